import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  type Actor,
  type InputOf,
  type KeikkaData,
  type Lasku,
  type laskuCalls,
} from '@keikka/contracts';
import { payerAsiakasId } from '@keikka/domain';
import { Transactions } from '@keikka/server';
import { AlvKaudet } from '../../asiakas/alv-kaudet.service.js';
import { AsiakasNames } from '../../asiakas/asiakas-names.service.js';
import { companyFor } from '../../laskuttaja/laskuttaja.policy.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';
import {
  copies,
  laskutettavaOf,
  lockMaking,
  makeLasku,
  noteBuilt,
  storeRivit,
  uusiLaskuOf,
  type Ordered,
} from './uusi-lasku.record.js';
import { demandBiller, demandNoHyvitys, demandOpen, demandVisible } from '../lasku.policy.js';
import { laskut, storedSums } from '../lasku.record.js';
import { TilauksenTiedot } from '../../tilaus/tilauksen-tiedot.service.js';
import { uudelleen } from './valittu-pohja.record.js';
import { verotetut } from '../verotus/verotus.record.js';

type Input<Name extends keyof typeof laskuCalls> = InputOf<(typeof laskuCalls)[Name]>;

/**
 * Fills invoices from the templates that fit their orders (invoicing §4). Other services are asked before a transaction is
 * open, so that no lock waits for an answer.
 */
@Injectable()
export class LaskuBuildService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly tilaukset: TilauksenTiedot,
    private readonly asiakkaat: AsiakasNames,
    private readonly alvKaudet: AlvKaudet,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Makes the invoice of an order.
   * @throws Failure KEIKKA.NOT_FOUND, KEIKKA.NO_ACCESS, LASKU.NOT_BILLER, LASKU.NO_MAKSAJA, SERVICE.UNAVAILABLE
   */
  async create(actor: Actor, input: Input<'create'>): Promise<{ keikkaLaskuId: number }> {
    const laskuttajaAsiakasId = companyFor(actor, input.laskuttajaAsiakasId);
    const ordered = await this.ordered(laskuttajaAsiakasId, input);
    const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
    return this.transactions.runOnce(actor, 'lasku.create', input, async (tx) => {
      await lockMaking(tx, laskuttajaAsiakasId, input.keikkaId);
      const uusi = await uusiLaskuOf(tx.manager, laskuttajaAsiakasId, laskutettavaOf(ordered), alvKaudet);
      const { keikkaLaskuId } = await makeLasku(tx, actor, laskuttajaAsiakasId, ordered, uusi);
      return { keikkaLaskuId };
    });
  }

  /**
   * Builds the rows and headers of an invoice anew, as the order and the templates are now; its rows so far go [I-060] [I-065].
   * One that was made of a template that a person chose is made of that again.
   * @throws Failure as `create`, LASKU.NOT_FOUND, LASKU.LASKUTETTU, LASKU.NO_POHJA
   */
  async reload(actor: Actor, { keikkaLaskuId }: Input<'reload'>): Promise<Lasku> {
    const seen = await this.dataSource.manager.findOneBy(KeikkaLasku, { keikkaLaskuId });
    if (!seen) throw new Failure('LASKU.NOT_FOUND');
    demandVisible(actor, seen);
    const { laskuttajaAsiakasId } = seen;
    const ordered = await this.ordered(laskuttajaAsiakasId, seen);
    const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
    return this.transactions.runOnce(actor, 'lasku.reload', { keikkaLaskuId }, async (tx) => {
      const lasku = await laskut.lock(tx, keikkaLaskuId);
      demandOpen(lasku);
      demandNoHyvitys(lasku);
      const uusi = await uudelleen(tx.manager, lasku, laskutettavaOf(ordered), alvKaudet);
      await tx.manager.delete(KeikkaLaskuRivi, { keikkaLaskuId });
      const verotettava = { ...lasku, ...copies(ordered.keikka) };
      const rivit = await verotetut(tx.manager, verotettava, uusi.rivit);
      await storeRivit(tx, lasku, rivit);
      await noteBuilt(tx, actor, keikkaLaskuId, 'Laskun tiedot haettu uudestaan laskupohjasta', uusi);
      // The invoice tells of its rows even where no header changed.
      const rebuilt = { before: {}, after: { rivit: uusi.rivit.length } };
      const values = { ...uusi.headers, ...copies(ordered.keikka), ...storedSums(rivit) };
      return laskut.change(tx, lasku, values, rebuilt);
    });
  }

  private async ordered(
    laskuttajaAsiakasId: number,
    { keikkaId, maksajaAsiakasId }: { keikkaId: number; maksajaAsiakasId: number },
  ): Promise<Ordered> {
    const facts = await this.tilaukset.of(keikkaId);
    const { keikka } = facts;
    demandBiller(laskuttajaAsiakasId, keikka);
    const payer = maksajaAsiakasId || payerAsiakasId(keikka, laskuttajaAsiakasId);
    if (!payer) throw new Failure('LASKU.NO_MAKSAJA');
    const maksaja = { maksajaAsiakasId: payer, maksajaAsiakasNimi: await this.nameOf(payer, keikka) };
    return { keikka, maksaja, facts };
  }

  private async nameOf(payer: number, keikka: KeikkaData): Promise<string> {
    if (payer === keikka.asiakasId) return keikka.asiakasNimi;
    if (payer === keikka.sourceAsiakasId) return keikka.sourceAsiakasNimi;
    return this.asiakkaat.of(payer, 'LASKU.NO_MAKSAJA');
  }
}
