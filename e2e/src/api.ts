import {
  fillPath,
  paths,
  type GridDriver,
  type GridKeikka,
  type GridPalkki,
  type GridVehicle,
  type MaskedKeikka,
  type Session,
} from '@keikka/contracts';
import { dayRange, helsinkiDay, addDays, weekday, type Yyyymmdd } from '@keikka/domain';
import { bffUrl } from './addresses.js';

export type Login =
  | 'jarjestelma'
  | 'yritys'
  | 'laskutus'
  | 'keikkaadmin'
  | 'ajojarjestelija'
  | 'roolit'
  | 'kuljettaja'
  | 'kumppani'
  | 'asiakas'
  | 'kilpailija';

/** Dispatchers of the company whose day is crowded; `npm test` alone loads it. */
export type CrowdLogin = 'ruuhka' | 'ruuhka2';

export const password = 'keikka-demo';
export const emailOf = (login: Login | CrowdLogin): string => `${login}@keikka.example`;

export type GridRow = GridVehicle & { keikkaGroup: (GridKeikka | MaskedKeikka | GridPalkki)[] };
export interface GridDay {
  yyyymmdd: Yyyymmdd;
  ajoneuvot: GridRow[];
  kuskit?: GridDriver[];
}

/** The API as one demo login: journeys make and read their data through it. */
export class Api {
  private constructor(
    readonly session: Session,
    private readonly token: string,
  ) {}

  static async as(login: Login | CrowdLogin): Promise<Api> {
    const body = JSON.stringify({ email: emailOf(login), password });
    const session = await call<Session>('POST', paths.authLogin, undefined, body);
    return new Api(session, session.token);
  }

  get<T>(path: string): Promise<T> {
    return call<T>('GET', path, this.token);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return call<T>('POST', path, this.token, JSON.stringify(body));
  }

  delete<T>(path: string): Promise<T> {
    return call<T>('DELETE', path, this.token);
  }

  day(yyyymmdd: Yyyymmdd): Promise<GridDay> {
    const { start, end } = dayRange(yyyymmdd);
    const params = { personId: 0, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
    return this.get<GridDay>(fillPath(paths.gridKeikkasList, params));
  }
}

async function call<T>(method: string, path: string, token?: string, body?: string): Promise<T> {
  const answer = await fetch(bffUrl + path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body } : {}),
  });
  const json = (await answer.json()) as { success: boolean; data: T; error?: string };
  if (!json.success) throw new Error(`${method} ${path}: ${answer.status} ${json.error ?? ''}`);
  return json.data;
}

/** A workday so many workdays from today. The files of journeys run side by side: no two of them share a day. */
export function workday(ahead: number): Yyyymmdd {
  let day = helsinkiDay(new Date());
  for (let left = ahead; left > 0;) {
    day = addDays(day, 1);
    if (weekday(day) <= 5) left -= 1;
  }
  return day;
}

/** The own orders of a day that a planner may move. */
export function movable(day: GridDay, asiakasId: number): { row: GridRow; keikka: GridKeikka }[] {
  return day.ajoneuvot.flatMap((row) =>
    row.keikkaGroup.flatMap((bar) =>
      bar.isKeikka && bar.keikkaTilaId !== -100 && bar.ownerAsiakasId === asiakasId && bar.keikkaTilaId < 8
        ? [{ row, keikka: bar as GridKeikka }]
        : [],
    ),
  );
}
