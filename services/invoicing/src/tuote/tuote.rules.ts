import { tuoteFields, type TuoteFields } from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { demandKaavat } from '../kaava/kaava.rules.js';

/** @throws Failure when a product in this state cannot be stored. */
export function demandValid(tuote: TuoteFields): void {
  demandWithin(tuoteFields, tuote);
  demandKaavat(tuoteFields, tuote, 'TUOTE.KAAVA_INVALID');
}
