import type { PersonData } from '@keikka/contracts';
import { personName, searchText } from '@keikka/domain';

/** A validity by days (`yyyymmdd`, both ends included); null is open. Days compare as text. */
interface Validity {
  startDate: string | null;
  endDate: string | null;
}

export function validOn({ startDate, endDate }: Validity, yyyymmdd: string): boolean {
  return (startDate === null || startDate <= yyyymmdd) && (endDate === null || endDate >= yyyymmdd);
}

/** What a person is found by: name, phone however it is typed, and e-mail. */
export const personSearchText = (person: Omit<PersonData, 'personId'>): string =>
  searchText(personName(person), person.personPhone, person.personEmail);
