import {
  authCalls,
  gridDayCalls,
  requestOf,
  type Call,
  type DayVehicle,
  type GridDay,
  type GridKeikka,
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

export const PASSWORD = 'keikka-demo';
export const emailOf = (login: Login | CrowdLogin): string => `${login}@keikka.example`;

/** The API as one demo login: journeys make and read their data through it. */
export class Api {
  private constructor(
    readonly session: Session,
    private readonly token: string,
  ) {}

  static async as(login: Login | CrowdLogin): Promise<Api> {
    const session = await ask(authCalls.login, { email: emailOf(login), password: PASSWORD });
    return new Api(session, session.token);
  }

  ask<Input, Answer>(call: Call<Input, Answer>, input: Input): Promise<Answer> {
    return ask(call, input, this.token);
  }

  day(yyyymmdd: Yyyymmdd): Promise<GridDay> {
    const { start, end } = dayRange(yyyymmdd);
    const window = { startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
    return this.ask(gridDayCalls.get, { personId: 0, ...window });
  }
}

async function ask<Input, Answer>(call: Call<Input, Answer>, input: Input, token?: string): Promise<Answer> {
  const { method, url, body } = requestOf(call, input);
  const answer = await fetch(bffUrl + url, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await answer.json()) as { success: boolean; data: Answer; error?: string };
  if (!json.success) throw new Error(`${method} ${url}: ${answer.status} ${json.error ?? ''}`);
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
export function movable(day: GridDay, asiakasId: number): { row: DayVehicle; keikka: GridKeikka }[] {
  return day.ajoneuvot.flatMap((row) =>
    row.keikkaGroup.flatMap((bar) =>
      bar.isKeikka && bar.keikkaTilaId !== -100 && bar.ownerAsiakasId === asiakasId && bar.keikkaTilaId < 8
        ? [{ row, keikka: bar as GridKeikka }]
        : [],
    ),
  );
}
