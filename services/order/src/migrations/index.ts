import { projectionMigrations } from '@keikka/server';
import { CreateKeikkaTila1763600000001 } from './1763600000001-create-keikka-tila.js';
import { CreateBetoniReferenceData1763600000002 } from './1763600000002-create-betoni-reference-data.js';
import { CreateSijaintiAndTyomaa1763600000003 } from './1763600000003-create-sijainti-and-tyomaa.js';
import { CreateKeikka1763600000004 } from './1763600000004-create-keikka.js';
import { CreateStepLog1763600000005 } from './1763600000005-create-step-log.js';
import { CreateAuth1763600000006 } from './1763600000006-create-auth.js';
import { IndexDeliveredKeikat1763600000007 } from './1763600000007-index-delivered-keikat.js';
import { AddTyomaaSearchText1795600000001 } from './1795600000001-add-tyomaa-search-text.js';
import { CreateKeikkaHaku1795600000000 } from './1795600000000-create-keikka-haku.js';
import { LinkLimutus1795950000000 } from './1795950000000-link-limutus.js';
import { CompleteBetoniLists1795900000000 } from './1795900000000-complete-betoni-lists.js';
import { AddBetoniAttr1795910000000 } from './1795910000000-add-betoni-attr.js';
import { CreateBetoniShortCut1795960000000 } from './1795960000000-create-betoni-short-cut.js';
import { IndexKeikatOfAsiakas1795970000000 } from './1795970000000-index-keikat-of-asiakas.js';
import { OwnRasitusRaja1795980000000 } from './1795980000000-own-rasitus-raja.js';
import { CreateKeikkaLaskuCopy1795990000000 } from './1795990000000-create-keikka-lasku-copy.js';
import { AddBetoniAttrVarmenne1796000000000 } from './1796000000000-add-betoni-attr-varmenne.js';
import { KeepBetoniShortCut1796030000000 } from './1796030000000-keep-betoni-short-cut.js';
import { KeepDeletedTyomaa1796050000000 } from './1796050000000-keep-deleted-tyomaa.js';
import { CreateTyomaaSana1796040000000 } from './1796040000000-create-tyomaa-sana.js';
import { KeepDecimalsOfMatkaAika1796060000000 } from './1796060000000-keep-decimals-of-matka-aika.js';
import { CreateGeokoodi1796061000000 } from './1796061000000-create-geokoodi.js';
import { CreateMatka1796051000000 } from './1796051000000-create-matka.js';
import { CreateTyomaaEri1796065000000 } from './1796065000000-create-tyomaa-eri.js';
import { CreateTyomaaYhdistys1796066000000 } from './1796066000000-create-tyomaa-yhdistys.js';
import { CreateTyomaaPerson1796068000000 } from './1796068000000-create-tyomaa-person.js';
import { AllowAuthNone1796072000000 } from './1796072000000-allow-auth-none.js';
import { CreateStepLogPoisto1796075000000 } from './1796075000000-create-step-log-poisto.js';
import { IndexSijaintiByPlace1796076000000 } from './1796076000000-index-sijainti-by-place.js';
import { KeepDeletedSijainti1796070000000 } from './1796070000000-keep-deleted-sijainti.js';
import { CheckCopiedKeikat1795660000000 } from './1795660000000-check-copied-keikat.js';
import { IndexKeikkaHaku1795700000000 } from './1795700000000-index-keikka-haku.js';

export const migrations = [
  ...projectionMigrations,
  CreateKeikkaTila1763600000001,
  CreateBetoniReferenceData1763600000002,
  CreateSijaintiAndTyomaa1763600000003,
  CreateKeikka1763600000004,
  CreateStepLog1763600000005,
  CreateAuth1763600000006,
  IndexDeliveredKeikat1763600000007,
  CreateKeikkaHaku1795600000000,
  AddTyomaaSearchText1795600000001,
  CheckCopiedKeikat1795660000000,
  IndexKeikkaHaku1795700000000,
  CompleteBetoniLists1795900000000,
  AddBetoniAttr1795910000000,
  LinkLimutus1795950000000,
  CreateBetoniShortCut1795960000000,
  IndexKeikatOfAsiakas1795970000000,
  OwnRasitusRaja1795980000000,
  CreateKeikkaLaskuCopy1795990000000,
  AddBetoniAttrVarmenne1796000000000,
  KeepBetoniShortCut1796030000000,
  CreateTyomaaSana1796040000000,
  KeepDeletedTyomaa1796050000000,
  CreateMatka1796051000000,
  KeepDecimalsOfMatkaAika1796060000000,
  CreateGeokoodi1796061000000,
  CreateTyomaaEri1796065000000,
  CreateTyomaaYhdistys1796066000000,
  CreateTyomaaPerson1796068000000,
  KeepDeletedSijainti1796070000000,
  AllowAuthNone1796072000000,
  CreateStepLogPoisto1796075000000,
  IndexSijaintiByPlace1796076000000,
];
