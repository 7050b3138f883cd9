import { randomUUID } from 'node:crypto';
import {
  OutsideSystem,
  type Clock,
  type Metrics,
  type OutgoingRequest,
  type OutsideAnswer,
  type Outcome,
} from '@keikka/server';
import { asiakasKoodi, type Aineisto } from '../aineisto/aineisto.rules.js';
import type { Avaimet, HakuVastaus, Kohdejarjestelma, Vaihe, Vastaus } from '../kohdejarjestelma.js';
import { judge, readInvoice } from './netvisor-ero.rules.js';
import { netvisorHeaders, type NetvisorTunnus } from './netvisor-mac.js';
import { tulosOf, type Kerrottu } from './netvisor-tulos.rules.js';
import {
  customerXml,
  invoiceXml,
  listOf,
  productCode,
  productXml,
  readRoot,
  textAt,
} from './netvisor-xml.js';

interface Settings {
  url: string | undefined;
  partnerId: string | undefined;
  partnerKey: string | undefined;
  timeoutMs: number;
}

type Root = ReturnType<typeof readRoot>;
type Path =
  | 'customerlist.nv'
  | 'customer.nv'
  | 'productlist.nv'
  | 'product.nv'
  | 'salesinvoice.nv'
  | 'salesinvoicelist.nv'
  | 'getsalesinvoice.nv';

interface Pyynto {
  path: Path;
  query: Record<string, string>;
  /** XML, for what changes something. */
  body?: string;
}

const SENDER = 'Keikka';
/** Statuses whose answers say in XML what is wrong. */
const TELLING = [400, 401, 403, 429, 500, 503];
/** What is kept of an answer. */
const MOST_TEXT = 20_000;

/** Netvisor (integrations.md §1). The product's partner keys are the installation's, the others each company's. */
export class Netvisor implements Kohdejarjestelma {
  readonly kohde = 'Netvisor';
  readonly avaimet = ['customerId', 'customerKey', 'organisationId'] as const;
  private readonly system: OutsideSystem<'partnerId' | 'partnerKey'>;

  constructor(
    private readonly settings: Settings,
    metrics: Metrics,
    private readonly clock: Clock,
  ) {
    const { url, partnerId, partnerKey, timeoutMs } = settings;
    this.system = new OutsideSystem(
      {
        name: 'netvisor',
        baseUrl: url,
        secrets: { partnerId, partnerKey },
        // A sending is repeated by its own rules, since it must not happen twice.
        limits: { timeoutMs: timeoutMs + 1_000, attemptTimeoutMs: timeoutMs, attempts: 1 },
      },
      metrics,
    );
  }

  vaiheet(): readonly [Vaihe, ...Vaihe[]] {
    return ['asiakas', 'tuotteet', 'lasku'];
  }

  tee(vaihe: Vaihe, aineisto: Aineisto, avaimet: Avaimet): Promise<Vastaus> {
    const istunto = new Istunto((pyynto) => this.ask(pyynto, avaimet));
    if (vaihe === 'asiakas') return asiakas(istunto, aineisto);
    if (vaihe === 'tuotteet') return tuotteet(istunto, aineisto);
    return lasku(istunto, aineisto);
  }

  async hae(aineisto: Aineisto, avaimet: Avaimet): Promise<HakuVastaus> {
    const istunto = new Istunto((pyynto) => this.ask(pyynto, avaimet));
    const list = await istunto.get('salesinvoicelist.nv', { invoicenumber: aineisto.laskuNo });
    if (!list) return istunto.vastaus();
    const hits = listOf(list.salesinvoicelist).flatMap((node) =>
      typeof node === 'object' ? listOf(node.salesinvoice) : [],
    );
    const [first] = hits;
    if (first === undefined) return { ...istunto.vastaus('ei osumia'), loyto: { laji: 'eiOle' } };
    const netvisorkey = textAt(first, 'netvisorkey');
    const invoice = await istunto.get('getsalesinvoice.nv', { netvisorkey });
    if (!invoice) return istunto.vastaus();
    return {
      ...istunto.vastaus(`osuma ${netvisorkey}`),
      loyto: judge(aineisto, readInvoice(invoice, netvisorkey)),
    };
  }

  private ask({ path, query, body }: Pyynto, avaimet: Avaimet): Promise<Kerrottu> {
    const transactionId = randomUUID();
    const call = {
      name: path,
      path,
      query,
      ...(body !== undefined && {
        method: 'POST' as const,
        body,
        headers: { 'content-type': 'text/xml; charset=utf-8' },
      }),
      isRepeatable: false,
      alsoReads: TELLING,
      sign: (request: OutgoingRequest) => this.sign(request, transactionId, avaimet),
      read: (answer: OutsideAnswer) => ({ status: answer.status, text: answer.text().slice(0, MOST_TEXT) }),
    };
    return this.system.ask(call).then((outcome: Outcome<{ status: number; text: string }>) => ({
      outcome,
      pyynto: [
        `${body === undefined ? 'GET' : 'POST'} /${path}?${new URLSearchParams(query).toString()}`,
        `TransactionId ${transactionId}`,
        body,
      ]
        .filter((part) => part !== undefined)
        .join('\n'),
    }));
  }

