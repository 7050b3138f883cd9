import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortened } from './shortened.mjs';

/**
 * What befalls a request before it is carried out: it waits, is answered 503 or 429, or that the system is being maintained, or
 * its connection is reset; or after it was: nothing comes back, half an answer does, a 500, that it was done already,
 * or a page that is no answer at all.
 */
export const modes = /** @type {const} */ ([
  'normal',
  'slow',
  'failing',
  'throttling',
  'maintenance',
  'hanging',
  'reset',
  'losing',
  'halving',
  'failing-after',
  'duplicate',
  'nonsense',
]);
/** @typedef {typeof modes[number]} Mode */

/**
 * @typedef {object} Behaviour
 * @property {number} [delayMs] for `slow`
 * @property {string} [path] a part of the path; other requests are answered
 * @property {number} [times] after so many requests it is normal again
 */

/**
 * @typedef {object} SeenRequest
 * @property {string} at when it came, ISO
 * @property {string} method
 * @property {string} path secrets are cut short
 * @property {number | 'waiting' | 'broken-off'} status
 * @property {number} [milliseconds] until it was over
 */

/** What a simulator has received, for tests and its page: nothing befalls who asks for it. */
const BOOKS = /^\/[^/]+\/_/;
const KEPT_REQUESTS = 50;
const DELAY_MILLISECONDS = 5_000;

/** The state of one simulator: its mode, and the last requests it has received. */
export class Guest {
  /** @type {Mode} */
  mode = 'normal';
  delayMs = DELAY_MILLISECONDS;
  #path = '';
  #times = Infinity;
  /**
   * The newest first.
   * @type {SeenRequest[]}
   */
  requests = [];
  #changes = new EventEmitter().setMaxListeners(0);

  /**
   * Sets the mode. Waiting requests continue at once in the new mode.
   * @param {Mode} mode
   * @param {Behaviour} [behaviour]
   */
  behave(mode, { delayMs = DELAY_MILLISECONDS, path = '', times = Infinity } = {}) {
    this.mode = mode;
    this.delayMs = delayMs;
    this.#path = path;
    this.#times = times;
    this.#changes.emit('mode');
  }

  /**
   * Records an incoming request. `turn` holds it for as long as the mode says and returns what to do with it; `leave`
   * records how it ended.
   * @param {string} method
   * @param {string} path
   */
  enter(method, path) {
    const from = performance.now();
    /** @type {SeenRequest} */
    const seen = { at: new Date().toISOString(), method, path: shortened(path), status: 'waiting' };
    this.requests = [seen, ...this.requests.slice(0, KEPT_REQUESTS - 1)];
    return {
      turn: () => this.#turn(path),
      leave: (/** @type {number | 'broken-off'} */ status) => {
        seen.status = status;
        seen.milliseconds = Math.round(performance.now() - from);
      },
    };
  }

  /**
   * What befalls a request, once it has waited.
   * @param {string} path
   * @returns {Promise<Exclude<Mode, 'slow' | 'hanging'>>}
   */
  async #turn(path) {
    if (BOOKS.test(path) || !path.includes(this.#path)) return 'normal';
    const { mode } = this;
    if (mode !== 'normal' && --this.#times === 0) this.mode = 'normal';
    if (mode === 'slow')
      await Promise.race([sleep(this.delayMs, undefined, { ref: false }), once(this.#changes, 'mode')]);
    if (mode === 'hanging') await once(this.#changes, 'mode');
    if (mode !== 'slow' && mode !== 'hanging') return mode;
    return this.mode === 'slow' || this.mode === 'hanging' ? 'normal' : this.mode;
  }
}
