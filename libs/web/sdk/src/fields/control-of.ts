import type { Fields } from '@keikka/contracts/fields';
import type { Control } from 'react-hook-form';
import type { RecordEditing } from '../record/use-record.js';

/** The form's control for a field named by its declaration: react-hook-form cannot derive paths from a generic form. */
export const controlOf = <F extends Fields>({ form }: RecordEditing<F>): Control =>
  form.control as unknown as Control;
