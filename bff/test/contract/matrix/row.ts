import type { Call, InputOf } from '@keikka/contracts';
import type { Facts } from '../facts.js';
import { logins, type Caller } from '../house-bff.js';

/** One call: what it is sent, and which status each caller gets. Whoever is not named is refused. */
export interface MatrixRow<Input = unknown> {
  call: Call<Input>;
  /** Absent where the call takes nothing. */
  input?: (facts: Facts, caller: Caller) => Input;
  answers: Partial<Record<number, readonly Caller[]>>;
  /** Where a company stands in the call: another company than the caller's is refused. */
  tenant?: string;
  /** A system admin may name any company here (I-108). */
  isOpenToSystemAdmin?: true;
}

type RowOf<Input> = Omit<MatrixRow<Input>, 'call' | 'tenant'> & { tenant?: keyof Input & string };

export const row = <C extends Call>(call: C, of: RowOf<InputOf<C>>): MatrixRow => ({ call, ...of });

export const without = (...left: Caller[]): Caller[] => logins.filter((login) => !left.includes(login));

/** Setting types of the demo logins, read against grid §6, order §6 and invoicing §6. */
export const everybody: readonly Caller[] = logins;
export const anybody: Caller[] = [...logins, 'portaali', 'nobody'];
export const gridReaders = without('asiakas');
export const driverReaders = without('kuljettaja', 'asiakas');
export const planners = without('laskutus', 'roolit', 'kuljettaja', 'asiakas');
export const ownPlanners = planners.filter((caller) => caller !== 'kumppani' && caller !== 'kilpailija');
export const invoicers: Caller[] = ['jarjestelma', 'yritys', 'laskutus', 'kilpailija'];
export const ownInvoicers = invoicers.filter((caller) => caller !== 'kilpailija');

const NOBODY_HAS_IT = 999_999;

/**
 * What a write aims at. Who may change the thing names one that is not there, so that nothing is written: 404 shows that
 * the right was enough. Everybody else names the thing itself, which must stay shut.
 */
export const aimedBy = (caller: Caller, writers: readonly Caller[], id: number): number =>
  writers.includes(caller) ? NOBODY_HAS_IT : id;

/** The status a caller gets on a route: what the row says, else the refusal. */
export function statusOf({ answers }: MatrixRow, caller: Caller): number {
  const named = Object.entries(answers).find(([, callersOfStatus]) => callersOfStatus?.includes(caller));
  return named ? Number(named[0]) : caller === 'nobody' ? 401 : 403;
}
