import type { Call, InputOf } from '@keikka/contracts';
import type { Facts } from '../facts.js';
import type { Caller } from '../house-bff.js';
import type { Right } from './rights.js';

/** One call: the right it needs, what it is sent, and which status each caller gets. Whoever has no right is refused. */
export interface MatrixRow<Input = unknown> {
  call: Call<Input>;
  right: Right;
  /** Absent where the call takes nothing. */
  input?: (facts: Facts, caller: Caller) => Input;
  /** What the holders of the right get. */
  status: number;
  /** Who gets another status than the right says, most of them because the thing is another company's. */
  others?: Partial<Record<number, readonly Caller[]>>;
  /** Where a company stands in the call: another company than the caller's is refused. */
  tenant?: string;
  /** A system admin may name any company here (I-108). */
  isOpenToSystemAdmin?: true;
}

type RowOf<Input> = Omit<MatrixRow<Input>, 'call' | 'tenant'> & { tenant?: keyof Input & string };

export const row = <C extends Call>(call: C, of: RowOf<InputOf<C>>): MatrixRow => ({ call, ...of });

/** Other companies: they hold the same rights as ours, and not for our things. */
export const foreigners: readonly Caller[] = ['kumppani', 'kilpailija'];

const NOBODY_HAS_IT = 999_999;

/**
 * What a write aims at. Who may change the thing names one that is not there, so that nothing is written: 404 shows that
 * the right was enough. Everybody else names the thing itself, which must stay shut.
 */
export const aimedBy = (caller: Caller, { holders }: Right, id: number): number =>
  holders.includes(caller) && !foreigners.includes(caller) ? NOBODY_HAS_IT : id;

/** The status a caller gets on a route: what the row says, else the refusal. */
export function statusOf({ right, status, others = {} }: MatrixRow, caller: Caller): number {
  const named = Object.entries(others).find(([, callersOfStatus]) => callersOfStatus?.includes(caller));
  if (named) return Number(named[0]);
  if (right.holders.includes(caller)) return status;
  return caller === 'nobody' ? 401 : 403;
}
