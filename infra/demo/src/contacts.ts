import type { StaffDemo } from '@keikka/contracts';
import { asiakasIds } from './companies.js';
import { siteContactId, sites } from './places.js';

type Persons = NonNullable<StaffDemo['persons']>;
type Contacts = NonNullable<StaffDemo['contacts']>;

/** The login of the first customer's contact. */
const CUSTOMER_LOGIN_ID = 9;

/** The persons to be called at the sites, who belong to nobody's people. */
export const contactPersons = (): Persons =>
  sites().map(({ tyomaaId, yhteyshenkiloNimi, yhteyshenkiloPuhelin, yhteyshenkiloEmail }) => {
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
export const contacts = (): Contacts => [
  { ownerAsiakasId: asiakasIds.own, asiakasId: asiakasIds.firstCustomer, personId: CUSTOMER_LOGIN_ID },
  ...sites().map(({ tyomaaId, ownerAsiakasId, asiakasId }) => ({
    ownerAsiakasId,
    asiakasId,
    personId: siteContactId(tyomaaId),
  })),
];
