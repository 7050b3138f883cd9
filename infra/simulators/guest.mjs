import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortened } from './shortened.mjs';

export const modes = /** @type {const} */ (['normal', 'slow', 'failing', 'hanging', 'reset']);
/** @typedef {typeof modes[number]} Mode */

/**
 * @typedef {object} SeenRequest
 * @property {string} at when it came, ISO
 * @property {string} method
 * @property {string} path secrets are cut short
 * @property {number | 'waiting' | 'broken-off'} status
 * @property {number} [milliseconds] until it was over
 */

const KEPT_REQUESTS = 50;
const DELAY_MILLISECONDS = 5_000;

/** The state of one simulator: its mode, and the last requests it has received. */
export class Guest {
  /** @type {Mode} */
  mode = 'normal';
  delayMs = DELAY_MILLISECONDS;
  /**
   * The newest first.
   * @type {SeenRequest[]}
   */
  requests = [];
  #changes = new EventEmitter().setMaxListeners(0);

  /**
   * Sets the mode. Waiting requests continue at once in the new mode.
   * @param {Mode} mode
   * @param {number} [delayMs] for `slow`
   */
  behave(mode, delayMs = DELAY_MILLISECONDS) {
    this.mode = mode;
    this.delayMs = delayMs;
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
      turn: () => this.#turn(),
      leave: (/** @type {number | 'broken-off'} */ status) => {
        seen.status = status;
        seen.milliseconds = Math.round(performance.now() - from);
      },
    };
  }

  /** @returns {Promise<'answer' | 'fail' | 'reset'>} */
  async #turn() {
    if (this.mode === 'slow')
      await Promise.race([sleep(this.delayMs, undefined, { ref: false }), once(this.#changes, 'mode')]);
    while (this.mode === 'hanging') await once(this.#changes, 'mode');
    if (this.mode === 'failing') return 'fail';
    return this.mode === 'reset' ? 'reset' : 'answer';
  }
}
