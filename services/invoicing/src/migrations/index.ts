import { CreateTuote1763600000000 } from './1763600000000-create-tuote.js';
import { CreateKeikkaLaskuRivi1763600000001 } from './1763600000001-create-keikka-lasku-rivi.js';
import { CreateKeikkaLasku1796000000000 } from './1796000000000-create-keikka-lasku.js';
import { CreateLaskutusIntegraatio1796100000000 } from './1796100000000-create-laskutus-integraatio.js';
import { CompleteLaskupohja1796200000000 } from './1796200000000-complete-laskupohja.js';
import { IndexLaskut1796300000000 } from './1796300000000-index-laskut.js';
import { ExplainKeikkaLaskuRivi1796400000000 } from './1796400000000-explain-keikka-lasku-rivi.js';
import { PriceBetonit1796500000000 } from './1796500000000-price-betonit.js';
import { CreateLaskuajo1796600000000 } from './1796600000000-create-laskuajo.js';
import { BillKeikkaBetoni1796700000000 } from './1796700000000-bill-keikka-betoni.js';
import { ValueLaskuajo1796800000000 } from './1796800000000-value-laskuajo.js';
import { CreateLahetys1796900000000 } from './1796900000000-create-lahetys.js';
import { CreateOsapuoli1797200000000 } from './1797200000000-create-osapuoli.js';
import { CreditKeikkaLasku1797300000000 } from './1797300000000-credit-keikka-lasku.js';
import { ReverseCharge1797400000000 } from './1797400000000-reverse-charge.js';
import { CheckLahetykset1797500000000 } from './1797500000000-check-lahetykset.js';
import { DueKeikkaLasku1797600000000 } from './1797600000000-due-keikka-lasku.js';
import { KeepValittuLaskupohja1797700000000 } from './1797700000000-keep-valittu-laskupohja.js';
import { KeepLaskuTuloste1797800000000 } from './1797800000000-keep-lasku-tuloste.js';
import { BillBetoniLisa1797900000000 } from './1797900000000-bill-betoni-lisa.js';

export const migrations = [
  CreateTuote1763600000000,
  CreateKeikkaLaskuRivi1763600000001,
  CreateKeikkaLasku1796000000000,
  CreateLaskutusIntegraatio1796100000000,
  CompleteLaskupohja1796200000000,
  IndexLaskut1796300000000,
  ExplainKeikkaLaskuRivi1796400000000,
  PriceBetonit1796500000000,
  CreateLaskuajo1796600000000,
  BillKeikkaBetoni1796700000000,
  ValueLaskuajo1796800000000,
  CreateLahetys1796900000000,
  CreateOsapuoli1797200000000,
  CreditKeikkaLasku1797300000000,
  ReverseCharge1797400000000,
  CheckLahetykset1797500000000,
  DueKeikkaLasku1797600000000,
  KeepValittuLaskupohja1797700000000,
  KeepLaskuTuloste1797800000000,
  BillBetoniLisa1797900000000,
];
