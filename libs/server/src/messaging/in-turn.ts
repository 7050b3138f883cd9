import { AsyncLocalStorage } from 'node:async_hooks';
import {
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { Failure } from '@keikka/contracts';
import { currentContext, isTooLate } from './request-context.js';

/** While one command holds the row, the next prepares. */
const AT_ONCE = 2;
const WAITING = 100;

/** Commands of one thing take their turns; different things do not wait for each other. */
export class Turns {
  private readonly queues = new Map<string, BulkheadPolicy>();

  /** @throws Failure SERVICE.BUSY when too many wait already. */
  /** The same for several things, in one order everywhere, so that no two commands wait for each other. */
  takeAll<T>(things: readonly string[], work: () => Promise<T>): Promise<T> {
    return [...new Set(things)]
      .sort()
      .reduceRight<() => Promise<T>>((rest, thing) => () => this.take(thing, rest), work)();
  }

  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(thing) ?? bulkhead(AT_ONCE, WAITING);
    this.queues.set(thing, queue);
    try {
      // Whoever ends gives the turn on: without a binding the next one would run in the context of his request.
      return await queue.execute(AsyncLocalStorage.bind(work));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new Failure('SERVICE.BUSY') : error;
    } finally {
      if (queue.executionSlots === AT_ONCE && queue.queueSlots === WAITING) this.queues.delete(thing);
    }
  }
}

/** The turns of this process. */
const turns = new Turns();

type Named = Readonly<Record<string, unknown>>;

/**
 * Marks a command on the thing that a field of the request names (`keikkaId`), or on the things that the field names in
 * each line of a list of it (`moves`). It waits for its turn without a database connection, so that a crowd on one thing
 * leaves the connections to the others. Without the field there is no wait.
 */
export const InTurn = (field: string, list?: string): MethodDecorator =>
  UseInterceptors({
    intercept: (execution: ExecutionContext, next: CallHandler): Observable<unknown> => {
      const data = execution.switchToRpc().getData<Named>();
      const named = list === undefined ? [data] : (data[list] as Named[]);
      const ids = named.map((each) => each[field] as number | string | undefined).filter(Boolean);
      if (ids.length === 0) return next.handle() as Observable<unknown>;
      const answer = async (): Promise<unknown> => {
        if (isTooLate(currentContext())) throw new Failure('SERVICE.UNAVAILABLE');
        return lastValueFrom(next.handle() as Observable<unknown>, { defaultValue: null });
      };
      return defer(() =>
        turns.takeAll(
          ids.map((id) => `${field}:${id}`),
          answer,
        ),
      );
    },
  } satisfies NestInterceptor);
