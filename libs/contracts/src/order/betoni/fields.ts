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

/** A concrete line (O-084). Only the owner's invoicing admins see and set its selling price (O-052, C-103). */
export const betoniFields = fields({
  keikkaBetoniId: optional(id()),
  orderNo: whole(0, 1000),
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
    decimal({ from: -1_000_000, to: 1_000_000, scale: 4, prints: 2, unit: '€' }, 'Myyntihinta', {
      needs: 'prices',
    }),
  ),
  hinta_muistiinpanot: text(2000, 'Hinnan muistiinpanot', { needs: 'prices' }),
});

export type BetoniFields = ValuesOf<typeof betoniFields>;
