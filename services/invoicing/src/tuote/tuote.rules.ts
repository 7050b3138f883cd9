import { Failure, tuoteFields, type TuoteFields } from '@keikka/contracts';
import { demandWithin, type Field } from '@keikka/contracts/fields';
import { compile, keikkaSchema } from '@keikka/domain/formula';

/** @throws Failure when a product in this state cannot be stored. */
export function demandValid(tuote: TuoteFields): void {
  demandWithin(tuoteFields, tuote);
  const faults = Object.entries<Field>(tuoteFields).flatMap(([field, declared]) => {
    if (declared.kind !== 'formula') return [];
    const { error } = compile(tuote[field as keyof TuoteFields] as string, keikkaSchema, declared.gives);
    return error ? [{ field, problem: error.text, position: error.position, length: error.length }] : [];
  });
  if (faults.length > 0) throw new Failure('TUOTE.KAAVA_INVALID', faults);
}
