import {
  lahetysCalls,
  lahetysMessages,
  laskuCalls,
  laskuRiviCalls,
  type Actor,
  type LahetysKokonaan,
  type LaskuKohde,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { netvisor, netvisorDemo } from '@keikka/simulators/netvisor/netvisor.mjs';
import { startSimulators } from '@keikka/simulators/simulators.mjs';
import { eventually } from '@keikka/testing';
import { LahetysRow } from '../src/lahetys/lahetys.entity.js';
import { Kohteet } from '../src/lahetys/kohteet.service.js';
import { KeikkaLaskuLog } from '../src/lasku/keikka-lasku-log.entity.js';
import { KeikkaLaskuRivi } from '../src/lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../src/lasku/keikka-lasku.entity.js';
import { LaskutusIntegraatio } from '../src/laskuttaja/laskutus-integraatio.entity.js';
import { invoicer, OWN, startInvoicing } from './invoicing-company.js';
import { Neighbours, SOURCE } from './lasku-company.js';

/** An invoice as the simulator of Netvisor keeps it; amounts in cents. */
interface NetvisorInvoice {
  key: number;
  number: string;
  date: string;
  comment: string;
  customerName: string;
  textBefore: string;
  amount: number;
  lines: { name: string; vat: number; sum: number }[];
}

/** A company that sends its invoices to a simulator. */
export class SendingCompany {
  private constructor(
    readonly invoicing: StartedService,
    private readonly simulators: Awaited<ReturnType<typeof startSimulators>>,
  ) {}

  static async start(seconds: { timeout: number; varmistus: number } = { timeout: 5, varmistus: 1 }) {
    const simulators = await startSimulators([netvisor], { port: 0, host: '127.0.0.1' });
    const invoicing = await startInvoicing({
      NETVISOR_URL: `${simulators.address}/netvisor`,
      NETVISOR_PARTNER_ID: netvisorDemo.partnerId,
      NETVISOR_PARTNER_KEY: netvisorDemo.partnerKey,
      LAHETYS_TIMEOUT_SECONDS: seconds.timeout,
      LAHETYS_VARMISTUS_SECONDS: seconds.varmistus,
    });
    const company = new SendingCompany(invoicing, simulators);
    const neighbours = new Neighbours(invoicing.nats);
    for (let keikkaId = 4711; keikkaId < 4741; keikkaId += 1) neighbours.order(keikkaId);
    await company.storeKeys('Netvisor', netvisorDemo);
    return company;
  }

  async storeKeys(
    kohde: LaskuKohde,
    { customerId, customerKey, organisationId }: typeof netvisorDemo,
  ): Promise<void> {
    const own = { laskuttajaAsiakasId: OWN, kohde };
    const avaimet = this.kohteet.suljettu(own, { customerId, customerKey, organisationId }) ?? null;
    await this.invoicing.dataSource.manager.save(LaskutusIntegraatio, { ...own, avaimet });
  }

  get kohteet(): Kohteet {
    return this.invoicing.get(Kohteet);
  }

  /** An invoice of 10 m³ at 8.90 €, 25.5 % VAT. */
  async lasku(keikkaId = 4711): Promise<number> {
    const input = { keikkaId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const { keikkaLaskuId } = await this.invoicing.ask(laskuCalls.create, input, invoicer);
    const row = {
      keikkaLaskuId,
      laskuttajaAsiakasId: OWN,
      maksajaAsiakasId: SOURCE,
      riviSelite: 'Pumppaus & pesu',
      yksikkö: 'm³',
      hinta: '8.9',
      määrä: '10',
    };
    await this.invoicing.ask(laskuRiviCalls.save, row, invoicer);
    return keikkaLaskuId;
  }

  async laheta(keikkaLaskuId: number, actor: Actor = invoicer, keikkaId?: number) {
    const { keikkaId: own } = await this.invoicing.dataSource.manager.findOneByOrFail(KeikkaLasku, {
      keikkaLaskuId,
    });
    const input = {
      keikkaId: keikkaId ?? own,
      keikkaLaskuId,
      laskuttajaAsiakasId: OWN,
      maksajaAsiakasId: SOURCE,
      kohde: 'Netvisor' as const,
    };
    return this.invoicing.ask(lahetysMessages.aloita, input, actor);
  }

  async lahetys(keikkaLaskuId: number, actor: Actor = invoicer): Promise<LahetysKokonaan> {
    const found = await this.invoicing.ask(lahetysCalls.get, { keikkaLaskuId }, actor);
    if (!found) throw new Error('never sent');
    return found;
  }

  /** The sending once it has ended. */
  paattynyt(keikkaLaskuId: number): Promise<LahetysKokonaan> {
    return eventually(async () => {
      const lahetys = await this.lahetys(keikkaLaskuId);
      expect(lahetys.seuraava).toBeNull();
      return lahetys;
    }, 30_000);
  }

  async read(keikkaLaskuId: number) {
    return this.invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
  }

  /** What the simulator has. */
  async inNetvisor(): Promise<NetvisorInvoice[]> {
    return (await (await fetch(`${this.simulators.address}/netvisor/_invoices`)).json()) as NetvisorInvoice[];
  }

  async writeInNetvisor(invoice: Partial<NetvisorInvoice>): Promise<void> {
    await fetch(`${this.simulators.address}/netvisor/_invoices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(invoice),
    });
  }

  /** How the simulator behaves from now on. */
  async behave(mode: string, more: object = {}): Promise<void> {
    const answer = await fetch(`${this.simulators.address}/api/tenants/netvisor/mode`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode, ...more }),
    });
    if (!answer.ok) throw new Error(`no mode ${mode}`);
  }

  /** As if the database had been put back to before the invoice was sent. */
  async forget(keikkaLaskuId: number): Promise<void> {
    const { manager } = this.invoicing.dataSource;
    await manager.delete(LahetysRow, { keikkaLaskuId });
    await manager.delete(KeikkaLaskuLog, { keikkaLaskuId });
    const unsent = { isLaskutettu: false, laskuNo: '' };
    await manager.update(KeikkaLaskuRivi, { keikkaLaskuId }, unsent);
    await manager.update(
      KeikkaLasku,
      { keikkaLaskuId },
      { ...unsent, lahetysTila: '', keikkaLaskuStatusTypeId: 10 },
    );
  }

  async clear(): Promise<void> {
    await this.behave('normal');
    await fetch(`${this.simulators.address}/netvisor/_invoices`, { method: 'DELETE' });
    await this.invoicing.dataSource.manager.deleteAll(LahetysRow);
    await this.invoicing.dataSource.manager.deleteAll(KeikkaLasku);
  }

  async stop(): Promise<void> {
    await this.invoicing.stop();
    await this.simulators.close();
  }
}
