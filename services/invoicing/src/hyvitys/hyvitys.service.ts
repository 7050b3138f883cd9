import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type Hyvitettava,
  type HyvitettavaNyt,
  type hyvitysCalls,
  type InputOf,
} from '@keikka/contracts';
import { cents, hyvittamatta, laskupohjaTila, onLaskulla, summa } from '@keikka/domain';
import { laskuPohjista, tilausNyt } from '@keikka/domain/laskupohja';
import { Transactions } from '@keikka/server';
import { lahetettyna } from '../lahetys/aineisto.record.js';
import { hyvitetytOf } from '../lasku/hyvitys.record.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { demandVisible } from '../lasku/lasku.policy.js';
import { laskut, rivitOf } from '../lasku/lasku.record.js';
import { TilauksenTiedot } from '../tilaus/tilauksen-tiedot.service.js';
import { hinnastoOf } from '../lasku/uusi/uusi-lasku.record.js';
import { makeHyvitys } from './uusi-hyvitys.record.js';

type Input<Name extends keyof typeof hyvitysCalls> = InputOf<(typeof hyvitysCalls)[Name]>;

/** Credits billed invoices. */
@Injectable()
export class HyvitysService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly tilaukset: TilauksenTiedot,
  ) {}

  /** What was credited of an invoice, by row, and its credits. */
  async get(actor: Actor, { keikkaLaskuId }: Input<'get'>): Promise<Hyvitettava> {
    const { manager } = this.dataSource;
    const lasku = await this.visible(actor, keikkaLaskuId);
    const rivit = (await rivitOf(manager, keikkaLaskuId)).filter(onLaskulla);
    const hyvitetyt = await hyvitetytOf(
      manager,
      rivit.map((rivi) => rivi.keikkaLaskuRiviId),
    );
    const hyvitykset = await manager.find(KeikkaLasku, {
      where: { hyvitettyKeikkaLaskuId: keikkaLaskuId },
      order: { keikkaLaskuId: 'ASC' },
    });
    return {
      ...(await lahetettyna(manager, lasku)),
      rivit: [...hyvitetyt].map(([keikkaLaskuRiviId, määrät]) => ({
        keikkaLaskuRiviId,
        hyvitetty: hyvittamatta('0', määrät),
      })),
      hyvitykset: hyvitykset.map(toHyvitys),
    };
  }

  /**
   * What the templates make of the invoice's order now, beside its rows.
   * @throws Failure LASKU.NOT_FOUND, SERVICE.UNAVAILABLE
   */
  async nyt(actor: Actor, { keikkaLaskuId }: Input<'nyt'>): Promise<HyvitettavaNyt> {
    const lasku = await this.visible(actor, keikkaLaskuId);
    const facts = await this.tilaukset.ifAny(lasku.keikkaId);
    if (!facts) return { onTilaus: false, muutokset: [] };
    const { manager } = this.dataSource;
    const { laskuttajaAsiakasId, maksajaAsiakasId } = lasku;
    const active = { laskuttajaAsiakasId, laskupohjaTilaId: laskupohjaTila.aktiivinen };
    const { pohjat, tuotteet } = await hinnastoOf(manager, active);
    const { rivit } = laskuPohjista(pohjat, { facts, maksajaAsiakasId }, tuotteet);
    return { onTilaus: true, muutokset: tilausNyt(await rivitOf(manager, keikkaLaskuId), rivit) };
  }

  /**
   * Makes a credit that names the invoice. The invoice is locked, so that what is left of it is credited once, however many
   * persons credit it at once.
   * @throws Failure LASKU.NOT_FOUND, HYVITYS.*
   */
  luo(actor: Actor, input: Input<'luo'>): Promise<{ keikkaLaskuId: number }> {
    return this.transactions.runOnce(actor, 'hyvitys.luo', input, async (tx) => {
      const original = await laskut.lock(tx, input.keikkaLaskuId);
      demandVisible(actor, original);
      return makeHyvitys(tx, actor, original, input);
    });
  }

  private async visible(actor: Actor, keikkaLaskuId: number): Promise<KeikkaLasku> {
    const lasku = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!lasku) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, lasku);
    return lasku;
  }
}

const toHyvitys = (lasku: KeikkaLasku): Hyvitettava['hyvitykset'][number] => ({
  keikkaLaskuId: lasku.keikkaLaskuId,
  laskuNo: lasku.laskuNo,
  keikkaLaskuStatusTypeId: lasku.keikkaLaskuStatusTypeId,
  laskuCreated: lasku.laskuCreated.toISOString(),
  sumEur: cents(lasku.sumEur),
  yhteensa: summa([lasku.sumEur, lasku.alvSumma]),
});
