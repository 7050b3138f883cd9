import { CreateStaff1763600000000 } from './1763600000000-create-staff.js';
import { CreateSpentSecret1795400000000 } from './1795400000000-create-spent-secret.js';
import { AddAsiakasSearchText1795500000000 } from './1795500000000-add-asiakas-search-text.js';
import { CreateAsiakasPerson1795600000000 } from './1795600000000-create-asiakas-person.js';
import { CreateSignInLink1796000000000 } from './1796000000000-create-sign-in-link.js';

export const migrations = [
  CreateStaff1763600000000,
  CreateSpentSecret1795400000000,
  AddAsiakasSearchText1795500000000,
  CreateAsiakasPerson1795600000000,
  CreateSignInLink1796000000000,
];
