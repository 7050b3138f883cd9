import type { ServicePersistence } from '@keikka/server';
import { KeikkaLaskuRivi } from './lasku-rivi/keikka-lasku-rivi.entity.js';
import { migrations } from './migrations/index.js';
import { ForeignKeySource, Tuote, TuoteCategory, TuoteForeignKeyRow } from './tuote/tuote.entity.js';

export const invoicingPersistence: ServicePersistence = {
  entities: [ForeignKeySource, KeikkaLaskuRivi, Tuote, TuoteCategory, TuoteForeignKeyRow],
  migrations,
};
