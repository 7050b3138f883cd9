import 'reflect-metadata';
import {
  authCalls,
  gridDayCalls,
  keikkaCalls,
  tuoteCalls,
  type Actor,
  type InputOf,
  type SessionInfo,
  type Tuote,
  type TuoteCategoryType,
} from '@keikka/contracts';
import { Needs } from '@keikka/server';
import { callsOf } from './calls-of.js';
import { Input } from './input.js';
import { CurrentActor } from './request.js';
import { Route } from './route.js';
import { Tenant } from './tenant.js';

const answer = <T>(..._: unknown[]): Promise<T> => new Promise(() => undefined);

class Door {
  @Route(tuoteCalls.listCategoryTypes)
  @Needs('laskutus.read')
  list(): Promise<TuoteCategoryType[]> {
    return answer();
  }

  // @ts-expect-error the call answers a list
  @Route(tuoteCalls.listCategoryTypes)
  @Needs('laskutus.read')
  one(): Promise<TuoteCategoryType> {
    return answer();
  }

  @Route(gridDayCalls.get, gridDayCalls.getOfSource)
  @Needs('page.grid.read')
  @Tenant({ personId: 'self' })
  body(): Promise<void> {
    return answer();
  }

  // @ts-expect-error the handler of this call writes the body itself
  @Route(gridDayCalls.get)
  @Needs('page.grid.read')
  @Tenant({ personId: 'self' })
  data(): Promise<object> {
    return answer();
  }

  @Route(tuoteCalls.get)
  @Needs('laskutus.read')
  get(@Input() { tuoteId }: InputOf<typeof tuoteCalls.get>): Promise<Tuote> {
    return answer(tuoteId);
  }

  // @ts-expect-error the input of another call
  @Route(tuoteCalls.get)
  @Needs('laskutus.read')
  getOfOther(@Input() { keikkaId }: InputOf<typeof keikkaCalls.copy>): Promise<Tuote> {
    return answer(keikkaId);
  }

  // @ts-expect-error the input comes first
  @Route(tuoteCalls.get)
  @Needs('laskutus.read')
  getLate(@CurrentActor() actor: Actor, @Input() input: InputOf<typeof tuoteCalls.get>): Promise<Tuote> {
    return answer(actor, input);
  }

  @Route(authCalls.me)
  @Needs('signedIn')
  me(@CurrentActor() actor: Actor): Promise<SessionInfo> {
    return answer(actor);
  }
}

describe('a route', () => {
  it('has a handler that takes what its call takes and answers what it promises; another does not compile', () => {
    expect(callsOf(Door.prototype.list)).toEqual([tuoteCalls.listCategoryTypes]);
    expect(callsOf(Door.prototype.get)).toEqual([tuoteCalls.get]);
    expect(callsOf(Door.prototype.me)).toEqual([authCalls.me]);
    expect(callsOf(Door.prototype.body)).toEqual([gridDayCalls.get, gridDayCalls.getOfSource]);
  });
});
