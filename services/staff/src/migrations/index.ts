import { CreateStaff1763600000000 } from './1763600000000-create-staff.js';
import { AddAsiakasSearchText1795500000000 } from './1795500000000-add-asiakas-search-text.js';
import { CreateSpentSecret1795400000000 } from './1795400000000-create-spent-secret.js';

export const migrations = [
  CreateStaff1763600000000,
  CreateSpentSecret1795400000000,
  AddAsiakasSearchText1795500000000,
];
