import { Injectable } from '@nestjs/common';
import {
  type Actor,
  type GridKeikka,
  type KuskiDaySum,
  type KuskiRestore,
  type KuskiSum,
} from '@keikka/contracts';
import { dayRange, keikkaTila } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { allowPlan } from '../access/keikka-access.policy.js';
import type { KeikkaChange } from '../keikka/keikka-changes.service.js';
import { actOf } from '../keikka/keikka-drivers.service.js';
import { Keikka } from '../keikka/keikka.entity.js';
import { Planning } from '../planning/planning.service.js';
import { daySumsSql, SUMS_SQL } from './kuski.sql.js';

/** A driver dropped on a vehicle for a day. */
export interface KuskiDrop {
  vehicleId: number;
  personId: number;
  yyyymmdd: string;
}

@Injectable()
export class KuskiService {
  constructor(private readonly planning: Planning) {}

  /**
   * Makes a person the only driver of all the company's orders of a vehicle on a day (G-144). Staff sets the day
   * vehicle from the event (G-293), so that it is set on a day without orders too. Staff also knows who is a driver.
   */
  async setForVehicle(actor: Actor, drop: KuskiDrop): Promise<{ changed: GridKeikka[] }> {
    const { personId, vehicleId, yyyymmdd } = drop;
    await this.planning.drivers.requireKnown(this.planning.dataSource.manager, actor, vehicleId, [personId]);
    await this.planning.drivers.requireAtWork(personId, yyyymmdd);
    return this.planning.transactions.runOnce(actor, 'kuski.set', drop, async (tx) => {
      const changes: KeikkaChange[] = [];
      for (const keikka of await lockOrdersOfDay(tx, actor, drop)) {
        const after = allowPlan(actor, keikka)
          ? await this.replaceDrivers(tx, keikka, [drop.personId])
          : keikka;
        if (after !== keikka) changes.push({ before: keikka, after });
      }
      const changed = await this.planning.changes.announce(tx, changes);
      const { asiakasId } = actor;
      const dayVehicles = [{ personId, vehicleId }];
      await tx.emit('order.day-vehicles.set.v1', { asiakasId, vehicleId, yyyymmdd, dayVehicles });
      return { changed };
    });
  }

  /**
   * Gives orders their drivers from before a drop, or those from after it, and the persons their day vehicles. Nothing
   * is changed unless every order has the version the caller knows. A drop can be taken back even when its earlier
   * driver is no driver today.
   */
  restore(actor: Actor, restore: KuskiRestore): Promise<{ changed: GridKeikka[] }> {
    const { vehicleId, yyyymmdd, dayVehicles, orders } = restore;
    return this.planning.transactions.runOnce(actor, 'kuski.restore', restore, async (tx) => {
      const coming = await this.planning.drivers.newTo(
        tx.manager,
        orders.map(({ keikkaId }) => keikkaId),
        orders.flatMap(({ personIds }) => personIds),
      );
      const persons = new Set([...coming, ...dayVehicles.map(({ personId }) => personId)]);
      await this.planning.drivers.requireKnown(tx.manager, actor, vehicleId, [...persons]);
      for (const dayVehicle of new Set(dayVehicles.map((day) => day.vehicleId)))
        if (dayVehicle !== null) await this.planning.vehicles.plannable(tx.manager, actor, dayVehicle);
      const changes: KeikkaChange[] = [];
      for (const order of orders.toSorted((a, b) => a.keikkaId - b.keikkaId)) {
        const before = await this.planning.changes.lockOnBoard(tx, actor, order, ['kuskit']);
        const after = await this.replaceDrivers(tx, before, order.personIds);
        if (after !== before) changes.push({ before, after });
      }
      const changed = await this.planning.changes.announce(tx, changes);
      const { asiakasId } = actor;
      await tx.emit('order.day-vehicles.set.v1', { asiakasId, vehicleId, yyyymmdd, dayVehicles });
      return { changed };
    });
  }

  daySums({ asiakasId }: Actor, yyyymmdd: string): Promise<KuskiDaySum[]> {
    const { start, end } = dayRange(yyyymmdd);
    return this.planning.dataSource.query<KuskiDaySum[]>(daySumsSql('$2', '$3'), [asiakasId, start, end]);
  }

  /**
   * What each driver has driven for the actor's company in the six months before a day [O-317]: the orders that begin on a
   * Helsinki day from the same one six months earlier, or that month's last, to the day before. Drivers of a partner
   * count too, with the company's own orders alone.
   */
  sums({ asiakasId }: Actor, yyyymmdd: string): Promise<KuskiSum[]> {
    return this.planning.dataSource.query<KuskiSum[]>(SUMS_SQL, [asiakasId, yyyymmdd]);
  }

  /** The order with its new drivers in the given order, or the same order when nothing changes. */
  private async replaceDrivers(tx: Tx, keikka: Keikka, personIds: readonly number[]): Promise<Keikka> {
    const { keikkaId } = keikka;
    const change = await this.planning.drivers.changeTo(tx.manager, keikkaId, personIds);
    if (!change) return keikka;
    await this.planning.replaceDrivers(tx, keikkaId, change);
    return this.planning.changes.save(tx, keikka, {}, { act: actOf(change) });
  }
}

function lockOrdersOfDay(tx: Tx, actor: Actor, { vehicleId, yyyymmdd }: KuskiDrop): Promise<Keikka[]> {
  const { start, end } = dayRange(yyyymmdd);
  return tx.manager
    .createQueryBuilder(Keikka, 'k')
    .setLock('pessimistic_write')
    .where('k.vehicleId = :vehicleId and k.ownerAsiakasId = :owner', { vehicleId, owner: actor.asiakasId })
    .andWhere('k.keikkaTilaId <> :poistettu', { poistettu: keikkaTila.poistettu })
    .andWhere('k.pumppuAika <= :end and k.timeEnd > :start', { start, end })
    .orderBy('k.keikkaId')
    .getMany();
}
