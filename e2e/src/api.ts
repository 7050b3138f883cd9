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

/** Dispatchers of the company whose day is crowded, and people of the small companies; `npm test` alone loads them. */
export type CrowdLogin = 'ruuhka' | 'ruuhka2';
export type CompanyLogin = `${'ajojarjestelija' | 'keikkaadmin' | 'yritys'}-${number}`;
export type AnyLogin = Login | CrowdLogin | CompanyLogin;

export const PASSWORD = 'keikka-demo';
export const emailOf = (login: AnyLogin): string => `${login}@keikka.example`;

/** The API as one demo login: journeys make and read their data through it. */
export class Api {
  private constructor(
    readonly session: Session,
    private readonly token: string,
  ) {}

  static async as(login: AnyLogin): Promise<Api> {
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

/** A day of the demo company, full of work. Journeys read it; who changes a day has a company of its own. */
export const demoDay: Yyyymmdd = nextWorkday(helsinkiDay(new Date()));

function nextWorkday(day: Yyyymmdd): Yyyymmdd {
  const next = addDays(day, 1);
  return weekday(next) <= 5 ? next : nextWorkday(next);
}

/** An order and the vehicle it stands on. */
export interface Placed {
  row: DayVehicle;
  keikka: GridKeikka;
}

/** The own orders of a day that a planner may move. */
export function movable(day: GridDay, asiakasId: number): Placed[] {
  return day.ajoneuvot.flatMap((row) =>
    row.keikkaGroup.flatMap((item) =>
      item.isKeikka &&
      item.keikkaTilaId !== -100 &&
      item.ownerAsiakasId === asiakasId &&
      item.keikkaTilaId < 8
        ? [{ row, keikka: item as GridKeikka }]
        : [],
    ),
  );
}
