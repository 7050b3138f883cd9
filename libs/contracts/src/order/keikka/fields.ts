import { pumppuKestoLimits } from '@keikka/domain';
import {
  fields,
  flag,
  instant,
  nullable,
  number,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

const metres = { from: 0, to: 1000, scale: 1, unit: 'm' };

/** Section Pumppaus: when, with what and how (order §3). */
export const pumppausFields = fields({
  pumppuAika: nullable(instant('Alkaa', { dayLabel: 'Päivä' })),
  pumppuKesto: whole(pumppuKestoLimits.min, pumppuKestoLimits.max, 'Kesto', {
    unit: 'min',
    blank: 60,
    refusal: { below: 'KEIKKA.DURATION_TOO_SHORT', above: 'KEIKKA.DURATION_TOO_LONG' },
  }),
  kellonAikaTxt: text(100, 'Kellonaika sanoin'),
  ehdotaAikaa: flag('Ehdota aikaa'),
  betoniAika: nullable(instant('Betonin aika', { dayLabel: 'Betonin päivä' })),
  vehicleId: nullable(reference('vehicle', 'Ajoneuvo')),
  vehicleTypeId: nullable(reference('vehicleType', 'Ajoneuvotyyppi')),
  pumppuPuomi: nullable(number(metres, 'Puomi')),
  optimalPumppuPuomi: nullable(number(metres, 'Toivottu puomi')),
  pumppuLinja: nullable(number(metres, 'Linja')),
  tyhjänäTyömaalle: nullable(
    flag('Ajo työmaalle', {
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

/** Section Lisätietoja. */
export const lisatiedotFields = fields({
  keikkaOtsikko: text(200, 'Otsikko'),
  keikkaComment: text(4000, 'Lisätietoja'),
  keikkaAjoOhje: text(2000, 'Ajo-ohje'),
});

/** The fields of an order that an editor changes. */
export const keikkaFields = fields({ ...pumppausFields, ...asiakasFields, ...lisatiedotFields });

export type KeikkaFields = ValuesOf<typeof keikkaFields>;
