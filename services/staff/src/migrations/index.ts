import { CreateStaff1763600000000 } from './1763600000000-create-staff.js';

export const migrations = [CreateStaff1763600000000];
