import { CreatePalkki1763600000000 } from './1763600000000-create-palkki.js';

export const migrations = [CreatePalkki1763600000000];
