import { laskupohjaFields, type Laskupohja, type LaskupohjaBetoni } from '@keikka/contracts';
import { blankOf } from '@keikka/contracts/fields';
import { laskupohjaTila } from '@keikka/domain';

/** A concrete of a template: C30/37 #16 S3 XC3, XC4 50 v. */
export const pohjanBetoni = (
  laskupohjaBetoniId: number,
  changes: Partial<LaskupohjaBetoni> = {},
): LaskupohjaBetoni => ({
  laskupohjaBetoniId,
  laskupohjaId: 3,
  ...{ laatuId: 10, raeKokoId: 1, lujuusId: 6, notkeusId: 3, kayttoIkaId: 1 },
  ...{ rasitusluokat: 'XC3,XC4', betoniComment: '', hinta_value: '128.40' },
  ...changes,
});

/** A template in use, for all customers. */
export const laskupohja = (changes: Partial<Laskupohja> = {}): Laskupohja => ({
  ...(blankOf(laskupohjaFields) as Laskupohja),
  laskupohjaId: 3,
  laskupohjaNimi: 'Vakiohinnasto',
  laskuttajaAsiakasId: 1,
  asiakasNimi: '',
  sourceAsiakasNimi: '',
  laskupohjaTilaId: laskupohjaTila.aktiivinen,
  laskupohjaTilaNimi: 'Aktiivinen',
  riviCount: 0,
  varmenne: 1,
  rivit: [],
  laskupohjaBetonit: [],
  lisat: [],
  ...changes,
});
