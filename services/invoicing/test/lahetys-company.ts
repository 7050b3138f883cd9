import {
  lahetysCalls,
  lahetysMessages,
  laskuCalls,
  laskuRiviCalls,
  osapuoliCalls,
  type Actor,
  type LahetettavaLasku,
  type LahetysKokonaan,
  type LaskuKohde,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { fennoa, fennoaDemo } from '@keikka/simulators/fennoa/fennoa.mjs';
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

/** An invoice as the simulator of Fennoa keeps it; amounts in cents. */
interface FennoaInvoice {
  id: number;
  number: string;
  proposed: string;
  state: 'draft' | 'approved' | 'sent';
  order: string;
  series: string;
  customerName: string;
  vat: number;
  amount: number;
  fields?: Record<string, string>;
}

const demoAvaimet: Readonly<Record<LaskuKohde, Readonly<Record<string, string>>>> = {
  Netvisor: netvisorDemo,
  Fennoa: fennoaDemo,
};

/** A company that sends its invoices to a simulator. */
export class SendingCompany {
  private constructor(
    readonly invoicing: StartedService,
    private readonly simulators: Awaited<ReturnType<typeof startSimulators>>,
    readonly kohde: LaskuKohde,
  ) {}

  static async start(
    seconds: { timeout: number; varmistus: number } = { timeout: 5, varmistus: 1 },
    kohde: LaskuKohde = 'Netvisor',
  ) {
    const simulators = await startSimulators([netvisor, fennoa], { port: 0, host: '127.0.0.1' });
    const invoicing = await startInvoicing({
      NETVISOR_URL: `${simulators.address}/netvisor`,
      NETVISOR_PARTNER_ID: netvisorDemo.partnerId,
      NETVISOR_PARTNER_KEY: netvisorDemo.partnerKey,
      FENNOA_URL: `${simulators.address}/fennoa`,
      LAHETYS_TIMEOUT_SECONDS: seconds.timeout,
      LAHETYS_VARMISTUS_SECONDS: seconds.varmistus,
    });
    const company = new SendingCompany(invoicing, simulators, kohde);
    const neighbours = new Neighbours();
    neighbours.answerOver(invoicing.nats);
    for (let keikkaId = 4711; keikkaId < 4741; keikkaId += 1) neighbours.order(keikkaId);
    await company.storeKeys(kohde);
    await company.storeOsoite();
    return company;
  }

  async storeKeys(
    kohde: LaskuKohde,
    keys: Readonly<Record<string, string>> = demoAvaimet[kohde],
  ): Promise<void> {
    const own = { laskuttajaAsiakasId: OWN, kohde };
    const names = this.kohteet.of(kohde)?.avaimet ?? [];
    const avaimet =
      this.kohteet.suljettu(own, Object.fromEntries(names.map((name) => [name, keys[name] ?? '']))) ?? null;
    await this.invoicing.dataSource.manager.save(LaskutusIntegraatio, { ...own, avaimet });
  }

  /** The payer's address, without which Fennoa takes no invoice. */
  async storeOsoite(katuosoite = 'Betonitie 1'): Promise<void> {
    const where = { postinumero: '08100', paikkakunta: 'Lohja' };
    await this.invoicing.ask(osapuoliCalls.save, { asiakasId: SOURCE, katuosoite, ...where }, invoicer);
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

  async laheta(
    keikkaLaskuId: number,
    actor: Actor = invoicer,
    keikkaId?: number,
    fennoaTapa: Pick<LahetettavaLasku, 'approveFennoaInvoice' | 'sales_invoice_series_id'> = {},
  ) {
    const { keikkaId: own } = await this.invoicing.dataSource.manager.findOneByOrFail(KeikkaLasku, {
      keikkaLaskuId,
    });
    const input = {
      keikkaId: keikkaId ?? own,
      keikkaLaskuId,
      laskuttajaAsiakasId: OWN,
      maksajaAsiakasId: SOURCE,
      kohde: this.kohde,
      ...fennoaTapa,
    };
    return this.invoicing.ask(lahetysMessages.aloita, input, actor);
  }

  async lahetys(keikkaLaskuId: number, actor: Actor = invoicer): Promise<LahetysKokonaan> {
    const found = await this.invoicing.ask(lahetysCalls.get, { keikkaLaskuId }, actor);
    if (!found) throw new Error('never sent');
    return found;
  }

  /** The sending once it has ended. */
  paattynyt(keikkaLaskuId: number, patienceMs = 30_000): Promise<LahetysKokonaan> {
    return eventually(async () => {
      const lahetys = await this.lahetys(keikkaLaskuId);
      expect(lahetys.seuraava).toBeNull();
      return lahetys;
    }, patienceMs);
  }

  async read(keikkaLaskuId: number) {
    return this.invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
  }

  /** What the simulator has. */
  async inNetvisor(): Promise<NetvisorInvoice[]> {
    return (await (await fetch(`${this.simulators.address}/netvisor/_invoices`)).json()) as NetvisorInvoice[];
  }

  async inFennoa(): Promise<FennoaInvoice[]> {
    return (await (await fetch(`${this.simulators.address}/fennoa/_invoices`)).json()) as FennoaInvoice[];
  }

  writeInNetvisor = (invoice: Partial<NetvisorInvoice>): Promise<void> => this.write('netvisor', invoice);
  writeInFennoa = (invoice: Partial<FennoaInvoice>): Promise<void> => this.write('fennoa', invoice);

  /** As if somebody had changed it there. */
  async changeInNetvisor(number: string, changes: Partial<NetvisorInvoice>): Promise<void> {
    await fetch(`${this.simulators.address}/netvisor/_invoices/${number}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    });
  }

  private async write(system: string, invoice: object): Promise<void> {
    await fetch(`${this.simulators.address}/${system}/_invoices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(invoice),
    });
  }

  /** How the simulator behaves from now on. */
  async behave(mode: string, more: object = {}): Promise<void> {
    const answer = await fetch(`${this.simulators.address}/api/tenants/${this.kohde.toLowerCase()}/mode`, {
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
    await fetch(`${this.simulators.address}/${this.kohde.toLowerCase()}/_invoices`, { method: 'DELETE' });
    await this.invoicing.dataSource.manager.deleteAll(LahetysRow);
    await this.invoicing.dataSource.manager.deleteAll(KeikkaLasku);
  }

  async stop(): Promise<void> {
    await this.invoicing.stop();
    await this.simulators.close();
  }
}
