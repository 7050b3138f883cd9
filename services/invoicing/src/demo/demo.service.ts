import { Injectable } from '@nestjs/common';
import type { InvoicingDemo } from '@keikka/contracts';
import { loadRows, Transactions } from '@keikka/server';
import { KeikkaLaskuRivi } from '../lasku-rivi/keikka-lasku-rivi.entity.js';
import { Tuote, TuoteForeignKeyRow } from '../tuote/tuote.entity.js';

/** The invoice on which the demo company's used products stand. */
const demoInvoice = { keikkaId: 1, keikkaLaskuId: 1 };

/** Takes the demo company's products in, with a row of an invoice for each that is in use. */
@Injectable()
export class DemoService {
  constructor(private readonly transactions: Transactions) {}

  load({ tuotteet = [] }: InvoicingDemo): Promise<{ loaded: number }> {
    const foreignKeys = tuotteet.flatMap(({ tuoteId, laskuttajaAsiakasId: asiakasId, foreignKeys: keys }) =>
      keys.map((key) => ({ tuoteId, asiakasId, ...key })),
    );
    const rivit = tuotteet
      .filter(({ isUsed }) => isUsed)
      .map(({ tuoteId, laskuttajaAsiakasId, nimike, yksikkö, hinta, alv, orderNum }) => ({
        ...demoInvoice,
        keikkaLaskuRiviId: tuoteId,
        tuoteId,
        laskuttajaAsiakasId,
        riviSelite: nimike,
        määrä: '1',
        yksikkö,
        hinta,
        alv,
        sortNum: orderNum,
      }));
    return this.transactions.run(async ({ manager }) => {
      await loadRows(
        manager,
        Tuote,
        tuotteet.map(({ foreignKeys: _, isUsed: __, ...tuote }) => tuote),
      );
      await loadRows(manager, TuoteForeignKeyRow, foreignKeys);
      await loadRows(manager, KeikkaLaskuRivi, rivit);
      return { loaded: tuotteet.length };
    });
  }
}
