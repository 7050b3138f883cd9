import { Injectable } from '@nestjs/common';
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

  /** Makes the vehicle the person's of the day (G-236). A person who is away that day is refused. */
  async setVehicleIn(
    tx: Tx,
    asiakasId: number,
    { personId, vehicleId, yyyymmdd }: DayVehicle,
  ): Promise<PersonPvmAnswer> {
    const person = await tx.manager.findOneBy(Person, { personId, asiakasId });
    if (!person) throw new Failure('PERSON.NOT_FOUND');
    await this.demandVehicle(tx, asiakasId, vehicleId);
    const existing = await tx.manager.findOne(PersonPvm, {
      where: { personId, pvm: yyyymmdd },
      lock: { mode: 'pessimistic_write' },
    });
    const statusId = existing?.personPvmStatusId ?? personPvmStatusId.tyossa;
    const status = await tx.manager.findOneByOrFail(PersonPvmStatus, { personPvmStatusId: statusId });
    if (status.pois) throw new Failure('PERSON.AWAY');
    const next = tx.manager.create(PersonPvm, {
      ...(existing ?? { personId, asiakasId, pvm: yyyymmdd, personPvmStatusId: statusId, personPvmText: '' }),
      vehicleId,
      varmenne: (existing?.varmenne ?? 0) + 1,
    });
    const saved = await tx.manager.save(next);
    await tx.record({
      entityType: 'personPvm',
      entityId: saved.personPvmId,
      ownerAsiakasId: asiakasId,
      varmenne: saved.varmenne,
      before: existing && { vehicleId: existing.vehicleId },
      after: { vehicleId },
    });
    await tx.emit('staff.person-pvm.changed.v1', { asiakasId, personId, yyyymmdd });
    const { personPvmId, pvm, personPvmText } = saved;
    return { personPvmId, personId, pvm, personPvmStatusId: statusId, personPvmText, vehicleId, pois: false };
  }

  /** The vehicle must be the company's own or a pump partner's. */
  private async demandVehicle(tx: Tx, asiakasId: number, vehicleId: number): Promise<void> {
    const vehicle = await tx.manager.findOneBy(Vehicle, { vehicleId });
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
