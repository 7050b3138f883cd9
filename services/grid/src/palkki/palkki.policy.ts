import type { EntityManager } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { palkkiTypeId, rolesOf } from '@keikka/domain';
import { VehicleProjectionRow } from '@keikka/server';
import { PalkkiType } from '../palkki-type/palkki-type.entity.js';
import type { Palkki } from './palkki.entity.js';

/** Only the owner company changes a bar, however many companies see it. */
export function demandOwn(actor: Actor, palkki: Palkki): void {
  if (palkki.ownerAsiakasId !== actor.asiakasId) throw new Failure('AUTH.FOREIGN_TENANT');
}

/** A bar stands on a vehicle of the company or of one whose vehicles it plans. */
export async function demandVehicle(manager: EntityManager, actor: Actor, vehicleId: number): Promise<void> {
  const vehicle = await manager.findOneBy(VehicleProjectionRow, { vehicleId });
  if (!vehicle) throw new Failure('VEHICLE.NOT_FOUND');
  const { asiakasId } = actor;
  if (vehicle.asiakasId !== asiakasId && !vehicle.plannedBy.includes(asiakasId)) {
    throw new Failure('VEHICLE.NOT_AVAILABLE');
  }
}

/** A bar of type 16 is the admins' alone: to make, to move, to turn into another and to delete (G-110, G-177). */
export function demandTypeRight(actor: Actor, typeId: number): void {
  const { asiakasAdmin, laskuAdmin } = rolesOf(actor.settingTypes);
  if (typeId === palkkiTypeId.lasku && !asiakasAdmin && !laskuAdmin)
    throw new Failure('PALKKI.TYPE_RESTRICTED');
}

/** The type is the system's or the company's own; 11 comes by deleting only. */
export async function demandType(manager: EntityManager, actor: Actor, typeId: number): Promise<void> {
  const type = await manager.findOneBy(PalkkiType, { grid_palkkiTypeId: typeId });
  const isOffered = type && (type.ownerAsiakasId === 0 || type.ownerAsiakasId === actor.asiakasId);
  if (!isOffered || typeId === palkkiTypeId.poistettu) throw new Failure('PALKKI.UNKNOWN_TYPE');
  demandTypeRight(actor, typeId);
}
