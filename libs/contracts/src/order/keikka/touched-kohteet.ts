import { clockOf, helsinkiDay } from '@keikka/domain';
import { changesBetween, type Row } from '../../record/row.js';
import { keikkaFields, type KeikkaFields } from './fields.js';
import { tarkistusKohteet, type TarkistusKohde } from '../tarkistus/tarkistus.js';

const concreteFields = [
  'laatuId',
  'raeKokoId',
  'lujuusId',
  'notkeusId',
  'kayttoIkaId',
  'rasitusluokat',
  'isNopea',
  'betoniComment',
];

/** Where a site is. What is only noted of it does not say that it is the right one. */
const siteFields = [
  'tyomaaId',
  'tyomaaNimi',
  'tyomaaNum',
  'tyomaaOsoite1',
  'tyomaaOsoite2',
  'tyomaaOsoite3',
  'tyomaaOsoite4',
  'tyomaaLat',
  'tyomaaLng',
] as const;

const contactFields = [
  'asiakasContactPersonId',
  'keikkaContactPersonId',
  'tyomaaContactPersonId',
  'yhteyshenkiloNimi',
  'yhteyshenkiloPuhelin',
  'yhteyshenkiloEmail',
] as const;

/** The declared fields that each of them is about. */
export const fieldsOfKohde: Readonly<Record<TarkistusKohde, readonly (keyof KeikkaFields)[]>> = {
  paiva: ['pumppuAika'],
  aika: ['pumppuAika', 'pumppuKesto'],
  maara: ['betonit'],
  betoni: ['betonit'],
  tyomaa: siteFields,
  yhteyshenkilo: contactFields,
};

/**
 * What a change of an order touches of that which a copy has to have looked at. `before` and `after` have the fields that
 * differ. A value that came along with another pick, as a contact with its site, was not touched itself.
 */
export function touchedKohteet(before: Row, after: Row): TarkistusKohde[] {
  const isTouched: Readonly<Record<TarkistusKohde, boolean>> = {
    ...timeTouched(before, after),
    ...linesTouched(before, after),
    tyomaa: siteFields.some((name) => name in after),
    yhteyshenkilo: contactFields.some((name) => {
      const pick = keikkaFields[name].belongsTo;
      return name in after && !(pick !== undefined && pick in after);
    }),
  };
  return tarkistusKohteet.filter((kohde) => isTouched[kohde]);
}

function timeTouched(before: Row, after: Row): Record<'paiva' | 'aika', boolean> {
  const [was, is] = [before, after].map(({ pumppuAika }) =>
    typeof pumppuAika === 'string' ? new Date(pumppuAika) : null,
  );
  const differs = (part: (time: Date) => string): boolean => (was && part(was)) !== (is && part(is));
  return { paiva: differs(helsinkiDay), aika: differs(clockOf) || 'pumppuKesto' in after };
}

/** A line that is added or gone is another amount and another concrete. */
function linesTouched(
  { betonit: before }: Row,
  { betonit: after }: Row,
): Record<'maara' | 'betoni', boolean> {
  const changes = changesBetween({ betonit: keikkaFields.betonit }, { betonit: before }, { betonit: after });
  const names = changes.map(({ path }) => path.split('/')[2]);
  const touches = (of: readonly string[]): boolean =>
    names.some((name) => name === undefined || of.includes(name));
  return { maara: touches(['m3']), betoni: touches(concreteFields) };
}
