import type { Fields } from '@keikka/contracts/fields';
import type { Control } from 'react-hook-form';
import type { RecordEditing } from '../record/use-record.js';

/** Where a field stands in its form. */
export const pathOf = <F extends Fields>({ at }: RecordEditing<F>, name: keyof F & string): string =>
  at + name;

/** The form's control for a field named by its declaration: react-hook-form cannot derive paths from a generic form. */
export const controlOf = <F extends Fields>({ form }: RecordEditing<F>): Control =>
  form.control as unknown as Control;
