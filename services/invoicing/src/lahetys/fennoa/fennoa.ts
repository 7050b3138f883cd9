import { OutsideSystem, type Metrics, type OutgoingRequest, type OutsideAnswer } from '@keikka/server';
import type { Aineisto } from '../aineisto/aineisto.rules.js';
import type { Avaimet, HakuVastaus, Kohdejarjestelma, Vaihe, Vastaus } from '../kohdejarjestelma.js';
import { judge, laskutOf, osuma, type FennoaLasku } from './fennoa-ero.rules.js';
import { lomakeOf } from './fennoa-lomake.rules.js';
import { EI_OLE, NUMERO_VARATTU, tulosOf, type Tulos } from './fennoa-tulos.rules.js';

interface Settings {
  url: string | undefined;
  timeoutMs: number;
}

interface Pyynto {
  /** Of metrics and logs. */
  name: string;
  path: string;
  query?: Record<string, string | number>;
  /** Changes something; its fields are sent as a form. */
  lomake?: [string, string][];
}

/** Statuses whose answers say in JSON what is wrong. */
const TELLING = [400, 401, 403, 404, 405, 429, 500, 503];
/** What is kept of an answer. */
const MOST_TEXT = 20_000;
const PAGE = 200;
/** An invoice of ours is newer than so many others, or it is not there. */
const MOST_PAGES = 100;

/** Fennoa (integrations.md §2). An invoice is added as a draft, and gets its number when it is approved. */
export class Fennoa implements Kohdejarjestelma {
  readonly kohde = 'Fennoa';
  readonly avaimet = ['apiUser', 'apiKey'] as const;
  private readonly system: OutsideSystem;

  constructor({ url, timeoutMs }: Settings, metrics: Metrics) {
    // A sending is repeated by its own rules, since it must not happen twice.
    const limits = { timeoutMs: timeoutMs + 1_000, attemptTimeoutMs: timeoutMs, attempts: 1 };
    this.system = new OutsideSystem({ name: 'fennoa', baseUrl: url, limits }, metrics);
  }

  vaiheet({ fennoa }: Aineisto): readonly [Vaihe, ...Vaihe[]] {
    return fennoa?.hyvaksy ? ['lasku', 'hyväksyntä'] : ['lasku'];
  }

  tee(vaihe: Vaihe, aineisto: Aineisto, avaimet: Avaimet, ulkoinenId: string): Promise<Vastaus> {
    return vaihe === 'hyväksyntä' ? this.hyvaksy(ulkoinenId, avaimet) : this.lisaa(aineisto, avaimet);
  }

  /** Looks among those with our number, and among all, the newest first: a draft has no number yet. */
  async hae(aineisto: Aineisto, avaimet: Avaimet): Promise<HakuVastaus> {
    const numbered = await this.ask(
      { name: 'invoice_no', path: `sales_api/get/invoice_no/${encodeURIComponent(aineisto.laskuNo)}` },
      avaimet,
    );
    if (!numbered.data && numbered.koodi !== EI_OLE) return numbered;
    const withNumber = laskutOf(numbered.data?.data);
    if (withNumber[0]?.tunniste === aineisto.tunniste) return found(numbered, aineisto, withNumber[0]);
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const list = await this.ask({ name: 'list', path: 'sales_api/', query: { page } }, avaimet);
      if (!list.data) return list;
      const laskut = laskutOf(list.data.data);
      const hit = osuma([...laskut, ...withNumber], aineisto);
      if (hit?.tunniste === aineisto.tunniste) return found(list, aineisto, hit);
      if (hit) withNumber.push(hit);
      if (laskut.length < PAGE) return ended(list, aineisto, withNumber[0]);
    }
    return ended(numbered, aineisto, withNumber[0]);
  }

  private async lisaa(aineisto: Aineisto, avaimet: Avaimet): Promise<Vastaus> {
    const added = await this.ask({ name: 'add', path: 'sales_api/add', lomake: lomakeOf(aineisto) }, avaimet);
    // Its number may be that of this very invoice, added a moment ago: that is looked at.
    if (added.koodi === NUMERO_VARATTU) return { ...added, tulos: 'tuntematon' };
    if (!added.data) return added;
    const { id } = added.data;
    const ulkoinenId = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
    // Fennoa said OK but not under which id: it is looked for.
    if (!ulkoinenId)
      return {
        ...added,
        tulos: 'tuntematon',
        koodi: 'UNKNOWN_ERROR',
        selite: 'Vastauksessa ei ole laskun avainta.',
      };
    return { ...added, ulkoinenId, selite: `avain ${ulkoinenId}` };
  }

  /** One that Fennoa refuses to approve may be approved already: that is looked at. */
  private async hyvaksy(ulkoinenId: string, avaimet: Avaimet): Promise<Vastaus> {
    const approved = await this.ask(
      { name: 'approve', path: `sales_api/do/approve/${ulkoinenId}`, lomake: [] },
      avaimet,
    );
    if (approved.tulos === 'ok') return { ...approved, selite: 'hyväksytty' };
    if (approved.tulos !== 'hylätty' || approved.koodi === 'AUTHENTICATION_FAILED') return approved;
    const read = await this.ask({ name: 'get', path: `sales_api/${ulkoinenId}` }, avaimet);
    const pyynto = `${approved.pyynto}\n\n${read.pyynto}`;
    if (laskutOf(read.data?.data)[0]?.laskuNo) return { ...read, pyynto, selite: 'hyväksytty jo aiemmin' };
    // It is gone, or nobody knows: a look for it decides.
    return read.data ? { ...approved, pyynto } : { ...read, pyynto, tulos: 'tuntematon' };
  }

  private async ask(
    { name, path, query = {}, lomake }: Pyynto,
    avaimet: Avaimet,
  ): Promise<Tulos & { pyynto: string }> {
    const outcome = await this.system.ask({
      name,
      path,
      query,
      ...(lomake && { method: 'POST' as const, body: new URLSearchParams(lomake) }),
      isRepeatable: false,
      alsoReads: TELLING,
      sign: (request: OutgoingRequest) => sign(request, avaimet),
      read: (answer: OutsideAnswer) => ({ status: answer.status, text: answer.text() }),
    });
    const { vastaus, ...tulos } = tulosOf(outcome);
    const way = Object.entries(query).map(([key, value]) => `?${key}=${value}`);
    const first = `${lomake ? 'POST' : 'GET'} /${path}${way.join('')}`;
    const fields = (lomake ?? []).map(([key, value]) => `${key}=${value}`);
    return {
      ...tulos,
      vastaus: vastaus?.slice(0, MOST_TEXT) ?? null,
      pyynto: [first, ...fields].join('\n'),
    };
  }
}

function sign({ headers }: OutgoingRequest, { apiUser = '', apiKey = '' }: Avaimet): void {
  headers.set('authorization', `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`);
}

type Asked = Tulos & { pyynto: string };

const found = (vastaus: Asked, aineisto: Aineisto, lasku: FennoaLasku): HakuVastaus => ({
  ...vastaus,
  selite: `osuma ${lasku.ulkoinenId}`,
  loyto: judge(aineisto, lasku),
});

/** The whole list was read: ours is not there, and perhaps another has its number. */
const ended = (vastaus: Asked, aineisto: Aineisto, other: FennoaLasku | undefined): HakuVastaus =>
  other
    ? found(vastaus, aineisto, other)
    : { ...vastaus, tulos: 'ok', koodi: '', selite: 'ei osumia', loyto: { laji: 'eiOle' } };
