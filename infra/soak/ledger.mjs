/**
 * One request of a change. `status` is the HTTP status, or why there is none: the door was shut (`refused`, nothing was
 * sent), the connection ended (`cut`), or nobody answered in time (`silent`).
 * @typedef {object} Attempt
 * @property {string} correlationId by which the history names it
 * @property {number} at
 * @property {number} took milliseconds
 * @property {number | 'refused' | 'cut' | 'silent'} status
 * @property {string} [code] of the failure
 */

/**
 * What a person wanted, and what came of it. Its attempts have the same Idempotency-Key and body.
 * @typedef {object} Change
 * @property {string} kind
 * @property {Attempt[]} attempts
 * @property {Row[]} rows that were answered, if it was acknowledged
 */

/** @typedef {import('@keikka/contracts').GridItem} Row */

/** @param {Attempt} attempt whether nobody can say from the answer if it was carried out */
export const isUndecided = ({ status }) =>
  status === 'cut' || status === 'silent' || status === 502 || status === 503 || status === 504;

/** @param {Attempt} attempt */
export const isDone = ({ status }) => status === 200;

/** @param {Attempt} attempt whether the product failed, other than by a refusal with a reason */
export const isFailing = (attempt) =>
  isUndecided(attempt) || attempt.status === 'refused' || attempt.status === 500 || attempt.status === 429;

/** @param {Change} change */
export function outcomeOf({ attempts }) {
  const last = attempts.at(-1);
  if (last && isDone(last)) return 'done';
  return attempts.some(isUndecided) ? 'unknown' : 'refused';
}

/** Everything that was asked for during a run. */
export class Ledger {
  /** @type {Change[]} */
  changes = [];
  /** @type {Attempt[]} */
  reads = [];

  /**
   * The attempts of changes that began in this time.
   * @param {number} from
   * @param {number} to
   */
  attemptsBetween(from, to) {
    return this.changes.flatMap(({ attempts }) => attempts).filter(({ at }) => at >= from && at < to);
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  readsBetween(from, to) {
    return this.reads.filter(({ at }) => at >= from && at < to);
  }
}
