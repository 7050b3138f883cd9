import { pumppuKestoLimits } from '@keikka/domain';
import { betoniFields } from '../betoni/fields.js';
import { tyomaaFields } from '../tyomaa/fields.js';
import {
  belonging,
  fields,
  flag,
  instant,
  lines,
  nullable,
  number,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

const metres = { from: 0, to: 1000, scale: 1, unit: 'm' };

/** When and on which vehicle: the acts of the top bar and of the board change it, and no form. */
export const paikkaFields = fields({
  pumppuAika: nullable(instant('Alkaa', { dayLabel: 'Päivä' })),
  pumppuKesto: whole(pumppuKestoLimits.min, pumppuKestoLimits.max, 'Kesto', {
    unit: 'min',
    blank: 60,
    refusal: { below: 'KEIKKA.DURATION_TOO_SHORT', above: 'KEIKKA.DURATION_TOO_LONG' },
  }),
  vehicleId: nullable(reference('vehicle', 'Ajoneuvo')),
});

/** Section Pumppaus: with what and how (order §3). */
export const pumppausFields = fields({
  kellonAikaTxt: text(100, 'Kellonaika sanoin'),
  ehdotaAikaa: flag('Ehdota aikaa'),
  betoniAika: nullable(instant('Betonin aika', { dayLabel: 'Betonin päivä' })),
  vehicleTypeId: nullable(reference('vehicleType', 'Ajoneuvotyyppi')),
  pumppuPuomi: nullable(number(metres, 'Puomi')),
  optimalPumppuPuomi: nullable(number(metres, 'Toivottu puomi')),
  pumppuLinja: nullable(number(metres, 'Linja')),
  tyhjänäTyömaalle: nullable(
    flag('Saapuminen', {
      words: { yes: 'Tyhjänä työmaalle', no: 'Kuorma kyytiin', none: 'Ajoneuvon mukaan' },
    }),
  ),
});

/**
 * Section Asiakas: who receives and who ordered. The customer's name and business id are copied from the picked customer and
 * are no fields.
 */
export const asiakasFields = fields({
  asiakasId: nullable(reference('asiakas', 'Vastaanottava asiakas')),
  asiakasContactPersonId: nullable(
    reference('person', 'Asiakkaan yhteyshenkilö', { belongsTo: 'asiakasId' }),
  ),
  keikkaContactPersonId: nullable(reference('person', 'Tilauksen yhteyshenkilö')),
  personId: nullable(reference('person', 'Tilaaja')),
  personMemo: text(2000, 'Tilaajan muistiinpanot'),
});

/** The way from a plant or depot to the site, which a new pick makes unknown. */
const way = (belongsTo: string) => ({
  m: nullable(whole(0, 1_000_000, 'Ajomatka', { unit: 'm', belongsTo })),
  // Minutes keep their decimals.
  aika: nullable(number({ from: 0, to: 1440, scale: 2, unit: 'min' }, 'Ajoaika', { belongsTo })),
});

/**
 * Sections Tehdas and Toimittajat: who supplies and from where. Name, address and place are copied from the picked plant and
 * are no fields.
 */
export const toimittajaFields = fields({
  betoniAsiakasId: nullable(reference('toimittaja', 'Betonivalmistaja')),
  betoniSijaintiId: nullable(reference('sijainti', 'Tehdas', { belongsTo: 'betoniAsiakasId' })),
  betoniMatkaM: way('betoniAsiakasId').m,
  betoniMatkaAika: way('betoniAsiakasId').aika,
  isBetoniSuoraLaskutus: flag('Betonin suoralaskutus'),
  pumppuAsiakasId: nullable(reference('toimittaja', 'Pumpputoimittaja')),
  pumppuSijaintiId: nullable(reference('sijainti', 'Pumpun lähtöpaikka', { belongsTo: 'pumppuAsiakasId' })),
  pumppuMatkaM: way('pumppuAsiakasId').m,
  pumppuMatkaAika: way('pumppuAsiakasId').aika,
  isPumppuSuoraLaskutus: flag('Pumppauksen suoralaskutus'),
  lattiaAsiakasId: nullable(reference('toimittaja', 'Lattiatoimittaja')),
  lattiaSijaintiId: nullable(reference('sijainti', 'Lattian lähtöpaikka', { belongsTo: 'lattiaAsiakasId' })),
  lattiaMatkaM: way('lattiaAsiakasId').m,
  lattiaMatkaAika: way('lattiaAsiakasId').aika,
});

/** Section Toimitus: the site, and the order's own copy of it. */
export const toimitusFields = fields({
  tyomaaId: nullable(reference('tyomaa', 'Toimitusosoite')),
  ...belonging(tyomaaFields, 'tyomaaId'),
});

/** Section Lisätietoja. */
export const lisatiedotFields = fields({
  keikkaOtsikko: text(200, 'Otsikko'),
  keikkaComment: text(4000, 'Kommentti'),
  keikkaAjoOhje: text(2000, 'Ajo-ohje'),
});

/** What the order's form saves. */
export const tilausFields = fields({
  ...pumppausFields,
  asiakasId: asiakasFields.asiakasId,
  asiakasContactPersonId: asiakasFields.asiakasContactPersonId,
  keikkaContactPersonId: asiakasFields.keikkaContactPersonId,
  personMemo: asiakasFields.personMemo,
  tyomaaId: toimitusFields.tyomaaId,
  tyomaaContactPersonId: toimitusFields.tyomaaContactPersonId,
  betoniAsiakasId: toimittajaFields.betoniAsiakasId,
  betoniSijaintiId: toimittajaFields.betoniSijaintiId,
  isBetoniSuoraLaskutus: toimittajaFields.isBetoniSuoraLaskutus,
  pumppuAsiakasId: toimittajaFields.pumppuAsiakasId,
  isPumppuSuoraLaskutus: toimittajaFields.isPumppuSuoraLaskutus,
  ...lisatiedotFields,
});

/**
 * What a save may name. Beside the form there is what a picked supplier makes unknown: no form shows it, and who takes the pick
 * back brings it back.
 */
export const keikkaSaveFields = fields({
  ...tilausFields,
  betoniMatkaM: toimittajaFields.betoniMatkaM,
  betoniMatkaAika: toimittajaFields.betoniMatkaAika,
  pumppuSijaintiId: toimittajaFields.pumppuSijaintiId,
  pumppuMatkaM: toimittajaFields.pumppuMatkaM,
  pumppuMatkaAika: toimittajaFields.pumppuMatkaAika,
});

/** What a new order begins with: where it came from, when and on what, and who supplies. */
export const uusiTilausFields = fields({
  sourceAsiakasId: reference('sourceAsiakas', 'Tilauksen lähde'),
  ...paikkaFields,
  betoniAsiakasId: toimittajaFields.betoniAsiakasId,
  isBetoniSuoraLaskutus: toimittajaFields.isBetoniSuoraLaskutus,
  pumppuAsiakasId: toimittajaFields.pumppuAsiakasId,
  isPumppuSuoraLaskutus: toimittajaFields.isPumppuSuoraLaskutus,
});

export type UusiTilausFields = ValuesOf<typeof uusiTilausFields>;

export type TilausFields = ValuesOf<typeof tilausFields>;

/** The fields of an order that an editor changes. */
export const keikkaFields = fields({
  ...paikkaFields,
  ...pumppausFields,
  ...asiakasFields,
  ...toimitusFields,
  ...toimittajaFields,
  ...lisatiedotFields,
  betonit: lines(betoniFields, { most: 100, id: 'keikkaBetoniId' }, 'Betoni'),
});

export type KeikkaFields = ValuesOf<typeof keikkaFields>;
