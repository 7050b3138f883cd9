import { laskupohjaRecordFields, type Laskupohja as LaskupohjaAnswer } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import { In, type EntityManager } from 'typeorm';
import { Laskupohja, LaskupohjaRivi } from './laskupohja.entity.js';
import { LaskupohjaBetoni, LaskupohjaLisa } from './laskupohja-hinnat.entity.js';
import { toLaskupohja, type PohjanListat } from './laskupohja.mapper.js';

/** The rows of a template in their order. */
export const pohjanRivit = (manager: EntityManager, laskupohjaId: number): Promise<LaskupohjaRivi[]> =>
  manager.find(LaskupohjaRivi, {
    where: { laskupohjaId },
    order: { sortNum: 'ASC', laskupohjaRiviId: 'ASC' },
  });

/** The lists of a template as its answer has them. */
export const pohjanListat = async (manager: EntityManager, laskupohjaId: number): Promise<PohjanListat> => ({
  rivit: await pohjanRivit(manager, laskupohjaId),
  betonit: await manager.find(LaskupohjaBetoni, {
    where: { laskupohjaId },
    order: { laskupohjaBetoniId: 'ASC' },
  }),
  lisat: await manager.find(LaskupohjaLisa, { where: { laskupohjaId }, order: { laskupohjaLisaId: 'ASC' } }),
});

/** Templates with their concretes and surcharges, each list as it was made. */
export async function hinnatOf<Pohja extends Pick<Laskupohja, 'laskupohjaId'>>(
  manager: EntityManager,
  pohjat: readonly Pohja[],
): Promise<(Pohja & { laskupohjaBetonit: LaskupohjaBetoni[]; lisat: LaskupohjaLisa[] })[]> {
  const where = { laskupohjaId: In(pohjat.map(({ laskupohjaId }) => laskupohjaId)) };
  const betonit = await manager.find(LaskupohjaBetoni, { where, order: { laskupohjaBetoniId: 'ASC' } });
  const lisat = await manager.find(LaskupohjaLisa, { where, order: { laskupohjaLisaId: 'ASC' } });
  return pohjat.map((pohja) => {
    const isOwn = ({ laskupohjaId }: { laskupohjaId: number }): boolean =>
      laskupohjaId === pohja.laskupohjaId;
    return { ...pohja, laskupohjaBetonit: betonit.filter(isOwn), lisat: lisat.filter(isOwn) };
  });
}

/** A template; its lists are lines of it, so that they are saved, merged and undone with it. */
export const laskupohjat = new VersionedRecord({
  type: 'laskupohja',
  entity: Laskupohja,
  id: 'laskupohjaId',
  owner: 'laskuttajaAsiakasId',
  fields: laskupohjaRecordFields,
  missing: 'LASKUPOHJA.NOT_FOUND',
  lines: {
    rivit: { entity: LaskupohjaRivi, parent: 'laskupohjaId' },
    laskupohjaBetonit: { entity: LaskupohjaBetoni, parent: 'laskupohjaId' },
    lisat: { entity: LaskupohjaLisa, parent: 'laskupohjaId' },
  },
  answers: ({ manager }, rows): Promise<LaskupohjaAnswer[]> =>
    Promise.all(rows.map(async (row) => toLaskupohja(row, await pohjanListat(manager, row.laskupohjaId)))),
  tell: async (tx, changes) => {
    for (const { laskupohjaId, laskuttajaAsiakasId } of changes.map(({ row }) => row))
      await tx.emit('invoicing.laskupohja.changed.v1', { laskupohjaId, laskuttajaAsiakasId });
  },
});
