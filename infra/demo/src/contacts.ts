import type { StaffDemo } from '@keikka/contracts';
import { siteContactId, type Tyomaa } from './places.js';

type Persons = NonNullable<StaffDemo['persons']>;
type Contacts = NonNullable<StaffDemo['contacts']>;

/** The persons to be called at sites, who belong to nobody's people. */
export const contactPersons = (sites: readonly Tyomaa[]): Persons =>
  sites.map(({ tyomaaId, yhteyshenkiloNimi, yhteyshenkiloPuhelin, yhteyshenkiloEmail }) => {
    const [personFirstName = '', ...last] = yhteyshenkiloNimi.split(' ');
    return {
      personId: siteContactId(tyomaaId),
      asiakasId: null,
      personFirstName,
      personLastName: last.join(' '),
      personPhone: yhteyshenkiloPuhelin,
      personEmail: yhteyshenkiloEmail,
      startDate: null,
      endDate: null,
      settingTypes: [],
    };
  });

/** Each of them is a contact of the site's customer to the company whose site it is. */
export const siteContacts = (sites: readonly Tyomaa[]): Contacts =>
  sites.map(({ tyomaaId, ownerAsiakasId, asiakasId }) => ({
    ownerAsiakasId,
    asiakasId,
    personId: siteContactId(tyomaaId),
  }));
