import { laskupohjaRecordFields, type Laskupohja as LaskupohjaAnswer } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import type { EntityManager } from 'typeorm';
import { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { toLaskupohja } from './laskupohja.mapper.js';

/** The rows of a template in their order. */
export const pohjanRivit = (manager: EntityManager, laskupohjaId: number): Promise<LaskupohjaRivi[]> =>
  manager.find(LaskupohjaRivi, {
    where: { laskupohjaId },
    order: { sortNum: 'ASC', laskupohjaRiviId: 'ASC' },
  });

/** A template; its rows are lines of it, so that they are saved, merged and undone with it. */
export const laskupohjat = new VersionedRecord({
  type: 'laskupohja',
  entity: Laskupohja,
  id: 'laskupohjaId',
  owner: 'laskuttajaAsiakasId',
  fields: laskupohjaRecordFields,
  missing: 'LASKUPOHJA.NOT_FOUND',
  lines: { rivit: { entity: LaskupohjaRivi, parent: 'laskupohjaId' } },
  answers: ({ manager }, rows): Promise<LaskupohjaAnswer[]> =>
    Promise.all(rows.map(async (row) => toLaskupohja(row, await pohjanRivit(manager, row.laskupohjaId)))),
  tell: async (tx, changes) => {
    for (const { laskupohjaId, laskuttajaAsiakasId } of changes.map(({ row }) => row))
      await tx.emit('invoicing.laskupohja.changed.v1', { laskupohjaId, laskuttajaAsiakasId });
  },
});
