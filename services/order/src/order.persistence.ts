import { projectionEntities, type ServicePersistence } from '@keikka/server';
import { Auth } from './access/auth.entity.js';
import { betoniReferenceEntities } from './betoni/betoni-reference.entity.js';
import { BetoniShortCut } from './betoni-short-cut/betoni-short-cut.entity.js';
import { SPENT_GEOKOODIT_SQL } from './geokoodaus/geokoodaus.sql.js';
import { GeokoodiRow } from './geokoodaus/geokoodi.entity.js';
import { KeikkaBetoniAttr } from './keikka/keikka-betoni-attr.entity.js';
import { KeikkaBetoni } from './keikka/keikka-betoni.entity.js';
import { KeikkaHaku } from './keikka/keikka-haku.entity.js';
import { KeikkaKuski } from './keikka/keikka-kuski.entity.js';
import { KeikkaTehdas } from './keikka/keikka-tehdas.entity.js';
import { KeikkaTyomaa } from './keikka/keikka-tyomaa.entity.js';
import { Keikka } from './keikka/keikka.entity.js';
import { KeikkaLaskuCopy } from './keikka-laskutus/keikka-lasku-copy.entity.js';
import { KeikkaTila } from './keikka-tila/keikka-tila.entity.js';
import { MatkaRow } from './matka/matka.entity.js';
import { migrations } from './migrations/index.js';
import { Sijainti } from './sijainti/sijainti.entity.js';
import { StepLog } from './step-log/step-log.entity.js';
import { StepLogPoisto } from './step-log/step-log-poisto.entity.js';
import { TyomaaEri } from './tyomaa/tyomaa-eri.entity.js';
import { TyomaaPerson } from './tyomaa/tyomaa-person.entity.js';
import { TyomaaSana } from './tyomaa/tyomaa-sana.entity.js';
import { TyomaaYhdistysRow } from './tyomaa/tyomaa-yhdistys.entity.js';
import { Tyomaa } from './tyomaa/tyomaa.entity.js';

export const orderPersistence: ServicePersistence = {
  entities: [
    ...projectionEntities,
    ...betoniReferenceEntities,
    BetoniShortCut,
    KeikkaTila,
    Sijainti,
    Tyomaa,
    TyomaaSana,
    TyomaaEri,
    TyomaaPerson,
    TyomaaYhdistysRow,
    Keikka,
    KeikkaTyomaa,
    KeikkaTehdas,
    KeikkaBetoni,
    KeikkaBetoniAttr,
    KeikkaKuski,
    KeikkaHaku,
    KeikkaLaskuCopy,
    GeokoodiRow,
    MatkaRow,
    StepLog,
    StepLogPoisto,
    Auth,
  ],
  migrations,
  spent: [SPENT_GEOKOODIT_SQL],
};
