import 'reflect-metadata';
import { gridDayCalls, tuoteCalls, type TuoteCategoryType } from '@keikka/contracts';
import { Needs } from '@keikka/server';
import { callsOf } from './calls-of.js';
import { Route } from './route.js';
import { Tenant } from './tenant.js';

const answer = <T>(): Promise<T> => new Promise(() => undefined);

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
}

describe('a route', () => {
  it('has a handler that answers what its call promises; another does not compile', () => {
    expect(callsOf(Door.prototype.list)).toEqual([tuoteCalls.listCategoryTypes]);
    expect(callsOf(Door.prototype.body)).toEqual([gridDayCalls.get, gridDayCalls.getOfSource]);
  });
});
