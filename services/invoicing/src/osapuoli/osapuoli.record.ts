import { osapuoliFields } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { VersionedRecord } from '@keikka/server';
import type { EntityManager } from 'typeorm';
import { OsapuoliRow } from './osapuoli.entity.js';

export const osapuolet = new VersionedRecord({
  type: 'osapuoli',
  entity: OsapuoliRow,
  id: 'osapuoliId',
  owner: 'laskuttajaAsiakasId',
  fields: osapuoliFields,
  missing: 'LASKU.NO_MAKSAJA',
  answers: (_, rows) =>
    Promise.resolve(
      rows.map(({ laskuttajaAsiakasId, asiakasId, varmenne, ...row }) => ({
        ...stateOf(osapuoliFields, row),
        laskuttajaAsiakasId,
        asiakasId,
        varmenne,
      })),
    ),
  // It is read where an invoice is printed or sent; nobody waits for it.
  tell: () => Promise.resolve(),
});

/** The billing data of a company as another keeps them; undefined while none are stored. */
export const osapuoliOf = async (
  manager: EntityManager,
  laskuttajaAsiakasId: number,
  asiakasId: number,
): Promise<OsapuoliRow | undefined> =>
  (await manager.findOneBy(OsapuoliRow, { laskuttajaAsiakasId, asiakasId })) ?? undefined;
