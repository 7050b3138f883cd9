import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import {
  demandLaskutettavaJakso,
  LASKUTTAMATTA_MOST_KEIKAT,
  orderMessages,
  type Actor,
  type InputOf,
  type Laskuttamatta,
  type laskuttamattaCalls,
  type LaskuttamatonKeikka,
  type LaskutettavaKeikka,
  type LaskutettavatQuery,
} from '@keikka/contracts';
import { ServiceClient } from '@keikka/server';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { hinnastoOf } from '../lasku/uusi/uusi-lasku.record.js';
import { companyFor } from '../laskuttaja/laskuttaja.policy.js';
import { arvioOf, viimeHinnat } from './arvio.rules.js';
import { toimitettuM3 } from './eri-m3.rules.js';
import { grouped } from './grouped.js';
import { laskutettavat } from './laskutettavat.js';
import { lisanKaavatOf } from './lisan-kaavat.sql.js';
import { maksajaOf, puuteOf, type Hinnasto, type TilauksenLasku } from './laskuttamatta.rules.js';
import { viimeLaskut } from './viime-laskut.sql.js';

type Input = InputOf<typeof laskuttamattaCalls.list>;

/** What the rules read of a row. The rows of a month are many, so nothing else is read. */
const RIVIN_SARAKKEET = {
  keikkaLaskuRiviId: true,
  keikkaLaskuId: true,
  keikkaLaskuPohjaRiviId: true,
  keikkaBetoniId: true,
  keikkaBetoniAttrId: true,
  aktiivinen: true,
  ehtoTäyttyy: true,
  riviSelite: true,
  määrä: true,
  määräKaava: true,
  yksikkö: true,
  hinta: true,
  aleProsentti: true,
  alv: true,
  virhe: true,
  tuoteId: true,
  varmenne: true,
} as const;

/** A row of the list, and of its order what an estimate reads besides. */
interface Rivi {
  rivi: LaskuttamatonKeikka;
  pumppuKesto: number | null;
}

/** Finds what is delivered and not billed as it should be. It reads, and changes nothing. */
@Injectable()
export class LaskuttamattaService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
  ) {}

  /** @throws Failure AUTH.FOREIGN_TENANT, REQUEST.INVALID for a period that is too long, SERVICE.UNAVAILABLE */
  async list(actor: Actor, { first, last, laskuttajaAsiakasId: named }: Input): Promise<Laskuttamatta> {
    const laskuttajaAsiakasId = companyFor(actor, named);
    demandLaskutettavaJakso({ first, last });
    const hinnasto = await hinnastoOf(this.dataSource.manager, { laskuttajaAsiakasId });
    const rivit: Rivi[] = [];
    let keikkaCount = 0;
    let isCut = false;
    const period = { laskuttajaAsiakasId, first, last };
    const ask = (query: LaskutettavatQuery) => this.services.ask(orderMessages.keikkaLaskutettavat, query);
    for await (const { keikat, isLast } of laskutettavat(period, ask)) {
      const laskut = await this.laskutOf(laskuttajaAsiakasId, keikat);
      rivit.push(...keikat.flatMap((one) => rowOf(one, laskuttajaAsiakasId, laskut, hinnasto) ?? []));
      keikkaCount += keikat.length;
      isCut = !isLast && keikkaCount >= LASKUTTAMATTA_MOST_KEIKAT;
      if (isCut) break;
    }
    await this.estimate(laskuttajaAsiakasId, rivit, last);
    return { rivit: rivit.map(({ rivi }) => rivi), keikkaCount, isCut };
  }

  /** Gives an estimate to the orders that no template tells the price of, by invoices that are read for all of them at once. */
  private async estimate(
    laskuttajaAsiakasId: number,
    rivit: readonly Rivi[],
    last: Input['last'],
  ): Promise<void> {
    const arvioitavat = rivit.filter(({ rivi: { syy, rahaa } }) => syy === 'eiPohjaa' && rahaa === null);
    if (arvioitavat.length === 0) return;
    const maksajat = new Set(arvioitavat.flatMap(({ rivi: { maksajaAsiakasId } }) => maksajaAsiakasId ?? []));
    const { manager } = this.dataSource;
    const hinnat = viimeHinnat(await viimeLaskut(manager, laskuttajaAsiakasId, [...maksajat], last));
    for (const { rivi, pumppuKesto } of arvioitavat) rivi.arvio = arvioOf({ ...rivi, pumppuKesto }, hinnat);
  }

  /** The invoices of the orders that the company sends, by order, in the order they were made. */
  private async laskutOf(
    laskuttajaAsiakasId: number,
    keikat: readonly LaskutettavaKeikka[],
  ): Promise<ReadonlyMap<number, TilauksenLasku[]>> {
    const { manager } = this.dataSource;
    const laskut = await manager.find(KeikkaLasku, {
      where: { laskuttajaAsiakasId, keikkaId: In(keikat.map(({ keikka }) => keikka.keikkaId)) },
      order: { keikkaLaskuId: 'ASC' },
    });
    const keikkaLaskuIds = laskut.map(({ keikkaLaskuId }) => keikkaLaskuId);
    const rivit = await manager.find(KeikkaLaskuRivi, {
      select: RIVIN_SARAKKEET,
      where: { keikkaLaskuId: In(keikkaLaskuIds) },
      order: { sortNum: 'ASC', keikkaLaskuRiviId: 'ASC' },
    });
    const lisanKaavat = await lisanKaavatOf(manager, keikkaLaskuIds);
    const rivitOf = grouped(rivit, ({ keikkaLaskuId }) => keikkaLaskuId);
    const whole = laskut.map((lasku) => ({
      ...lasku,
      rivit: rivitOf.get(lasku.keikkaLaskuId) ?? [],
      lisanKaavat,
    }));
    return grouped(whole, ({ keikkaId }) => keikkaId);
  }
}

function rowOf(
  whole: LaskutettavaKeikka,
  laskuttajaAsiakasId: number,
  laskutOf: ReadonlyMap<number, TilauksenLasku[]>,
  hinnasto: Hinnasto,
): Rivi | null {
  const { keikka, ajoneuvo } = whole;
  const { keikkaId, pumppuAika, pumppuKesto, tyomaaNimi } = keikka;
  const { sourceAsiakasId, sourceAsiakasNimi, sourceAsiakasColorCode } = keikka;
  const { maksajaAsiakasId, maksajaAsiakasNimi } = maksajaOf(keikka, laskuttajaAsiakasId);
  const puute = puuteOf({ ...whole, maksajaAsiakasId, laskut: laskutOf.get(keikkaId) ?? [] }, hinnasto);
  if (!puute) return null;
  const rivi = {
    keikkaId,
    pumppuAika,
    maksajaAsiakasId,
    maksaja: maksajaAsiakasNimi,
    sourceAsiakasId,
    sourceAsiakasNimi,
    sourceAsiakasColorCode,
    tyomaaNimi,
    ajoneuvo: ajoneuvo?.vehicleNo ?? '',
    toimitettuM3: toimitettuM3(keikka),
    arvio: null,
    ...puute,
  };
  return { rivi, pumppuKesto };
}
