import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Failure, type Actor, type InputOf, type LaskuLog, type laskuLogCalls } from '@keikka/contracts';
import { rolesOf, laskuLogType } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';
import { toLaskuLog } from './lasku.mapper.js';
import { demandVisible } from './lasku.policy.js';

type Input<Name extends keyof typeof laskuLogCalls> = InputOf<(typeof laskuLogCalls)[Name]>;

/** The log of invoices. Who adds an entry, and of which kind it is, is never taken from the call. */
@Injectable()
export class LaskuLogService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** The latest first [I-125]. */
  async list(actor: Actor, { keikkaLaskuId }: Input<'list'>): Promise<LaskuLog[]> {
    if (!keikkaLaskuId) throw new Failure('LASKULOKI.NO_LASKU');
    const { manager } = this.dataSource;
    await visibleLasku(manager, actor, keikkaLaskuId, 'LASKU.NOT_FOUND');
    const entries = await manager.find(KeikkaLaskuLog, {
      where: { keikkaLaskuId },
      order: { entryTime: 'DESC', keikkaLaskuLogId: 'DESC' },
    });
    return entries.map(toLaskuLog);
  }

  async get(actor: Actor, { keikkaLaskuLogId }: Input<'get'>): Promise<LaskuLog> {
    return toLaskuLog(await visibleEntry(this.dataSource.manager, actor, keikkaLaskuLogId));
  }

  /** A person's own note [I-123] [I-073]. */
  add(actor: Actor, input: Input<'add'>): Promise<LaskuLog> {
    const { keikkaLaskuId } = input;
    const [title = '', description = ''] = [input.title?.trim(), input.description?.trim()];
    if (!title && !description) throw new Failure('LASKULOKI.EMPTY');
    return this.transactions.runOnce(actor, 'lasku-log.add', input, async (tx) => {
      await visibleLasku(tx.manager, actor, keikkaLaskuId, 'LASKU.NOT_FOUND');
      const entry = await tx.manager.save(KeikkaLaskuLog, {
        keikkaLaskuId,
        title,
        description,
        keikkaLaskuLogTypeId: laskuLogType.note,
        entryTime: tx.now,
        entryByPersonId: actor.personId,
        entryByPersonName: actor.personName ?? '',
      });
      return toLaskuLog(entry);
    });
  }

  /** Any entry by a system admin, a note by its author [O-242]. */
  delete(actor: Actor, { keikkaLaskuLogId }: Input<'delete'>): Promise<{ keikkaLaskuLogId: number }> {
    return this.transactions.runOnce(actor, 'lasku-log.delete', { keikkaLaskuLogId }, async ({ manager }) => {
      const entry = await visibleEntry(manager, actor, keikkaLaskuLogId);
      const isOwn =
        entry.keikkaLaskuLogTypeId === laskuLogType.note && entry.entryByPersonId === actor.personId;
      if (!isOwn && !rolesOf(actor.settingTypes).isSystemAdmin) throw new Failure('LASKULOKI.NOT_OWN');
      await manager.delete(KeikkaLaskuLog, { keikkaLaskuLogId });
      return { keikkaLaskuLogId };
    });
  }
}

async function visibleLasku(
  manager: EntityManager,
  actor: Actor,
  keikkaLaskuId: number,
  missing: 'LASKU.NOT_FOUND' | 'LASKULOKI.NOT_FOUND',
): Promise<void> {
  const lasku = await manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
  if (!lasku) throw new Failure(missing);
  demandVisible(actor, lasku, missing);
}

async function visibleEntry(
  manager: EntityManager,
  actor: Actor,
  keikkaLaskuLogId: number,
): Promise<KeikkaLaskuLog> {
  const entry = await manager.findOneBy(KeikkaLaskuLog, { keikkaLaskuLogId });
  if (!entry) throw new Failure('LASKULOKI.NOT_FOUND');
  await visibleLasku(manager, actor, entry.keikkaLaskuId, 'LASKULOKI.NOT_FOUND');
  return entry;
}
