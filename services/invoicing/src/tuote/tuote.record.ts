import type { EntityManager } from 'typeorm';
import { Failure, tuoteFields, type Tuote as TuoteAnswer } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import { Tuote } from './tuote.entity.js';
import { toTuote } from './tuote.mapper.js';

/** What the answer for a product needs besides the product's own row. */
export const tuoteRelations = { category: true, foreignKeys: { source: true } } as const;

/**
 * A product as it leaves.
 * @throws Failure TUOTE.NOT_FOUND
 */
export async function readTuote(manager: EntityManager, tuoteId: number): Promise<TuoteAnswer> {
  const tuote = await manager.findOne(Tuote, {
    where: { tuoteId },
    relations: tuoteRelations,
    order: { foreignKeys: { foreignKeySourceId: 'ASC' } },
  });
  if (!tuote) throw new Failure('TUOTE.NOT_FOUND');
  return toTuote(tuote);
}

/** Ids of a company's products that are construction services. */
export async function rakentamispalvelut(
  manager: EntityManager,
  laskuttajaAsiakasId: number,
): Promise<Set<number>> {
  const found = await manager.findBy(Tuote, { laskuttajaAsiakasId, rakentamispalvelu: true });
  return new Set(found.map(({ tuoteId }) => tuoteId));
}

export const tuotteet = new VersionedRecord({
  type: 'tuote',
  entity: Tuote,
  id: 'tuoteId',
  owner: 'laskuttajaAsiakasId',
  fields: tuoteFields,
  missing: 'TUOTE.NOT_FOUND',
  answers: ({ manager }, rows) => Promise.all(rows.map(({ tuoteId }) => readTuote(manager, tuoteId))),
  tell: async (tx, changes) => {
    for (const { tuoteId, laskuttajaAsiakasId } of changes.map(({ row }) => row))
      await tx.emit('invoicing.tuote.changed.v1', { tuoteId, laskuttajaAsiakasId });
  },
});
