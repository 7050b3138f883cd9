import { faultOf, type Field, type Fields } from '@keikka/contracts/fields';
import { compile, keikkaSchema } from '@keikka/domain/formula';

/** A field that cannot be saved as it is, and why, in Finnish. */
export interface KentanVirhe {
  name: string;
  why: string;
}

/** The fields that the service would refuse, in a tab or a row that may not be on the screen. */
export function kentanVirheet(fields: Fields, of: object): KentanVirhe[] {
  const values = of as Readonly<Record<string, string>>;
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    if (field.kind === 'formula') {
      const { error } = compile(values[name] ?? '', keikkaSchema, field.gives);
      return error ? [{ name, why: `${field.label}: ${error.text}` }] : [];
    }
    return faultOf(field, values[name]) === undefined ? [] : [{ name, why: `${field.label} ei kelpaa` }];
  });
}
