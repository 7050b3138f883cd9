import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Failure, staffMessages, type Actor } from '@keikka/contracts';
import { PersonProjectionRow, ServiceClient, type Act, type Tx } from '@keikka/server';
import { KeikkaKuski } from './keikka-kuski.entity.js';
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
   * Asks staff, so it is called before a transaction.
   * @throws Failure PERSON.NOT_DRIVER, PERSON.AWAY
   */
  async requireAtWork(personId: number, yyyymmdd: string): Promise<void> {
    const { drives, pois } = await this.services.ask(staffMessages.kuskiDrives, { personId, yyyymmdd });
    if (!drives) throw new Failure('PERSON.NOT_DRIVER');
    if (pois) throw new Failure('PERSON.AWAY');
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
    const kuskit = await manager.find(KeikkaKuski, { where: { keikkaId }, order: { orderNo: 'ASC' } });
    const before = kuskit.map(({ personId }) => personId);
    const isSet = kuskit.every(({ isExplicitAssignment }) => isExplicitAssignment);
    return isSet && isSameList(before, personIds) ? undefined : { before, after: personIds };
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
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);
