import { Failure, tuoteFields, type TuoteFields } from '@keikka/contracts';
import { demandWithin } from '@keikka/contracts/fields';
import { compile, keikkaSchema, tuoteKaavat, type TuoteKaava } from '@keikka/domain/formula';

/** @throws Failure when a product in this state cannot be stored. */
export function demandValid(tuote: TuoteFields): void {
  demandWithin(tuoteFields, tuote);
  const faults = (Object.keys(tuoteKaavat) as TuoteKaava[]).flatMap((field) => {
    const { error } = compile(tuote[field], keikkaSchema, tuoteKaavat[field]);
    return error ? [{ field, problem: error.text, position: error.position, length: error.length }] : [];
  });
  if (faults.length > 0) throw new Failure('TUOTE.KAAVA_INVALID', faults);
}
