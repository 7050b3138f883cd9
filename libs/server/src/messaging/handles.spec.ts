import 'reflect-metadata';
import { PATTERN_METADATA } from '@nestjs/microservices/constants.js';
import { Payload } from '@nestjs/microservices';
import {
  keikkaCalls,
  orderMessages,
  vehicleCalls,
  type Actor,
  type InputOf,
  type Vehicle,
} from '@keikka/contracts';
import { Handles } from './handles.js';
import { Public } from './permissions.js';

const answer = <T>(..._: unknown[]): Promise<T> => new Promise(() => undefined);

class Handlers {
  @Handles(keikkaCalls.saveMoves)
  @Public()
  saveMoves(@Payload() { moves }: InputOf<typeof keikkaCalls.saveMoves>): Promise<{ moved: never[] }> {
    return answer(moves);
  }

  @Handles(vehicleCalls.list)
  @Public()
  list(actor: Actor): Promise<Vehicle[]> {
    return answer(actor);
  }

  @Handles(orderMessages.keikkaListForGrid)
  @Public()
  listForGrid(): Promise<Uint8Array> {
    return answer();
  }

  // @ts-expect-error the call answers a list
  @Handles(vehicleCalls.list)
  @Public()
  one(actor: Actor): Promise<Vehicle> {
    return answer(actor);
  }

  // @ts-expect-error the input of another call
  @Handles(keikkaCalls.saveMoves)
  @Public()
  other(@Payload() input: InputOf<typeof keikkaCalls.copy>): Promise<{ moved: never[] }> {
    return answer(input);
  }

  // @ts-expect-error no service answers this call alone
  @Handles(keikkaCalls.get)
  @Public()
  get(): Promise<never> {
    return answer();
  }
}

const subjectOf = (handler: object): unknown => Reflect.getMetadata(PATTERN_METADATA, handler);

describe('a handler', () => {
  it('answers at the subject of its call or message; with another input or answer it does not compile', () => {
    expect(subjectOf(Handlers.prototype.saveMoves)).toEqual(['order.keikka.move-many']);
    expect(subjectOf(Handlers.prototype.list)).toEqual(['staff.vehicle.list']);
    expect(subjectOf(Handlers.prototype.listForGrid)).toEqual(['order.keikka.list-for-grid']);
  });
});
