import { LASKUPOHJAN_MAKSUEHTO_PV } from '@keikka/domain';
import {
  day,
  decimal,
  fields,
  flag,
  formula,
  nullable,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

/** The fields of an invoice template that its saves may change (I-032). A template without a customer fits all. */
export const laskupohjaFields = fields({
  laskupohjaNimi: text(200, 'Nimi', { blank: 'Uusi laskupohja' }),
  selite: text(2000, 'Selite'),
  startDate: nullable(day('Voimassa alkaen')),
  endDate: nullable(day('Voimassa asti')),
  evalCriteria: formula('condition', 'Ehto'),
  asiakasId: nullable(reference('asiakas', 'Asiakas')),
  sourceAsiakasId: nullable(reference('asiakas', 'Lähde')),
  maksuEhtoPv: whole(0, 365, 'Maksuehto', { unit: 'pv', blank: LASKUPOHJAN_MAKSUEHTO_PV }),
  viitteemme: formula('text', 'Viitteemme'),
  viitteenne: formula('text', 'Viitteenne'),
  textBefore: formula('text', 'Teksti ennen rivejä'),
  textAfter: formula('text', 'Teksti rivien jälkeen'),
  sellerName: text(200, 'Myyjä'),
});

export type LaskupohjaFields = ValuesOf<typeof laskupohjaFields>;

/** The fields of a template's row that a save may change (I-035). A row without a VAT rate has that of its product. */
export const laskupohjaRiviFields = fields({
  otsikko: text(500, 'Selite'),
  laskuRiviTxtEval: formula('text', 'Lisäselite'),
  evalCriteria: formula('condition', 'Ehto'),
  tuoteId: nullable(reference('tuote', 'Tuote')),
  tuoteIdEval: formula('number', 'Tuotteen kaava'),
  maaraEval: formula('number', 'Määrä'),
  hintaEval: formula('number', 'Hinta'),
  yksikko: text(20, 'Yksikkö'),
  alv: nullable(decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'ALV')),
  alennusProsentti: decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'Ale', { blank: '0' }),
  luoLaskuRivi: flag('Laskulle', { blank: true }),
  luoTarjousRivi: flag('Tarjoukselle', { blank: true }),
  sortNum: whole(0, 1_000_000, 'Järjestys', { blank: undefined }),
});

export type LaskupohjaRiviFields = ValuesOf<typeof laskupohjaRiviFields>;
