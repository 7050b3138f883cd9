import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import {
  asiakasLinkType,
  Failure,
  type Actor,
  type ErrorCode,
  type EventMap,
  type PersonPvm as PersonPvmAnswer,
} from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { mayPlanVehicle } from '@keikka/domain';
import { AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { DayStaffingService } from '../grid-day/day-staffing.service.js';
import { Person } from '../person/person.entity.js';
import { PersonService } from '../person/person.service.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';
import { PersonPvm, PersonPvmStatus, personPvmStatusId } from './person-pvm.entity.js';

export interface DayVehicle {
  personId: number;
  vehicleId: number;
  yyyymmdd: string;
}

type SetDayVehicles = EventMap['order.day-vehicles.set.v1'];

/** A person who could not be given the vehicle, and the reason. */
interface NotGiven {
  personId: number;
  vehicleId: number;
  code: ErrorCode;
}

/** The person who gets the vehicle, and the companies whose days the change may touch. */
interface Place {
  companies: number[];
  person: { personId: number; asiakasId: number };
}

@Injectable()
export class PersonPvmService {
  constructor(
    private readonly transactions: Transactions,
    private readonly persons: PersonService,
    private readonly staffing: DayStaffingService,
  ) {}

  /**
   * Makes the vehicle the person's day vehicle (G-236) and takes it from everybody else: a vehicle has one driver a
   * day. A person who is no driver or is away that day is refused.
   */
  setVehicle(actor: Actor, drop: DayVehicle): Promise<PersonPvmAnswer> {
    const { asiakasId } = actor;
    const { personId, vehicleId, yyyymmdd } = drop;
    return this.transactions.runOnce(actor, 'person-pvm.set-vehicle', drop, async (tx) => {
      await lockDay(tx, yyyymmdd);
      const place = await placeOf(tx, asiakasId, drop);
      if (!(await this.persons.drives(personId, yyyymmdd, tx.manager)))
        throw new Failure('PERSON.NOT_DRIVER');
      const { saved, changed } = await this.giveVehicle(tx, place, drop);
      await this.tell(tx, yyyymmdd, changed);
      const { personPvmId, pvm, personPvmStatusId } = saved;
      // The planner may not read a partner's note about its own driver.
      const personPvmText = place.person.asiakasId === asiakasId ? saved.personPvmText : '';
      return { personPvmId, personId, pvm, personPvmStatusId, personPvmText, vehicleId, pois: false };
    });
  }

  /**
   * Persons who shall have no day vehicle lose it first, so that the others find theirs free. Order has already checked
   * that a dropped person is a driver; an earlier driver may be none today. Returns the persons who could not be given
   * their vehicle; a person who is away by now does not block the others.
   */
  async setVehiclesIn(tx: Tx, set: SetDayVehicles): Promise<NotGiven[]> {
    const { asiakasId, yyyymmdd, dayVehicles } = set;
    await lockDay(tx, yyyymmdd);
    const changed = await this.takeVehicles(tx, set);
    const notGiven: NotGiven[] = [];
    for (const { personId, vehicleId } of dayVehicles) {
      if (vehicleId === null) continue;
      const drop = { personId, vehicleId, yyyymmdd };
      try {
        const place = await placeOf(tx, asiakasId, drop);
        changed.push(...(await this.giveVehicle(tx, place, drop)).changed);
      } catch (error) {
        // The refusal came before anything of this person was saved.
        if (!(error instanceof Failure)) throw error;
        notGiven.push({ personId, vehicleId, code: error.code });
      }
    }
    await this.tell(tx, yyyymmdd, changed);
    return notGiven;
  }

  /** Returns the days as they were before. */
  private async takeVehicles(tx: Tx, set: SetDayVehicles): Promise<PersonPvm[]> {
    const { asiakasId, vehicleId, yyyymmdd, dayVehicles } = set;
    const dropped = await plannable(tx, asiakasId, vehicleId);
    const without = dayVehicles.filter((day) => day.vehicleId === null).map(({ personId }) => personId);
    const days = await tx.manager.find(PersonPvm, {
      where: { personId: In(without), pvm: yyyymmdd, asiakasId: In([asiakasId, dropped.asiakasId]) },
    });
    const taken = days.filter((day) => day.vehicleId !== null);
    for (const day of taken) await this.saveVehicle(tx, day, null);
    return taken;
  }

  /** Returns the person's day and all changed days, as they were and as they are. */
  private async giveVehicle(
    tx: Tx,
    { companies, person }: Place,
    drop: DayVehicle,
  ): Promise<{ saved: PersonPvm; changed: PersonPvm[] }> {
    const { personId, vehicleId, yyyymmdd } = drop;
    const days = await daysOf(tx, companies, drop);
    const existing = days.find((day) => day.personId === personId);
    const statusId = existing?.personPvmStatusId ?? personPvmStatusId.tyossa;
    const status = await tx.manager.findOneByOrFail(PersonPvmStatus, { personPvmStatusId: statusId });
    if (status.pois) throw new Failure('PERSON.AWAY');
    const others = days.filter((day) => day !== existing);
    for (const other of others) await this.saveVehicle(tx, other, null);
    const first = { ...person, pvm: yyyymmdd, personPvmStatusId: statusId, personPvmText: '', varmenne: 0 };
    const before = existing ?? tx.manager.create(PersonPvm, first);
    const saved = await this.saveVehicle(tx, before, vehicleId);
    return { saved, changed: [...others, before, saved] };
  }

  private async saveVehicle(tx: Tx, day: PersonPvm, vehicleId: number | null): Promise<PersonPvm> {
    const before = tx.manager.hasId(PersonPvm, day) ? { vehicleId: day.vehicleId } : null;
    const varmenne = day.varmenne + 1;
    const saved = await tx.manager.save(tx.manager.create(PersonPvm, { ...day, vehicleId, varmenne }));
    await tx.record({
      entityType: 'personPvm',
      entityId: saved.personPvmId,
      ownerAsiakasId: saved.asiakasId,
      varmenne,
      before,
      after: { vehicleId },
    });
    return saved;
  }

  /**
   * Emits the events after everything is saved, one for each person, so that boards learn the outcome and no step on
   * the way.
   */
  private async tell(tx: Tx, yyyymmdd: string, changed: readonly PersonPvm[]): Promise<void> {
    const vehicleIds = [...new Set(changed.flatMap(({ vehicleId }) => vehicleId ?? []))];
    for (const [personId, asiakasId] of new Map(changed.map((each) => [each.personId, each.asiakasId]))) {
      const staffing = await this.staffing.after(tx.manager, { personId, yyyymmdd, vehicleIds });
      await tx.emit('staff.person-pvm.changed.v1', { asiakasId, personId, yyyymmdd, staffing });
    }
  }
}

/**
 * Serialises changes of a day's vehicles. Each change touches the days of several persons, some of whom have no row
 * yet, and row locks taken in different orders would deadlock.
 */
async function lockDay(tx: Tx, yyyymmdd: string): Promise<void> {
  await tx.manager.query(
    `select pg_advisory_xact_lock(hashtext('person-pvm ' || current_schema()), $1::int)`,
    [yyyymmdd],
  );
}

/** Reads the person and the companies of a drop. Refuses a vehicle or person that the company does not plan. */
async function placeOf(tx: Tx, asiakasId: number, { personId, vehicleId }: DayVehicle): Promise<Place> {
  const vehicle = await plannable(tx, asiakasId, vehicleId);
  const companies = [asiakasId, vehicle.asiakasId];
  return { companies, person: await driverOf(tx, companies, personId) };
}

/** The vehicle must be the company's own or a pump partner's. */
async function plannable(tx: Tx, asiakasId: number, vehicleId: number): Promise<Vehicle> {
  const vehicle = await tx.manager.findOneBy(Vehicle, { vehicleId });
  if (!vehicle) throw new Failure('VEHICLE.NOT_FOUND');
  const partners = await tx.manager.findBy(AsiakasAsiakasLink, {
    linkedAsiakasId: vehicle.asiakasId,
    asiakasAsiakasLinkTypeId: asiakasLinkType.pumpPartner,
  });
  const plannedBy = partners.map((link) => link.asiakasId);
  if (!mayPlanVehicle({ asiakasId: vehicle.asiakasId, plannedBy }, asiakasId))
    throw new Failure('VEHICLE.NOT_FOUND');
  return vehicle;
}

/** The driver must be of the planner's company or of the vehicle's, as order demands of a drop (G-144). */
async function driverOf(tx: Tx, companies: number[], personId: number): Promise<Place['person']> {
  const person = await tx.manager.findOneBy(Person, { personId, personDeletedTime: IsNull() });
  const asiakasId = person?.asiakasId;
  if (!asiakasId || !companies.includes(asiakasId)) throw new Failure('PERSON.NOT_FOUND');
  return { personId, asiakasId };
}

/** The person's day and the days of others who have the vehicle. */
function daysOf(
  tx: Tx,
  companies: number[],
  { personId, vehicleId, yyyymmdd }: DayVehicle,
): Promise<PersonPvm[]> {
  return tx.manager.find(PersonPvm, {
    where: [
      { personId, pvm: yyyymmdd },
      { vehicleId, pvm: yyyymmdd, asiakasId: In(companies) },
    ],
    order: { personPvmId: 'ASC' },
  });
}
