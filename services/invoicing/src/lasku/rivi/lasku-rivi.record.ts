import { laskuRiviFields, type LaskuRivi } from '@keikka/contracts';
import { VersionedRecord } from '@keikka/server';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { toLaskuRivi } from '../lasku.mapper.js';

/** A row of an invoice. Its invoice tells of the change, with the sums that follow. */
export const laskuRivit = new VersionedRecord({
  type: 'laskuRivi',
  entity: KeikkaLaskuRivi,
  id: 'keikkaLaskuRiviId',
  owner: 'laskuttajaAsiakasId',
  fields: laskuRiviFields,
  missing: 'LASKURIVI.NOT_FOUND',
  answers: (_, rows): Promise<LaskuRivi[]> => Promise.resolve(rows.map(toLaskuRivi)),
  tell: () => Promise.resolve(),
});
