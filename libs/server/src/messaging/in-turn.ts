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

/**
 * Marks a command on the thing that a field of the request names (`keikkaId`). It waits for its turn without a database
 * connection, so that a crowd on one thing leaves the connections to the others. Without the field there is no wait.
 */
export const InTurn = (field: string): MethodDecorator =>
  UseInterceptors({
    intercept: (execution: ExecutionContext, next: CallHandler): Observable<unknown> => {
      const id = execution.switchToRpc().getData<Readonly<Record<string, number | string | undefined>>>()[
        field
      ];
      if (!id) return next.handle() as Observable<unknown>;
      const answer = async (): Promise<unknown> => {
        if (isTooLate(currentContext())) throw new Failure('SERVICE.UNAVAILABLE');
        return lastValueFrom(next.handle() as Observable<unknown>, { defaultValue: null });
      };
      return defer(() => turns.take(`${field}:${id}`, answer));
    },
  } satisfies NestInterceptor);
