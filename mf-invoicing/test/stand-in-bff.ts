import {
  errors,
  failureBody,
  type ErrorCode,
  type Session,
  type Tuote,
  type TuoteSave,
} from '@keikka/contracts';
import { flagsOf, nestAuth, rolesOf } from '@keikka/domain';

const invoicer = [6];

const session: Session = {
  token: 'token',
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    personId: 1,
    personFirstName: 'Marja',
    personLastName: 'Lehtonen',
    personEmail: 'laskutus@keikka.example',
    personPhone: '',
  },
  userAsiakas: { asiakasId: 1, asiakasNimi: 'Uudenmaan Pumppaus Oy', colorCode: '' },
  auth: nestAuth(flagsOf(invoicer)),
  roles: rolesOf(invoicer),
  companyRoles: { isKeikkaHandler: false, isKeikkaAdmin: false },
};

export const tuoteOf = (changes: Partial<Tuote> & { tuoteId: number }): Tuote => ({
  laskuttajaAsiakasId: 1,
  nimike: 'Pumppaus',
  lisäNimike: '',
  yksikkö: 'h',
  tuoteTypeId: null,
  määräKaava: '',
  aktiivinen: true,
  kustannusPaikkaEval: '',
  alv: '25.5',
  hinta: '118.00',
  orderNum: 10,
  tuoteCatTypeId: 1,
  tuoteCatTypeName: 'Pumppaus',
  kommentti: '',
  foreignKeys: [],
  varmenne: 1,
  ...changes,
});

interface Refusal {
  call: string;
  code: ErrorCode;
  details?: unknown;
}

/** The BFF's product calls as their contract says, in memory, for pages under test. */
export class StandInBff {
  tuotteet: Tuote[] = [];
  readonly saves: TuoteSave[] = [];
  private readonly held = new Map<string, Promise<void>>();
  private readonly refusals: Refusal[] = [];

  /** Makes the next call to `METHOD /path…` fail. */
  refuseNext(call: string, code: ErrorCode, details?: unknown): void {
    this.refusals.push({ call, code, details });
  }

  /** Makes the next call to `METHOD /path…` wait until it is let go. */
  holdNext(call: string): () => void {
    let letGo: () => void = () => undefined;
    this.held.set(call, new Promise((resolve) => (letGo = resolve)));
    return () => letGo();
  }

  readonly fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const call = `${init?.method ?? 'GET'} ${new URL(url).pathname}`;
    const held = this.held.get(call);
    this.held.delete(call);
    await held;
    return this.respond(url, init);
  };

  private readonly respond = (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const call = `${method} ${decodeURI(new URL(url).pathname)}`;
    const refusal = this.refusals.find((each) => call.startsWith(each.call));
    if (refusal) {
      this.refusals.splice(this.refusals.indexOf(refusal), 1);
      const { code, details } = refusal;
      return Promise.resolve(Response.json(failureBody(code, details), { status: errors[code].status }));
    }
    const data = this.answer(call, typeof body === 'string' ? JSON.parse(body) : undefined);
    return Promise.resolve(Response.json({ success: true, data }));
  };

  private answer(call: string, body: unknown): unknown {
    const id = Number(call.split('/').at(-1));
    if (call === 'POST /api/auth/refresh') return session;
    if (call === 'GET /api/tuotteet/list/1') return this.tuotteet;
    if (call === 'GET /api/tuotteet/getTuoteCategoryTypes') {
      return [
        { tuoteCatTypeId: 1, tuoteCatTypeName: 'Pumppaus' },
        { tuoteCatTypeId: 2, tuoteCatTypeName: 'Betoni' },
      ];
    }
    if (call.startsWith('GET /api/tuotteet/get/')) return this.tuotteet.find(({ tuoteId }) => tuoteId === id);
    if (call === 'POST /api/tuotteet/save') return this.save(body as TuoteSave);
    if (call === 'POST /api/tuotteet/saveForeignKey') return this.saveKey(body as KeySave);
    if (call.startsWith('DELETE /api/tuotteet/delete/')) {
      this.tuotteet = this.tuotteet.filter(({ tuoteId }) => tuoteId !== id);
      return { tuoteId: id };
    }
    throw new Error(`The stand-in knows no ${call}`);
  }

  private save(save: TuoteSave): Tuote {
    this.saves.push(save);
    const before = this.tuotteet.find(({ tuoteId }) => tuoteId === save.tuoteId);
    const tuoteId = before?.tuoteId ?? 100;
    const saved = {
      ...(before ?? tuoteOf({ tuoteId })),
      ...save,
      tuoteId,
      varmenne: (before?.varmenne ?? 0) + 1,
    };
    return this.put(saved);
  }

  private saveKey({ tuoteId, asiakasId, foreignKey, foreignKeySourceId }: KeySave): Tuote {
    const before = this.tuotteet.find((each) => each.tuoteId === tuoteId) ?? tuoteOf({ tuoteId });
    const others = before.foreignKeys.filter((key) => key.foreignKeySourceId !== foreignKeySourceId);
    const foreignKeySourceName = foreignKeySourceId === 1 ? 'Netvisor' : 'Fennoa';
    const key = { tuoteId, asiakasId, foreignKey, foreignKeySourceId, foreignKeySourceName };
    return this.put({ ...before, foreignKeys: [...others, key], varmenne: before.varmenne + 1 });
  }

  private put(tuote: Tuote): Tuote {
    this.tuotteet = [...this.tuotteet.filter(({ tuoteId }) => tuoteId !== tuote.tuoteId), tuote];
    return tuote;
  }
}

interface KeySave {
  tuoteId: number;
  asiakasId: number;
  foreignKey: string;
  foreignKeySourceId: number;
}
