import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type EventMap, type EventName } from '@keikka/contracts';
import { Clock } from '../clock/clock.js';
import { OutboxRelay } from '../events/outbox.relay.js';
import { currentContext, isTooLate } from '../messaging/request-context.js';
import type { WrittenEvent } from '../messaging/wire.js';
import { recordHistory, type Change } from './change-history.js';
import { IdempotencyRow, OutboxRow } from './server-tables.entity.js';

/** A running transaction. Rows, events and history of a change commit or roll back together. */
export interface Tx {
  readonly manager: EntityManager;
  readonly now: Date;
  /** Puts an event into the outbox; it is published after commit. */
  emit<Name extends EventName>(name: Name, data: EventMap[Name]): Promise<void>;
  /** Writes the changed fields of an aggregate into its history. */
  record(change: Change): Promise<void>;
}

@Injectable()
export class Transactions {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(OutboxRelay) private readonly relay: Pick<OutboxRelay, 'wake'>,
  ) {}

  /** Runs the work in one transaction and wakes the outbox relay after commit. */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const emitted: WrittenEvent[] = [];
    const context = currentContext();
    const result = await this.dataSource.transaction(async (manager) => {
      const done = await work(this.open(manager, emitted));
      // This process or the database was frozen meanwhile, and the asker was told that it failed.
      if (isTooLate(context)) throw new Failure('SERVICE.UNAVAILABLE');
      return done;
    });
    context.events?.push(...emitted);
    this.relay.wake();
    return result;
  }

  /**
   * Like `run`, but once per idempotency key of the request. The same key, operation and body get the first result;
   * anything else with the key is REQUEST.KEY_REUSED. Keys are per person, so a colleague's same key is another one.
   * Without a key it is a plain `run`.
   */
  async runOnce<T>(actor: Actor, operation: string, body: unknown, work: (tx: Tx) => Promise<T>): Promise<T> {
    const key = currentContext().idempotencyKey;
    if (!key) return this.run(work);
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([operation, body]))
      .digest('hex');
    return this.run(async (tx) => {
      const id = { asiakasId: actor.asiakasId, key: `${actor.personId}:${key}` };
      const claimed = await tx.manager
        .createQueryBuilder()
        .insert()
        .into(IdempotencyRow)
        .values({ ...id, bodyHash, at: tx.now })
        .orIgnore()
        .returning('key')
        .execute();
      if ((claimed.raw as unknown[]).length === 0) return this.firstResult<T>(tx, id, bodyHash);
      const result = await work(tx);
      await tx.manager.update(IdempotencyRow, id, { result: result as never });
      return result;
    });
  }

  private async firstResult<T>(tx: Tx, id: { asiakasId: number; key: string }, bodyHash: string): Promise<T> {
    const first = await tx.manager.findOneByOrFail(IdempotencyRow, id);
    if (first.bodyHash !== bodyHash) throw new Failure('REQUEST.KEY_REUSED');
    return first.result as T;
  }

  private open(manager: EntityManager, emitted: WrittenEvent[]): Tx {
    const now = this.clock.now();
    const { correlationId, actor } = currentContext();
    const author = {
      personId: actor.personId || null,
      personName: actor.personName ?? null,
      authorAsiakasId: actor.asiakasId || null,
    };
    return {
      manager,
      now,
      emit: async (name, data) => {
        await manager.insert(OutboxRow, {
          messageId: randomUUID(),
          name,
          data: data as never,
          correlationId,
          at: now,
          publishedAt: null,
        });
        emitted.push({ name, data });
      },
      record: (change) => recordHistory(manager, change, { now, correlationId, ...author }),
    };
  }
}
