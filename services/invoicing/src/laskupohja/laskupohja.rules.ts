import {
  Failure,
  LASKUPOHJA_NIMI_LENGTH,
  laskupohjaFields,
  laskupohjaLisaFields,
  laskupohjaRecordFields,
  laskupohjaRiviFields,
  type LaskupohjaRecordFields,
} from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { LAST_PLACE, laskupohjaTilat, lisanKohteet, PLACE_STEP, placeAfter } from '@keikka/domain';
import { kaavaFaults } from '../kaava/kaava.rules.js';

type Rivi = LaskupohjaRecordFields['rivit'][number];

/**
 * Refuses what is no template. The details of a faulty formula name its field, that of a row as `rivit.{index}.{field}`.
 * @throws Failure LASKUPOHJA.DAYS_REVERSED, LASKUPOHJA.UNKNOWN_TILA, LASKUPOHJA.KAAVA_INVALID, REQUEST.INVALID
 */
export function demandValid(pohja: LaskupohjaRecordFields): void {
  const { startDate, endDate, laskupohjaTilaId, rivit } = pohja;
  demandWithin(laskupohjaRecordFields, pohja);
  if (!laskupohjaTilat.includes(laskupohjaTilaId)) throw new Failure('LASKUPOHJA.UNKNOWN_TILA');
  if (startDate && endDate && endDate < startDate) throw new Failure('LASKUPOHJA.DAYS_REVERSED');
  if (pohja.lisat.some(({ kohde }) => !isLisanKohde(kohde))) throw new Failure('LASKUPOHJA.UNKNOWN_LISA');
  const faults = [
    ...kaavaFaults(laskupohjaFields, pohja),
    ...pohja.lisat.flatMap((lisa, index) => kaavaFaults(laskupohjaLisaFields, lisa, `lisat.${index}.`)),
    ...rivit.flatMap((rivi, index) => kaavaFaults(laskupohjaRiviFields, rivi, `rivit.${index}.`)),
  ];
  if (faults.length > 0) throw new Failure('LASKUPOHJA.KAAVA_INVALID', faults);
}

const isLisanKohde = (kohde: string): boolean => (lisanKohteet as readonly string[]).includes(kohde);

/** The products that the rows name. */
export const tuotteetOf = (rivit: readonly Rivi[]): number[] => [
  ...new Set(rivit.flatMap(({ tuoteId }) => tuoteId ?? [])),
];

/** The place of a row after all others. */
export const lastPlace = (rivit: readonly Pick<Rivi, 'sortNum'>[]): number =>
  placeAfter(rivit.map(({ sortNum }) => sortNum));

/** What a copy is called, within the length of a name. */
export const nameOfCopy = (nimi: string): string => {
  const suffix = ' (kopio)';
  return nimi.slice(0, LASKUPOHJA_NIMI_LENGTH - suffix.length) + suffix;
};

/** Copies of the rows of another template, in their order after these. */
export function copiesAfter(
  rivit: readonly Pick<Rivi, 'sortNum'>[],
  others: readonly Rivi[],
): Omit<Rivi, 'laskupohjaRiviId'>[] {
  const first = lastPlace(rivit);
  const inOrder = others.toSorted((one, other) => one.sortNum - other.sortNum);
  return inOrder.map(({ laskupohjaRiviId: _, ...rivi }, index) => ({
    ...rivi,
    sortNum: Math.min(first + index * PLACE_STEP, LAST_PLACE),
  }));
}
