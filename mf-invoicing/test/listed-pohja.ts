import { laskupohjaRecordFields, type LaskupohjaListed } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';

/** An active template as the list has it. */
export const listedPohja = (laskupohjaId: number, changes: Partial<LaskupohjaListed>): LaskupohjaListed => ({
  ...(blankOf(laskupohjaRecordFields) as LaskupohjaListed),
  laskupohjaId,
  laskuttajaAsiakasId: 1,
  laskupohjaTilaId: 3,
  laskupohjaTilaNimi: 'Aktiivinen',
  asiakasNimi: '',
  sourceAsiakasNimi: '',
  riviCount: 1,
  varmenne: 1,
  ...changes,
});
