import type { ServicePersistence } from '@keikka/server';
import { KeikkaLaskuLog } from './lasku/keikka-lasku-log.entity.js';
import { KeikkaLasku } from './lasku/keikka-lasku.entity.js';
import { KeikkaLaskuRivi } from './lasku/keikka-lasku-rivi.entity.js';
import { Laskuajo, LaskuajoPoikkeus } from './laskuajo/laskuajo.entity.js';
import { LahetysAskelRow, LahetysRow } from './lahetys/lahetys.entity.js';
import { LaskutusIntegraatio } from './laskuttaja/laskutus-integraatio.entity.js';
import { LaskupohjaBetoni, LaskupohjaLisa } from './laskupohja/laskupohja-hinnat.entity.js';
import { Laskupohja, LaskupohjaRivi } from './laskupohja/laskupohja.entity.js';
import { OsapuoliRow } from './osapuoli/osapuoli.entity.js';
import { migrations } from './migrations/index.js';
import { ForeignKeySource, Tuote, TuoteCategory, TuoteForeignKeyRow } from './tuote/tuote.entity.js';

export const invoicingPersistence: ServicePersistence = {
  entities: [
    ForeignKeySource,
    KeikkaLasku,
    KeikkaLaskuLog,
    KeikkaLaskuRivi,
    LahetysAskelRow,
    LahetysRow,
    Laskuajo,
    LaskuajoPoikkeus,
    Laskupohja,
    LaskupohjaBetoni,
    LaskupohjaLisa,
    LaskupohjaRivi,
    LaskutusIntegraatio,
    OsapuoliRow,
    Tuote,
    TuoteCategory,
    TuoteForeignKeyRow,
  ],
  migrations,
};
