import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  staffMessages,
  type Actor,
  type GridPalkki,
  type InputOf,
  type KeikkaKuski,
  type palkkiCalls,
} from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { PersonProjectionRow, ServiceClient, Transactions, type Tx } from '@keikka/server';
import { PalkkiListService } from './palkki-list.service.js';
import { Palkki, PalkkiKuski } from './palkki.entity.js';
import { demandTypeRight, lockStanding } from './palkki.policy.js';
import { palkit } from './palkki.record.js';

export type PalkkiDriver = InputOf<typeof palkkiCalls.setPerson>;

/** As many as an order may have. */
const MOST_DRIVERS = 20;

/** Whether a palkki ($1) has had a driver ($2). */
const WAS_DRIVER_SQL = `
select 1 from change_history, jsonb_array_elements(old_value) as kuski
where entity_type = 'palkki' and entity_id = $1 and field_name = 'kuskit' and kuski::int = $2 limit 1`;

/** Adds one driver to a palkki, or takes one off it (G-223). The driver's vehicle of the day stays. */
@Injectable()
export class PalkkiKuskitService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly services: ServiceClient,
    private readonly lists: PalkkiListService,
  ) {}

  /**
   * One who has had the palkki before may come back, so that a removal can be undone.
   * @throws Failure PERSON.NOT_FOUND, PERSON.NOT_DRIVER, PERSON.AWAY, PALKKI.TOO_MANY_DRIVERS, CHANGE.OUTDATED
   */
  async set(actor: Actor, kuski: PalkkiDriver): Promise<GridPalkki> {
    await this.requireDriver(actor, kuski);
    return this.transactions.runOnce(actor, 'palkki-kuski.set', kuski, async (tx) => {
      const { palkki, before } = await lockSeen(tx, actor, kuski);
      if (before.includes(kuski.personId)) return palkit.change(tx, palkki, {});
      if (before.length >= MOST_DRIVERS) throw new Failure('PALKKI.TOO_MANY_DRIVERS');
      const { palkkiId, personId } = kuski;
      await tx.manager.insert(PalkkiKuski, { palkkiId, personId });
      return changeDrivers(tx, palkki, before, [...before, personId]);
    });
  }

  /** @throws Failure CHANGE.OUTDATED */
  remove(actor: Actor, kuski: PalkkiDriver): Promise<GridPalkki> {
    return this.transactions.runOnce(actor, 'palkki-kuski.remove', kuski, async (tx) => {
      const { palkki, before } = await lockSeen(tx, actor, kuski);
      const { palkkiId, personId } = kuski;
      if (!before.includes(personId)) return palkit.change(tx, palkki, {});
      await tx.manager.delete(PalkkiKuski, { palkkiId, personId });
      return changeDrivers(
        tx,
        palkki,
        before,
        before.filter((id) => id !== personId),
      );
    });
  }

  /** A company that the palkki is shared with is told of none. */
  async list(actor: Actor, { palkkiId }: { palkkiId: number }): Promise<KeikkaKuski[]> {
    return (await this.lists.get(actor, { palkkiId })).kuskit;
  }

  /**
   * A new driver is one of the own company, and at work when the palkki begins. It asks staff before a transaction is
   * open. What the actor may not change at all, the transaction refuses.
   */
  private async requireDriver({ asiakasId }: Actor, { palkkiId, personId }: PalkkiDriver): Promise<void> {
    const { manager } = this.dataSource;
    const palkki = await manager.findOneBy(Palkki, { palkkiId, ownerAsiakasId: asiakasId });
    if (!palkki) return;
    const isOn = await manager.existsBy(PalkkiKuski, { palkkiId, personId });
    if (isOn || (await manager.query<unknown[]>(WAS_DRIVER_SQL, [palkkiId, personId])).length > 0) return;
    if (!(await manager.existsBy(PersonProjectionRow, { personId, asiakasId, removed: false })))
      throw new Failure('PERSON.NOT_FOUND');
    const day = { personId, yyyymmdd: helsinkiDay(palkki.timeStart) };
    const { drives, pois } = await this.services.ask(staffMessages.kuskiDrives, day);
    if (!drives) throw new Failure('PERSON.NOT_DRIVER');
    if (pois) throw new Failure('PERSON.AWAY');
  }
}

/** The palkki to change and its drivers, unless somebody has changed those since they were seen. */
async function lockSeen(
  tx: Tx,
  actor: Actor,
  { palkkiId, varmenne }: PalkkiDriver,
): Promise<{ palkki: Palkki; before: number[] }> {
  const palkki = await lockStanding(tx, actor, palkkiId);
  demandTypeRight(actor, palkki.grid_palkkiTypeId);
  await palkit.requireSeen(tx, palkki, varmenne, ['kuskit']);
  const rows = await tx.manager.find(PalkkiKuski, { where: { palkkiId }, order: { personId: 'ASC' } });
  return { palkki, before: rows.map(({ personId }) => personId) };
}

/** The drivers are no field of a save, but the palkki has another version with them. */
const changeDrivers = (
  tx: Tx,
  palkki: Palkki,
  before: readonly number[],
  after: readonly number[],
): Promise<GridPalkki> =>
  palkit.change(tx, palkki, {}, { before: { kuskit: before }, after: { kuskit: after } });
