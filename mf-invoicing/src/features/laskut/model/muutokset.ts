import { laskuRiviFields, type RecordedChange } from '@keikka/contracts';
import { inWords, type Field } from '@keikka/contracts/fields';
import { clockOf, dayMonth, helsinkiDay } from '@keikka/domain';

/** What a person has changed in a row, in words. */
export interface Muutos {
  changeId: number;
  /** 'Hinta 5,90 € → 6,50 €' */
  what: string;
  /** '26.11. 14:02, Liisa Aho' */
  when: string;
}

const declared: Readonly<Record<string, Field>> = laskuRiviFields;

/** Changes of what a person sees on the invoice; formulas and the order of rows are told by their outcome. */
export const muutokset = (changes: readonly RecordedChange[]): Muutos[] =>
  changes.flatMap(({ changeId, changeType, fieldName, oldValue, newValue, timestamp, personFullName }) => {
    const field = declared[fieldName];
    if (changeType !== 'UPDATE' || !field || field.kind === 'formula' || fieldName === 'sortNum') return [];
    const at = new Date(timestamp);
    const when = `${dayMonth(helsinkiDay(at))} ${clockOf(at)}`;
    const what = `${field.label} ${inWords(field, oldValue)} → ${inWords(field, newValue)}`;
    return [{ changeId, what, when: [when, personFullName].filter(Boolean).join(', ') }];
  });
