import { IsNull, type EntityManager } from 'typeorm';
import { asiakasLinkType, Failure } from '@keikka/contracts';
import { mayPlanVehicle } from '@keikka/domain';
import { AsiakasAsiakasLink } from '../asiakas/asiakas.entity.js';
import { Person } from '../person/person.entity.js';
import { Vehicle } from '../vehicle/vehicle.entity.js';

export interface Driver {
  personId: number;
  asiakasId: number;
}

/** The person who gets a vehicle, and the companies whose days the change may touch. */
export interface Place {
  companies: number[];
  person: Driver;
}

/** Reads the person and the companies of a drop. Refuses a vehicle or person that the company does not plan. */
export async function placeOf(
  manager: EntityManager,
  asiakasId: number,
  { personId, vehicleId }: { personId: number; vehicleId: number },
): Promise<Place> {
  const vehicle = await plannable(manager, asiakasId, vehicleId);
  const companies = [asiakasId, vehicle.asiakasId];
  return { companies, person: await driverOf(manager, companies, personId) };
}

/** A company clears the vehicle of its own drivers, and of a partner's on a vehicle that it plans. */
export async function clearablePerson(
  manager: EntityManager,
  asiakasId: number,
  { personId, vehicleId }: { personId: number; vehicleId: number | null },
): Promise<Driver> {
  const vehicle = await manager.findOneBy(Vehicle, { vehicleId: vehicleId ?? 0 });
  const isPlanned = vehicle && (await plans(manager, asiakasId, vehicle));
  return driverOf(manager, isPlanned ? [asiakasId, vehicle.asiakasId] : [asiakasId], personId);
}

/** The vehicle must be the company's own or a pump partner's. */
export async function plannable(
  manager: EntityManager,
  asiakasId: number,
  vehicleId: number,
): Promise<Vehicle> {
  const vehicle = await manager.findOneBy(Vehicle, { vehicleId });
  if (!vehicle || !(await plans(manager, asiakasId, vehicle))) throw new Failure('VEHICLE.NOT_FOUND');
  return vehicle;
}

async function plans(
  manager: EntityManager,
  asiakasId: number,
  { asiakasId: owner }: Vehicle,
): Promise<boolean> {
  const partners = await manager.findBy(AsiakasAsiakasLink, {
    linkedAsiakasId: owner,
    asiakasAsiakasLinkTypeId: asiakasLinkType.pumpPartner,
  });
  return mayPlanVehicle({ asiakasId: owner, plannedBy: partners.map((link) => link.asiakasId) }, asiakasId);
}

/** The driver must be of the planner's company or of the vehicle's, as order demands of a drop (G-144). */
async function driverOf(manager: EntityManager, companies: number[], personId: number): Promise<Driver> {
  const person = await manager.findOneBy(Person, { personId, personDeletedTime: IsNull() });
  const asiakasId = person?.asiakasId;
  if (!asiakasId || !companies.includes(asiakasId)) throw new Failure('PERSON.NOT_FOUND');
  return { personId, asiakasId };
}
