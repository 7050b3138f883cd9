import { KOMENTO_MOST_CHARACTERS } from '@keikka/domain';
import {
  decimal,
  fields,
  flag,
  id,
  instant,
  nullable,
  number,
  optional,
  reference,
  text,
  whole,
  type Field,
  type ValuesOf,
} from '../../fields/field.js';

const cubicMetres = { from: 0, to: 9999, scale: 2, unit: 'm³' };

/** The last place of a line in its order. */
export const LAST_LINE = 1000;

/** A concrete line (O-084). Only the owner's invoicing admins see and set its selling price (O-052, C-103). */
export const betoniFields = fields({
  keikkaBetoniId: optional(id()),
  orderNo: whole(0, LAST_LINE),
  m3: number(cubicMetres, 'Määrä', { blank: 0 }),
  toimitettuM3: nullable(number(cubicMetres, 'Toimitettu määrä')),
  isNopea: whole(0, 1, 'Nopeus') as Field<0 | 1>,
  laatuId: nullable(reference('laatu', 'Laatu')),
  raeKokoId: nullable(reference('raeKoko', 'Raekoko')),
  lujuusId: nullable(reference('lujuus', 'Lujuus')),
  notkeusId: nullable(reference('notkeus', 'Notkeus')),
  rasitusluokat: text(200, 'Rasitus'),
  kayttoIkaId: nullable(reference('kayttoIka', 'Käyttöikä')),
  betoniComment: text(2000, 'Betonin lisätietoja'),
  betoniVahvistettu: nullable(
    flag('Määrä / laatu varmistus', {
      words: { yes: 'Vahvistettu', no: 'Ei vahvistettu', none: 'Vahvistamatta' },
    }),
  ),
  tehdasLähtöAika: nullable(instant('Lähtö tehtaalta')),
  hinta_value: nullable(
    decimal({ from: 0, to: 1_000_000, scale: 4, prints: 2, unit: '€/m³' }, 'Myyntihinta', {
      needs: 'prices',
    }),
  ),
  // Open to every reader: whoever checks an order sees by it which line is a primer.
  hinta_muistiinpanot: text(2000, 'Hinnan muistiinpanot'),
});

/** What is poured: the fields of a line that whoever may edit the order fills in. */
export const valuFields = fields({
  m3: betoniFields.m3,
  laatuId: betoniFields.laatuId,
  raeKokoId: betoniFields.raeKokoId,
  lujuusId: betoniFields.lujuusId,
  notkeusId: betoniFields.notkeusId,
  rasitusluokat: betoniFields.rasitusluokat,
  kayttoIkaId: betoniFields.kayttoIkaId,
  isNopea: betoniFields.isNopea,
  betoniComment: betoniFields.betoniComment,
});

/** What is charged for a line: the fields that the owner's invoicing admins set (O-052). */
export const hintaFields = fields({
  hinta_value: betoniFields.hinta_value,
  hinta_muistiinpanot: betoniFields.hinta_muistiinpanot,
});

/** What is said of an extra of a line (O-087). */
export const betoniAttrFields = fields({
  keikkaBetoniAttrComment: text(500, 'Lisän kommentti'),
});

/** An extra that a company keeps of its own (O-087). */
export const betoniAttrTypeFields = fields({
  attrNimike: text(60, 'Nimi', { required: 'BETONI.ATTR_NO_NAME' }),
  attrSelite: text(200, 'Selite'),
  attrShortCuts: text(200, 'Komentosanat'),
  showInDropDown: whole(0, 1, 'Tarjotaan', { blank: 1 }) as Field<0 | 1>,
});

/** A command of a company's own for the command box (O-088). */
export const betoniShortCutFields = fields({
  betoniShortCutNimi: text(60, 'Nimi', { required: 'BETONI.OMA_NO_NAME' }),
  betoniShortCut: text(200, 'Komentosanat', { required: 'BETONI.OMA_NO_WORD' }),
  betoniShortCutCommands: text(KOMENTO_MOST_CHARACTERS, 'Komento', { required: 'BETONI.OMA_NO_COMMANDS' }),
});

export type BetoniShortCutFields = ValuesOf<typeof betoniShortCutFields>;

export type BetoniAttrTypeFields = ValuesOf<typeof betoniAttrTypeFields>;

export type ValuFields = ValuesOf<typeof valuFields>;

export type HintaFields = ValuesOf<typeof hintaFields>;

export type BetoniFields = ValuesOf<typeof betoniFields>;
