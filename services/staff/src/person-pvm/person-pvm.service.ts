import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import {
  Failure,
  type Actor,
  type ErrorCode,
  type EventMap,
  type PersonPvm as PersonPvmAnswer,
} from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { DayStaffingService } from '../grid-day/day-staffing.service.js';
import { PersonService } from '../person/person.service.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';
import { PersonPvm, PersonPvmStatus, personPvmStatusId } from './person-pvm.entity.js';
import { personPvmAnswer } from './person-pvm.mapper.js';
import { clearablePerson, placeOf, plannable, type Driver, type Place } from './person-pvm.policy.js';

export interface PersonDay {
  personId: number;
  yyyymmdd: string;
}

interface DayVehicle extends PersonDay {
  vehicleId: number;
}

type SetDayVehicles = EventMap['order.day-vehicles.set.v1'];

/** A person who could not be given the vehicle, and the reason. */
interface NotGiven {
  personId: number;
  vehicleId: number;
  code: ErrorCode;
}

/** All changed days, as they were and as they are. */
interface SetVehicle {
  person: Driver;
  changed: PersonPvm[];
}

@Injectable()
export class PersonPvmService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly persons: PersonService,
    private readonly staffing: DayStaffingService,
  ) {}

  async drives({ personId, yyyymmdd }: PersonDay): Promise<{ drives: boolean; pois: boolean }> {
    const { manager } = this.dataSource;
    const day = await manager.findOneBy(PersonPvm, { personId, pvm: yyyymmdd });
    const status = await statusOf(manager, day);
    return { drives: await this.persons.drives(personId, yyyymmdd), pois: status?.pois ?? false };
  }

  /**
   * Makes the vehicle the person's day vehicle (G-236) and takes it from everybody else: a vehicle has one driver a
   * day. A person who is no driver or is away that day is refused. null clears the person's day vehicle.
   */
  setVehicle(actor: Actor, request: PersonDay & { vehicleId: number | null }): Promise<PersonPvmAnswer> {
    const { asiakasId } = actor;
    const { personId, vehicleId, yyyymmdd } = request;
    return this.transactions.runOnce(actor, 'person-pvm.set-vehicle', request, async (tx) => {
      await lockDay(tx, yyyymmdd);
      const { person, changed } =
        vehicleId === null
          ? await this.clearVehicle(tx, asiakasId, request)
          : await this.giveToDriver(tx, asiakasId, { personId, vehicleId, yyyymmdd });
      await this.tell(tx, yyyymmdd, changed);
      return answerOf(tx.manager, request, person.asiakasId === asiakasId);
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
        const place = await placeOf(tx.manager, asiakasId, drop);
        changed.push(...(await this.giveVehicle(tx, place, drop)));
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
    const dropped = await plannable(tx.manager, asiakasId, vehicleId);
    const without = dayVehicles.filter((day) => day.vehicleId === null).map(({ personId }) => personId);
    const days = await tx.manager.find(PersonPvm, {
      where: { personId: In(without), pvm: yyyymmdd, asiakasId: In([asiakasId, dropped.asiakasId]) },
    });
    const taken = days.filter((day) => day.vehicleId !== null);
    for (const day of taken) await this.saveVehicle(tx, day, null);
    return taken;
  }

  private async giveToDriver(tx: Tx, asiakasId: number, drop: DayVehicle): Promise<SetVehicle> {
    const place = await placeOf(tx.manager, asiakasId, drop);
    if (!(await this.persons.drives(drop.personId, drop.yyyymmdd, tx.manager)))
      throw new Failure('PERSON.NOT_DRIVER');
    return { person: place.person, changed: await this.giveVehicle(tx, place, drop) };
  }

  /** A person without a day vehicle keeps the day untouched. */
  private async clearVehicle(
    tx: Tx,
    asiakasId: number,
    { personId, yyyymmdd }: PersonDay,
  ): Promise<SetVehicle> {
    const day = await tx.manager.findOneBy(PersonPvm, { personId, pvm: yyyymmdd });
    const vehicleId = day?.vehicleId ?? null;
    const person = await clearablePerson(tx.manager, asiakasId, { personId, vehicleId });
    const changed = day && vehicleId !== null ? [day, await this.saveVehicle(tx, day, null)] : [];
    return { person, changed };
  }

  /** Returns all changed days, as they were and as they are. */
  private async giveVehicle(tx: Tx, { companies, person }: Place, drop: DayVehicle): Promise<PersonPvm[]> {
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
    return [...others, before, saved];
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

async function statusOf(manager: EntityManager, day: PersonPvm | null): Promise<PersonPvmStatus | null> {
  return day && manager.findOneBy(PersonPvmStatus, { personPvmStatusId: day.personPvmStatusId });
}

/** The day entry as it is now; `isOwn` says whether the person is of the asker's company. */
async function answerOf(
  manager: EntityManager,
  { personId, yyyymmdd }: PersonDay,
  isOwn: boolean,
): Promise<PersonPvmAnswer> {
  const day = await manager.findOneBy(PersonPvm, { personId, pvm: yyyymmdd });
  const status = await statusOf(manager, day);
  const vehicle = day?.vehicleId ? await manager.findOneBy(Vehicle, { vehicleId: day.vehicleId }) : null;
  return personPvmAnswer({ personId, pvm: yyyymmdd, day, status, vehicle }, isOwn);
}
