import { pohjanLaskuFields, type LaskupohjaFields } from '@keikka/contracts';
import type { Field } from '@keikka/contracts/fields';

/** The number of texts of a template that have a formula in them. */
export const kaavaCount = (pohja: LaskupohjaFields): number =>
  Object.entries<Field>(pohjanLaskuFields).filter(
    ([name, { kind }]) => kind === 'formula' && String(pohja[name as keyof LaskupohjaFields]).includes('{'),
  ).length;
