import { personCalls, tyomaaCalls, type FoundPerson, type PersonData } from '@keikka/contracts';
import { hasWords, personName, searchText, searchWords } from '@keikka/domain';
import { texts } from './texts.js';
import type { Asker, Thing } from './thing-kinds.js';

/** What a record says of a thing that is looked for: persons of its site come first, and sites and persons of its customer. */
export interface About {
  asiakasId?: number | null;
  tyomaaId?: number | null;
}

/** Persons are told apart by their phone. */
export const personThing = (person: PersonData & { asiakasNimi?: string }): Thing => ({
  id: person.personId,
  name: [personName(person), person.personPhone || person.personEmail].filter(Boolean).join(' · '),
  detail: person.asiakasNimi ?? '',
});

/** Persons of the site stand first, then those of the customer; each stands once. */
export async function searchPersons(asker: Asker, text: string, about: About): Promise<Thing[]> {
  const { api, asiakasId: ownerAsiakasId, signal } = asker;
  const { asiakasId } = about;
  const [ofSite, found] = await Promise.all([
    personsOfSite(asker, text, about),
    api.ask(personCalls.search, { ownerAsiakasId, text, asiakasId }, { signal }),
  ]);
  const isGrouped = Boolean(asiakasId) || ofSite.length > 0;
  const groupOf = (person: FoundPerson) => texts.persons[person.isOfAsiakas ? 'own' : 'others'];
  const others = found.filter(({ personId }) => !ofSite.some((one) => one.personId === personId));
  return [
    ...ofSite.map((person) => ({ ...personThing(person), group: texts.persons.ofSite })),
    ...others.map((person) => ({ ...personThing(person), ...(isGrouped && { group: groupOf(person) }) })),
  ];
}

/** None where the site is not the reader's, or does not tell them: the others are found all the same. */
async function personsOfSite(
  { api, signal }: Asker,
  text: string,
  { tyomaaId }: About,
): Promise<PersonData[]> {
  if (!tyomaaId) return [];
  try {
    const { personList } = await api.ask(tyomaaCalls.listPersons, { tyomaaId }, { signal });
    return personList.filter((person) =>
      hasWords(searchText(personName(person), person.personPhone, person.personEmail), searchWords(text)),
    );
  } catch {
    return [];
  }
}
