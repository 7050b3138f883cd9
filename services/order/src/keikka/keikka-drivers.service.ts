import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Failure, staffMessages, type Actor } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { Clock, PersonProjectionRow, ServiceClient, type Act, type Tx } from '@keikka/server';
import { KeikkaKuski } from './keikka-kuski.entity.js';
import type { Keikka } from './keikka.entity.js';
import { VehicleAvailability } from './vehicle-availability.service.js';

/** The drivers that the orders $1 have, or have had. */
const DRIVERS_EVER_SQL = `
select person_id as "personId" from keikka_kuski where keikka_id = any($1)
union
select kuski::int from change_history, jsonb_array_elements(old_value) as kuski
where entity_type = 'keikka' and entity_id = any($1) and field_name = 'kuskit'`;

/** New drivers of an order, and those that they replace. */
export interface KuskiChange {
  before: number[];
  after: readonly number[];
}

/** The change as the order's history records it. */
export const actOf = ({ before, after }: KuskiChange): Act => ({
  before: { kuskit: before },
  after: { kuskit: after },
});

/** Who may drive an order, and the rows of its drivers. */
@Injectable()
export class KeikkaDrivers {
  constructor(
    private readonly vehicles: VehicleAvailability,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /**
   * The persons must belong to the planner's company or to the vehicle's, by the rule that staff applies to the day
   * vehicle.
   * @throws Failure VEHICLE.NOT_FOUND, PERSON.NOT_FOUND
   */
  async requireKnown(
    manager: EntityManager,
    actor: Actor,
    vehicleId: number | null,
    personIds: readonly number[],
  ): Promise<void> {
    const vehicle = vehicleId === null ? null : await this.vehicles.plannable(manager, actor, vehicleId);
    const known = await manager.countBy(PersonProjectionRow, {
      personId: In([...personIds]),
      asiakasId: In([actor.asiakasId, ...(vehicle ? [vehicle.asiakasId] : [])]),
      removed: false,
    });
    if (known < personIds.length) throw new Failure('PERSON.NOT_FOUND');
  }

  /**
   * Asks staff, so it is called before a transaction. For work without a day it is enough to be a driver today.
   * @throws Failure PERSON.NOT_DRIVER, PERSON.AWAY
   */
  async requireAtWork(personId: number, yyyymmdd: string | null): Promise<void> {
    const day = { personId, yyyymmdd: yyyymmdd ?? helsinkiDay(this.clock.now()) };
    const { drives, pois } = await this.services.ask(staffMessages.kuskiDrives, day);
    if (!drives) throw new Failure('PERSON.NOT_DRIVER');
    if (pois && yyyymmdd !== null) throw new Failure('PERSON.AWAY');
  }

  /**
   * Those who are new to the order must be known to its planner and at work on its day. Called before a transaction.
   * @throws Failure VEHICLE.NOT_FOUND, PERSON.NOT_FOUND, PERSON.NOT_DRIVER, PERSON.AWAY
   */
  async requireToDrive(
    manager: EntityManager,
    actor: Actor,
    { keikkaId, vehicleId, pumppuAika }: Pick<Keikka, 'keikkaId' | 'vehicleId' | 'pumppuAika'>,
    personIds: readonly number[],
  ): Promise<void> {
    const coming = await this.newTo(manager, [keikkaId], personIds);
    await this.requireKnown(manager, actor, vehicleId, coming);
    for (const personId of coming) await this.requireAtWork(personId, pumppuAika && helsinkiDay(pumppuAika));
  }

  /** Those who were never on the orders. The others may come back, so that a change can be undone. */
  async newTo(
    manager: EntityManager,
    keikkaIds: readonly number[],
    personIds: readonly number[],
  ): Promise<number[]> {
    const ever = await manager.query<{ personId: number }[]>(DRIVERS_EVER_SQL, [keikkaIds]);
    return personIds.filter((id) => !ever.some(({ personId }) => personId === id));
  }

  /** The change that a list of drivers means for the order; undefined when they are its drivers already. */
  async changeTo(
    manager: EntityManager,
    keikkaId: number,
    personIds: readonly number[],
  ): Promise<KuskiChange | undefined> {
    const kuskit = await this.rowsOf(manager, keikkaId);
    const before = kuskit.map(({ personId }) => personId);
    const isSet = kuskit.every(({ isExplicitAssignment }) => isExplicitAssignment);
    return isSet && isSameList(before, personIds) ? undefined : { before, after: personIds };
  }

  /** The order's drivers in their order. */
  async of(manager: EntityManager, keikkaId: number): Promise<number[]> {
    return (await this.rowsOf(manager, keikkaId)).map(({ personId }) => personId);
  }

  async replace({ manager }: Tx, keikkaId: number, { after }: KuskiChange): Promise<void> {
    await manager.delete(KeikkaKuski, { keikkaId });
    await manager.insert(
      KeikkaKuski,
      after.map((personId, index) => ({
        keikkaId,
        personId,
        orderNo: index + 1,
        isExplicitAssignment: true,
      })),
    );
  }

  private rowsOf(manager: EntityManager, keikkaId: number): Promise<KeikkaKuski[]> {
    return manager.find(KeikkaKuski, { where: { keikkaId }, order: { orderNo: 'ASC' } });
  }
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
