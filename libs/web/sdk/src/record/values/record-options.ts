import type { Fields, ValuesOf } from '@keikka/contracts/fields';
import type { FormValues } from './form-values.js';

/** The options of a record's editing. */
export interface RecordOptions<T extends { varmenne: number }, F extends Fields> {
  /** The form's content: the record's declared fields, and further fields of the form. */
  fields: F;
  /** The record as it is known now; null makes a new one. A newer version that arrives is merged into the form. */
  record: T | null;
  /** Somebody else has removed the record. The window says so, and a save makes a new one of what it shows. */
  gone?: boolean;
  /** The form's initial content; without it, the record's own fields. */
  formOf?: (record: T | null) => FormValues<F>;
  /**
   * Changes that follow when the user sets a field: receives the form's present values and those before, and returns the
   * following ones.
   */
  follow?: (values: FormValues<F>, before: FormValues<F>) => Partial<FormValues<F>>;
  /** The fault of the values as a whole, in words; nothing is saved while there is one. */
  fault?: (values: ValuesOf<F>) => string | undefined;
  /**
   * Sends the changes of the version that they are based on; of a new record, all values. `values` are those of the whole
   * form, for what the call demands besides. @throws SavedInPart when only a part of the changes was saved.
   */
  save: (changes: Partial<ValuesOf<F>>, base: T | null, values: ValuesOf<F>) => Promise<T>;
  /** The stored record; null when it is gone. */
  read: (base: T) => Promise<T | null>;
  /** The fields beside the form's own that the service changes together with these; they are changes made here too. */
  lostWith?: (changed: readonly string[]) => readonly (keyof T & string)[];
  /** `before` is the record without the changes made here. */
  onSaved?: (saved: T, before: T | null) => void;
  onClose: () => void;
  texts: { saved?: string; failed: string; gone: string };
  /** What a failed save is called by its error, where one text does not do. */
  failedText?: (error: unknown) => string;
  /** The record stays open after a save. */
  stays?: boolean;
  /** The window closes by leaving its address, whose guard asks before something is lost. */
  inAddress?: boolean;
  /** Saves by itself after this pause in typing. */
  autosaveMs?: number;
}
