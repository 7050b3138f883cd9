import { In, type EntityManager } from 'typeorm';
import { FACTORY, Failure, sijaintiFields, type SijaintiVersio } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { VersionedRecord, type Tx } from '@keikka/server';
import { Sijainti } from './sijainti.entity.js';

/** Tells those who have the list of the company's factories open. */
const tellPlant = (
  tx: Tx,
  { sijaintiId, asiakasId }: Pick<Sijainti, 'sijaintiId' | 'asiakasId'>,
): Promise<void> => tx.emit('order.sijainti.changed.v1', { sijaintiId, asiakasId });

/** The factories of companies, each by its token. */
export const sijainnit = new VersionedRecord({
  type: 'sijainti',
  entity: Sijainti,
  id: 'sijaintiId',
  owner: 'asiakasId',
  fields: sijaintiFields,
  missing: 'SIJAINTI.NOT_FOUND',
  answers: (_, plants) => Promise.resolve(plants.map(plantOf)),
  tell: async (tx, changes) => {
    for (const { row } of changes) await tellPlant(tx, row);
  },
});

/** A factory as its company edits it. */
export const plantOf = (plant: Sijainti): SijaintiVersio => ({
  sijaintiId: plant.sijaintiId,
  asiakasId: plant.asiakasId,
  sijaintiTypeId: plant.sijaintiTypeId,
  ...stateOf(sijaintiFields, plant),
  varmenne: plant.varmenne,
});

/**
 * A factory of one of these companies. That of another company is not there for the caller.
 * @throws Failure SIJAINTI.NOT_FOUND
 */
export async function plantOfOne(
  manager: EntityManager,
  companies: readonly number[],
  sijaintiId: number,
): Promise<Sijainti> {
  const where = { sijaintiId, asiakasId: In([...companies]), sijaintiTypeId: FACTORY };
  const plant = await manager.findOneBy(Sijainti, where);
  if (!plant) throw new Failure('SIJAINTI.NOT_FOUND');
  return plant;
}

/**
 * A factory of the company, a deleted one too, locked to be changed.
 * @throws Failure SIJAINTI.NOT_FOUND
 */
export async function lockedPlant({ manager }: Tx, asiakasId: number, sijaintiId: number): Promise<Sijainti> {
  const where = { sijaintiId, asiakasId, sijaintiTypeId: FACTORY };
  const lock = { mode: 'pessimistic_write' } as const;
  const plant = await manager.findOne(Sijainti, { where, withDeleted: true, lock });
  if (!plant) throw new Failure('SIJAINTI.NOT_FOUND');
  return plant;
}

/** Deletes a factory, or brings a deleted one back. It keeps its row. */
export async function setDeleted(
  tx: Tx,
  plant: Sijainti,
  deletedTime: Date | null,
): Promise<Pick<Sijainti, 'sijaintiId' | 'varmenne'>> {
  const { sijaintiId } = plant;
  const after = { ...plant, deletedTime, varmenne: plant.varmenne + 1 };
  await tx.manager.update(Sijainti, { sijaintiId }, { deletedTime, varmenne: after.varmenne });
  const state = stateOf(sijaintiFields, plant);
  await sijainnit.record(tx, after, deletedTime ? state : null, deletedTime ? null : state);
  await tellPlant(tx, after);
  return { sijaintiId, varmenne: after.varmenne };
}
