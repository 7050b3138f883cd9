import type { PersonData, TyomaaFields } from '@keikka/contracts';
import { personName } from '@keikka/domain';
import type { Keikka } from '../keikka/keikka.entity.js';

/** What an order keeps of its customer (O-135). */
export type AsiakasCopy = Pick<Keikka, 'asiakasNimi' | 'ytunnus'>;
export const noAsiakas: AsiakasCopy = { asiakasNimi: '', ytunnus: '' };

/** What an order keeps of the person to be called at its site. */
export type ContactCopy = Pick<
  TyomaaFields,
  'yhteyshenkiloNimi' | 'yhteyshenkiloPuhelin' | 'yhteyshenkiloEmail'
>;

/** What an order is to keep of what a save names. */
export interface Copies {
  asiakas: AsiakasCopy;
  /** Null where the save names nobody. */
  contact: ContactCopy | null;
}
export const noCopies: Copies = { asiakas: noAsiakas, contact: null };

export type ContactPerson = Omit<PersonData, 'personId'>;

export const contactIn = ({
  yhteyshenkiloNimi,
  yhteyshenkiloPuhelin,
  yhteyshenkiloEmail,
}: ContactCopy): ContactCopy => ({
  yhteyshenkiloNimi,
  yhteyshenkiloPuhelin,
  yhteyshenkiloEmail,
});

export const contactCopy = (person: ContactPerson): ContactCopy => ({
  yhteyshenkiloNimi: personName(person),
  yhteyshenkiloPuhelin: person.personPhone,
  yhteyshenkiloEmail: person.personEmail,
});