  private sign({ url, headers }: OutgoingRequest, transactionId: string, avaimet: Avaimet): void {
    const { partnerId = '', partnerKey = '' } = this.settings;
    const { customerId = '', customerKey = '', organisationId = '' } = avaimet;
    const tunnus: NetvisorTunnus = {
      sender: SENDER,
      customerId,
      customerKey,
      partnerId,
      partnerKey,
      organisationId,
    };
    const kerta = { url: url.toString(), transactionId, now: this.clock.now() };
    for (const [name, value] of Object.entries(netvisorHeaders(tunnus, kerta))) headers.set(name, value);
  }
}

/** The requests of a step, one after the other, until one is not answered with OK. */
class Istunto {
  private readonly pyynnot: string[] = [];
  private viimeinen: ReturnType<typeof tulosOf> = { tulos: 'ok', koodi: '', selite: '', vastaus: null };

  constructor(private readonly ask: (pyynto: Pyynto) => Promise<Kerrottu>) {}

  get(path: Path, query: Record<string, string>): Promise<Root | undefined> {
    return this.send({ path, query });
  }

  add(path: Path, body: string): Promise<Root | undefined> {
    return this.send({ path, query: { method: 'add' }, body });
  }

  /** The outcome of the last request. `selite` is for when it went well. */
  vastaus(selite = ''): Vastaus {
    const pyynto = this.pyynnot.join('\n\n');
    return this.viimeinen.tulos === 'ok'
      ? { ...this.viimeinen, selite, pyynto }
      : { ...this.viimeinen, pyynto };
  }

  private async send(pyynto: Pyynto): Promise<Root | undefined> {
    const kerrottu = await this.ask(pyynto);
    this.pyynnot.push(kerrottu.pyynto);
    this.viimeinen = tulosOf(kerrottu.outcome);
    return this.viimeinen.root;
  }
}

/** Adds the customer unless Netvisor knows its code already. */
async function asiakas(istunto: Istunto, aineisto: Aineisto): Promise<Vastaus> {
  const code = asiakasKoodi(aineisto);
  const list = await istunto.get('customerlist.nv', { keyword: code });
  if (!list) return istunto.vastaus();
  const known = listOf(list.customerlist).flatMap((node) =>
    typeof node === 'object' ? listOf(node.customer) : [],
  );
  if (known.some((customer) => textAt(customer, 'code') === code))
    return istunto.vastaus(`${code} tunnistettu`);
  await istunto.add('customer.nv', customerXml(aineisto));
  return istunto.vastaus(`${code} lisätty`);
}

/** Adds the products of the rows that Netvisor does not know. */
async function tuotteet(istunto: Istunto, { rivit }: Aineisto): Promise<Vastaus> {
  const list = await istunto.get('productlist.nv', {});
  if (!list) return istunto.vastaus();
  const known = new Set(
    listOf(list.productlist)
      .flatMap((node) => (typeof node === 'object' ? listOf(node.product) : []))
      .map((product) => textAt(product, 'productcode')),
  );
  const wanted = new Map(rivit.map((rivi) => [productCode(rivi), rivi]));
  const missing = [...wanted].filter(([code]) => !known.has(code));
  for (const [, rivi] of missing)
    if (!(await istunto.add('product.nv', productXml(rivi)))) return istunto.vastaus();
  const found = `${wanted.size - missing.length} / ${wanted.size} tunnistettu`;
  return istunto.vastaus(missing.length > 0 ? `${found}, ${missing.length} lisätty` : found);
}

async function lasku(istunto: Istunto, aineisto: Aineisto): Promise<Vastaus> {
  const added = await istunto.add('salesinvoice.nv', invoiceXml(aineisto));
  const vastaus = istunto.vastaus();
  if (!added) return vastaus;
  const ulkoinenId = textAt(added.replies, 'inserteddataidentifier');
  // Netvisor said OK but not under which key: it is looked for.
  if (!ulkoinenId)
    return {
      ...vastaus,
      tulos: 'tuntematon',
      koodi: 'UNKNOWN_ERROR',
      selite: 'Vastauksessa ei ole laskun avainta.',
    };
  return { ...vastaus, ulkoinenId, selite: `avain ${ulkoinenId}` };
}
