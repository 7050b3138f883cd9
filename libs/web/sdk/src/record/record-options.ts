import type { Fields, ValuesOf } from '@keikka/contracts/fields';
import type { FormValues } from './form-values.js';

/** What one record must say to be edited. */
export interface RecordOptions<T extends { varmenne: number }, F extends Fields> {
  /** What the form holds: the record's declared fields, and others of the form's own. */
  fields: F;
  /** The record as it is known now: a newer version that arrives is merged into the form. null makes a new one. */
  record: T | null;
  /** Where the form begins; without it, at the record's own fields. */
  formOf?: (record: T | null) => FormValues<F>;
  /** What else changes when the user sets a field: the form's values as they are then, answered with those that follow. */
  follow?: (values: FormValues<F>) => Partial<FormValues<F>>;
  /** What is wrong with the values together, in words; nothing is saved while something is. */
  fault?: (values: ValuesOf<F>) => string | undefined;
  /** Sends the values upon the version they were made of. @throws SavedInPart when only a part of them was saved. */
  save: (values: ValuesOf<F>, base: T | null) => Promise<T>;
  /** The record as the server has it now; null when it is gone. */
  read: (base: T) => Promise<T | null>;
  /** `before` is the record without what was changed here. */
  onSaved?: (saved: T, before: T | null) => void;
  onClose: () => void;
  texts: { saved?: string; failed: string; gone: string };
  /** The window closes by leaving its address: that asks before something is lost, and the window need not. */
  inAddress?: boolean;
  /** Saves by itself when nothing has been typed for so long. */
  autosaveMs?: number;
}
