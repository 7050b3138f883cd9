import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  Failure,
  orderMessages,
  type Actor,
  type LaskutettavaKeikka,
  type Laskutettavat,
  type LaskutettavatQuery,
} from '@keikka/contracts';
import { runInContext, ServiceClient, Transactions } from '@keikka/server';
import { AlvKaudet } from '../asiakas/alv-kaudet.service.js';
import { hinnastoOf, type Hinnasto } from '../lasku/uusi/uusi-lasku.record.js';
import { Laskuajo } from './laskuajo.entity.js';
import { judge } from './laskuajo.rules.js';
import { billKeikka, notePoikkeus } from './laskuajo.step.js';

type Ajo = Pick<Laskuajo, 'laskuajoId' | 'laskuttajaAsiakasId' | 'first' | 'last'>;

/**
 * Makes the invoices of a run, page by page, each order in a transaction of its own with the run's counts. A process that is
 * killed leaves a run whose counts are true, and another run passes the orders that have their invoices.
 */
@Injectable()
export class LaskuajoJob implements OnModuleDestroy {
  private readonly logger = new Logger('laskuajo');
  private readonly running = new Set<Promise<void>>();
  private isLeaving = false;

  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
    private readonly alvKaudet: AlvKaudet,
    private readonly transactions: Transactions,
  ) {}

  /** The work is nobody's request any more, so that no deadline ends it; it asks other services as who began it. */
  start(actor: Actor, ajo: Ajo): void {
    const context = { actor, correlationId: randomUUID() };
    const work = runInContext(context, () => this.run(actor, ajo)).finally(() => this.running.delete(work));
    this.running.add(work);
  }

  async onModuleDestroy(): Promise<void> {
    this.isLeaving = true;
    await Promise.all(this.running);
  }

  private async run(actor: Actor, ajo: Ajo): Promise<void> {
    try {
      const isWhole = (await this.count(ajo)) && (await this.billAll(actor, ajo));
      await this.end(ajo, isWhole ? 'valmis' : 'keskeytetty');
    } catch (error) {
      this.logger.warn({ err: error, laskuajoId: ajo.laskuajoId }, 'a run of invoices broke off');
      await this.end(ajo, 'keskeytetty').catch((failure: unknown) => {
        // It is told as cancelled all the same, because it stands still.
        this.logger.warn({ err: failure, laskuajoId: ajo.laskuajoId }, 'the run could not be ended');
      });
    }
  }

  /** How many orders there are, so that the progress has an end. False when the run was cancelled. */
  private async count(ajo: Ajo): Promise<boolean> {
    let kaikki = 0;
    for await (const keikat of this.pages(ajo)) {
      kaikki += keikat.length;
      if (!(await this.goesOn(ajo, {}))) return false;
    }
    return this.goesOn(ajo, { kaikki });
  }

  private async billAll(actor: Actor, ajo: Ajo): Promise<boolean> {
    const { laskuttajaAsiakasId } = ajo;
    for await (const keikat of this.pages(ajo)) {
      // Read anew for each page, so that a template which is mended meanwhile counts.
      const alvKaudet = await this.alvKaudet.of(laskuttajaAsiakasId);
      const hinnasto = { ...(await hinnastoOf(this.dataSource.manager, { laskuttajaAsiakasId })), alvKaudet };
      for (const keikka of keikat)
        if (this.isLeaving || !(await this.bill(actor, ajo, keikka, hinnasto))) return false;
    }
    return true;
  }

  private async bill(
    actor: Actor,
    ajo: Ajo,
    keikka: LaskutettavaKeikka,
    hinnasto: Hinnasto,
  ): Promise<boolean> {
    try {
      return await this.transactions.run((tx) => billKeikka(tx, actor, ajo, keikka, hinnasto));
    } catch (error) {
      this.logger.warn({ err: error, keikkaId: keikka.keikka.keikkaId }, 'an invoice could not be made');
      const selite = error instanceof Failure ? error.message : 'Laskun luonti epäonnistui';
      const rahaa = worth(keikka, ajo, hinnasto);
      const poikkeus = { syy: 'eiSyntynyt', selite, rahaa } as const;
      return this.transactions.run((tx) => notePoikkeus(tx, ajo, keikka, poikkeus));
    }
  }

  private async *pages({ laskuttajaAsiakasId, first, last }: Ajo): AsyncGenerator<LaskutettavaKeikka[]> {
    let after: number | null = 0;
    while (after !== null) {
      const query: LaskutettavatQuery = { laskuttajaAsiakasId, first, last, after };
      const page: Laskutettavat = await this.services.ask(orderMessages.keikkaLaskutettavat, query);
      yield page.keikat;
      after = page.next;
    }
  }

  private async goesOn({ laskuajoId }: Ajo, counts: Partial<Pick<Laskuajo, 'kaikki'>>): Promise<boolean> {
    const where = { laskuajoId, tila: 'käynnissä' } as const;
    const found = await this.dataSource.manager.update(Laskuajo, where, {
      ...counts,
      paivitetty: () => 'clock_timestamp()',
    });
    return found.affected === 1;
  }

  /** A run that was cancelled stays so. */
  private async end({ laskuajoId }: Ajo, tila: 'valmis' | 'keskeytetty'): Promise<void> {
    const where = { laskuajoId, tila: 'käynnissä' } as const;
    await this.dataSource.manager.update(Laskuajo, where, { tila, paattynyt: () => 'clock_timestamp()' });
  }
}

/** What an order is worth whose invoice could not be made; null where it is the reckoning that failed. */
function worth(keikka: LaskutettavaKeikka, { laskuttajaAsiakasId }: Ajo, hinnasto: Hinnasto): string | null {
  try {
    return judge(keikka, laskuttajaAsiakasId, hinnasto).rahaa;
  } catch {
    return null;
  }
}
