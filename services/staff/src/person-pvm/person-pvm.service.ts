import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Failure, type Actor, type PersonPvm as PersonPvmAnswer } from '@keikka/contracts';
import { Transactions, type Tx } from '@keikka/server';
import { AsiakasAsiakasLink, linkType } from '../asiakas/asiakas.entity.js';
import { Person } from '../person/person.entity.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';
import { PersonPvm, PersonPvmStatus, personPvmStatusId } from './person-pvm.entity.js';

export interface DayVehicle {
  personId: number;
  vehicleId: number;
  yyyymmdd: string;
}

@Injectable()
export class PersonPvmService {
  constructor(private readonly transactions: Transactions) {}

  setVehicle(actor: Actor, request: DayVehicle): Promise<PersonPvmAnswer> {
    return this.transactions.run((tx) => this.setVehicleIn(tx, actor.asiakasId, request));
  }

  /**
   * Makes the vehicle the person's of the day (G-236), and nobody else's: a vehicle has one driver a day. A person who
   * is away that day is refused.
   */
  async setVehicleIn(tx: Tx, asiakasId: number, drop: DayVehicle): Promise<PersonPvmAnswer> {
    const { personId, vehicleId, yyyymmdd } = drop;
    // Locked, because two first saves of one day have no row of it to wait for.
    const person = await tx.manager.findOne(Person, {
      where: { personId, asiakasId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!person) throw new Failure('PERSON.NOT_FOUND');
    await this.lockVehicle(tx, asiakasId, vehicleId);
    const days = await lockDays(tx, [asiakasId], drop);
    const existing = days.find((day) => day.personId === personId);
    const statusId = existing?.personPvmStatusId ?? personPvmStatusId.tyossa;
    const status = await tx.manager.findOneByOrFail(PersonPvmStatus, { personPvmStatusId: statusId });
    if (status.pois) throw new Failure('PERSON.AWAY');
    for (const other of days.filter((day) => day !== existing)) await this.saveVehicle(tx, other, null);
    const first = {
      personId,
      asiakasId,
      pvm: yyyymmdd,
      personPvmStatusId: statusId,
      personPvmText: '',
      varmenne: 0,
    };
    const saved = await this.saveVehicle(tx, existing ?? tx.manager.create(PersonPvm, first), vehicleId);
    const { personPvmId, pvm, personPvmText } = saved;
    return { personPvmId, personId, pvm, personPvmStatusId: statusId, personPvmText, vehicleId, pois: false };
  }

  private async saveVehicle(tx: Tx, day: PersonPvm, vehicleId: number | null): Promise<PersonPvm> {
    const before = tx.manager.hasId(PersonPvm, day) ? { vehicleId: day.vehicleId } : null;
    const varmenne = day.varmenne + 1;
    const saved = await tx.manager.save(tx.manager.create(PersonPvm, { ...day, vehicleId, varmenne }));
    const { personPvmId, personId, asiakasId, pvm } = saved;
    await tx.record({
      entityType: 'personPvm',
      entityId: personPvmId,
      ownerAsiakasId: asiakasId,
      varmenne,
      before,
      after: { vehicleId },
    });
    await tx.emit('staff.person-pvm.changed.v1', { asiakasId, personId, yyyymmdd: pvm });
    return saved;
  }

  /** The vehicle must be the company's own or a pump partner's. Locked, so that two drops on it follow each other. */
  private async lockVehicle(tx: Tx, asiakasId: number, vehicleId: number): Promise<void> {
    const vehicle = await tx.manager.findOne(Vehicle, {
      where: { vehicleId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!vehicle) throw new Failure('VEHICLE.NOT_FOUND');
    if (vehicle.asiakasId === asiakasId) return;
    const partner = await tx.manager.existsBy(AsiakasAsiakasLink, {
      asiakasId,
      linkedAsiakasId: vehicle.asiakasId,
      asiakasAsiakasLinkTypeId: linkType.pumpPartner,
    });
    if (!partner) throw new Failure('VEHICLE.NOT_AVAILABLE');
  }
}

/** The person's day and the days of others who have the vehicle; in one order, so that two swaps never deadlock. */
function lockDays(
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
    lock: { mode: 'pessimistic_write' },
  });
}
