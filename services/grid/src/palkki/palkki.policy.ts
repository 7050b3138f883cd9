import type { EntityManager } from 'typeorm';
import { Failure, type Actor } from '@keikka/contracts';
import { mayPlanVehicle, palkkiTypeId, rolesOf, viewersOf } from '@keikka/domain';
import { VehicleProjectionRow, type Tx } from '@keikka/server';
import { PalkkiType } from '../palkki-type/palkki-type.entity.js';
import { PalkkiVisibility, type Palkki } from './palkki.entity.js';
import { palkit } from './palkki.record.js';

/**
 * Only the owner company changes a palkki, however many companies see it. A company that does not see it is told that
 * there is none.
 */
export async function demandOwn(manager: EntityManager, actor: Actor, palkki: Palkki): Promise<void> {
  const { palkkiId, ownerAsiakasId } = palkki;
  if (ownerAsiakasId === actor.asiakasId) return;
  const shared = await manager.findBy(PalkkiVisibility, { palkkiId });
  const viewers = viewersOf(
    palkki,
    ownerAsiakasId,
    shared.map(({ asiakasId }) => asiakasId),
  );
  throw new Failure(viewers.includes(actor.asiakasId) ? 'AUTH.FOREIGN_TENANT' : 'PALKKI.NOT_FOUND');
}

/** A palkki of the own company, also a deleted one, locked until the transaction ends. */
export async function lockOwn(tx: Tx, actor: Actor, palkkiId: number): Promise<Palkki> {
  const palkki = await palkit.lock(tx, palkkiId);
  await demandOwn(tx.manager, actor, palkki);
  return palkki;
}

/** A palkki of the own company that stands on the board, locked until the transaction ends. */
export async function lockStanding(tx: Tx, actor: Actor, palkkiId: number): Promise<Palkki> {
  const palkki = await lockOwn(tx, actor, palkkiId);
  if (palkki.deletedTime) throw new Failure('PALKKI.NOT_FOUND');
  return palkki;
}

/** A palkki stands on a vehicle of the company or of one whose vehicles it plans. */
export async function demandVehicle(manager: EntityManager, actor: Actor, vehicleId: number): Promise<void> {
  const vehicle = await manager.findOneBy(VehicleProjectionRow, { vehicleId });
  if (!vehicle || !mayPlanVehicle(vehicle, actor.asiakasId)) throw new Failure('VEHICLE.NOT_FOUND');
}

/** Only admins make, move, retype or delete a palkki of type 16 (G-110, G-177). */
export function demandTypeRight(actor: Actor, typeId: number): void {
  const { asiakasAdmin, laskuAdmin } = rolesOf(actor.settingTypes);
  if (typeId === palkkiTypeId.lasku && !asiakasAdmin && !laskuAdmin)
    throw new Failure('PALKKI.TYPE_RESTRICTED');
}

/** The type is the system's or the company's own. Type 11 comes about by deletion only. */
export async function demandType(manager: EntityManager, actor: Actor, typeId: number): Promise<void> {
  const type = await manager.findOneBy(PalkkiType, { grid_palkkiTypeId: typeId });
  const isOffered = type && (type.ownerAsiakasId === 0 || type.ownerAsiakasId === actor.asiakasId);
  if (!isOffered || typeId === palkkiTypeId.poistettu) throw new Failure('PALKKI.UNKNOWN_TYPE');
  demandTypeRight(actor, typeId);
}
