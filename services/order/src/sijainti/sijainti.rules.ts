import { Failure, sijaintiFields, type SijaintiFields } from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';

const TRIMMED = ['sijaintiNimi', 'sijaintiLyh', 'osoite1', 'osoite2'] as const;

/**
 * A factory as it is stored: trimmed, within the limits of its fields, and its place whole or not known.
 * @throws Failure SIJAINTI.NO_NAME, SIJAINTI.HALF_PLACE, REQUEST.INVALID
 */
export function tidyPlant(plant: SijaintiFields): SijaintiFields {
  const trimmed = Object.fromEntries(TRIMMED.map((name) => [name, plant[name].trim()]));
  const tidy = { ...plant, ...trimmed };
  demandWithin(sijaintiFields, tidy);
  if ((tidy.lat === null) !== (tidy.lng === null)) throw new Failure('SIJAINTI.HALF_PLACE');
  return tidy;
}
