import { CreatePalkki1763600000000 } from './1763600000000-create-palkki.js';
import { FindPalkitOfKeikka1764100000000 } from './1764100000000-find-palkit-of-keikka.js';

export const migrations = [CreatePalkki1763600000000, FindPalkitOfKeikka1764100000000];
