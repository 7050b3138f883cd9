import { Injectable } from '@nestjs/common';
import { serviceActor } from '@keikka/contracts';
import { keikkaTila, stepLogType } from '@keikka/domain';
import { Clock, currentContext, runInContext, type Tx } from '@keikka/server';
import type { KeikkaChange } from '../keikka/keikka-changes.service.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { Planning } from '../planning/planning.service.js';
import { tilaByTime, type TimedTila } from './keikka-tila.rules.js';

/** Few, because a reader of one of them waits until all are moved. */
const BATCH_SIZE = 10;

const logOf = {
  [keikkaTila.meneillaan]: { type: stepLogType.tilaVaihdettu, message: 'UPDATE TO TOIMITUS MENEILLÄÄN' },
  [keikkaTila.toimitettu]: { type: stepLogType.toimitettu, message: 'Tilaus toimitettu (woia)' },
} as const;

/**
 * Changes the status of orders as time passes: 4 to 5, and 4 or 5 to 9. The load of an order and the sweep run
 * the same compare-and-set under the row's lock, so that many readers at once make one change and one step log entry.
 * The change token stays, so that the clock disturbs nobody's editing.
 */
@Injectable()
export class KeikkaTilaClock {
  constructor(
    private readonly clock: Clock,
    private readonly planning: Planning,
  ) {}

  /** Whether the order, as it was read, is due for another status. */
  isDue(tila: TimedTila): boolean {
    return tilaByTime(tila, this.clock.now()) !== tila.keikkaTilaId;
  }

  /** Changes the status of one order, if it is due. */
  async advance(keikkaId: number): Promise<void> {
    await this.asClock((tx) => this.advanceDue(tx, keikkaId));
  }

  /**
   * Changes the status of all due orders. Only one replica runs at a time: the others find the lock taken and return.
   */
  async sweep(): Promise<void> {
    while ((await this.asClock((tx) => this.sweepBatch(tx))) === BATCH_SIZE);
  }

  /** The clock is not a person: its entries carry no person, even when a person's read set it off. */
  private asClock<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return runInContext({ ...currentContext(), actor: serviceActor }, () =>
      this.planning.transactions.run(work),
    );
  }

  private async sweepBatch(tx: Tx): Promise<number> {
    const [{ locked }] = await tx.manager.query<[{ locked: boolean }]>(
      `select pg_try_advisory_xact_lock(hashtext('keikka-tila-sweep'), hashtext(current_schema())) as locked`,
    );
    return locked ? this.advanceDue(tx) : 0;
  }

  private async advanceDue(tx: Tx, keikkaId?: number): Promise<number> {
    const due = await this.lockDue(tx, keikkaId);
    const changes: KeikkaChange[] = [];
    for (const before of due) {
      const keikkaTilaId = tilaByTime(before, tx.now);
      const log =
        keikkaTilaId === before.keikkaTilaId ? undefined : logOf[keikkaTilaId as keyof typeof logOf];
      if (!log) continue;
      await tx.manager.update(Keikka, before.keikkaId, { keikkaTilaId });
      const after = { ...before, keikkaTilaId };
      await this.planning.changes.record(tx, after, { keikkaTilaId: before.keikkaTilaId }, { keikkaTilaId });
      await this.planning.stepLog.append(tx, before.keikkaId, log.type, log.message);
      changes.push({ before, after });
    }
    if (changes.length > 0) await this.planning.changes.announce(tx, changes);
    return changes.length;
  }

  /**
   * The sweep does not wait for an order that somebody else is changing; the next one finds it, if it is still due. A
   * reader waits, sees the other's result and finds nothing due any more.
   */
  private lockDue(tx: Tx, keikkaId?: number): Promise<Keikka[]> {
    const query = tx.manager
      .createQueryBuilder(Keikka, 'k')
      .setLock('pessimistic_write')
      .where('k.keikkaTilaId in (:toimitusvalmis, :meneillaan) and k.pumppuAika < :now', {
        ...keikkaTila,
        now: tx.now,
      })
      .andWhere('(k.timeEnd < :now or (k.keikkaTilaId = :toimitusvalmis and k.timeEnd > :now))')
      .orderBy('k.keikkaId')
      .limit(BATCH_SIZE);
    if (keikkaId === undefined) query.setOnLocked('skip_locked');
    else query.andWhere('k.keikkaId = :keikkaId', { keikkaId });
    return query.getMany();
  }
}
