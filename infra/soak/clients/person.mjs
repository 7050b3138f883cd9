import { randomUUID } from 'node:crypto';
import { authCalls, headers, requestOf } from '@keikka/contracts';

/** @typedef {import('../ledger.mjs').Attempt} Attempt */
/** @typedef {import('@keikka/contracts').Session} Session */

const PASSWORD = 'keikka-demo';
/** As the browser waits. */
const TIMEOUT_MILLISECONDS = 20_000;

/**
 * A signed-in person with an address of their own, as a load balancer would name it. Doors are the copies of the BFF.
 */
export class Person {
  /** @type {Session | undefined} */
  #session;
  #cookie = '';
  /** @type {Promise<void> | undefined} */
  #renewing;
  /** How often a session ended that nobody had ended. */
  lostSessions = 0;

  /**
   * @param {object} options
   * @param {string} options.login
   * @param {string} options.address
   * @param {string} options.origin of the shell
   * @param {readonly string[]} options.doors
   */
  constructor({ login, address, origin, doors }) {
    this.login = login;
    this.address = address;
    this.origin = origin;
    this.doors = doors;
  }

  get token() {
    return this.#session?.token ?? '';
  }

  get asiakasId() {
    return this.#session?.userAsiakas?.asiakasId ?? 0;
  }

  /**
   * Whether the login was taken.
   * @param {number} [door]
   */
  async signIn(door = 0) {
    const credentials = { email: `${this.login}@keikka.example`, password: PASSWORD };
    const { attempt, data } = await this.#send(door, authCalls.login, credentials, {});
    if (data) this.#session = data;
    return attempt.status === 200;
  }

  /**
   * One request through a door. A token that is over is renewed, as the browser does it.
   * @template Input, Answer
   * @param {number} door
   * @param {import('@keikka/contracts').Call<Input, Answer>} call
   * @param {Input} input
   * @param {{ key?: string }} [options]
   * @returns {Promise<{ attempt: Attempt, data?: Answer }>}
   */
  async ask(door, call, input, options = {}) {
    const used = this.token;
    const answered = await this.#send(door, call, input, options);
    if (answered.attempt.status !== 401) return answered;
    await this.renew(used, door);
    return this.#send(door, call, input, options);
  }

  /**
   * @param {string} used the token that was refused
   * @param {number} door
   */
  async renew(used, door) {
    if (used !== this.token) return;
    this.#renewing ??= this.#refresh(door).finally(() => (this.#renewing = undefined));
    await this.#renewing;
  }

  /** @param {number} door */
  async #refresh(door) {
    const { attempt, data } = await this.#send(door, authCalls.refresh, {}, {});
    if (data) this.#session = data;
    if (attempt.status !== 401) return;
    this.lostSessions += 1;
    await this.signIn(door);
  }

  /**
   * @template Input, Answer
   * @param {number} door
   * @param {import('@keikka/contracts').Call<Input, Answer>} call
   * @param {Input} input
   * @param {{ key?: string }} options
   * @returns {Promise<{ attempt: Attempt, data?: Answer }>}
   */
  async #send(door, call, input, { key }) {
    const { method, url, body } = requestOf(call, input);
    const attempt = { correlationId: randomUUID(), at: Date.now() };
    const begun = performance.now();
    /** @param {Pick<Attempt, 'status' | 'code'>} how */
    const ended = (how) => ({ ...attempt, took: performance.now() - begun, ...how });
    try {
      const response = await fetch(`${this.doors[door % this.doors.length]}${url}`, {
        method,
        headers: {
          origin: this.origin,
          'x-forwarded-for': this.address,
          [headers.correlationId]: attempt.correlationId,
          cookie: this.#cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.#session ? { authorization: `Bearer ${this.token}` } : {}),
          ...(key === undefined ? {} : { [headers.idempotencyKey]: key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      const [cookie] = response.headers.getSetCookie();
      if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
      const { data, errorCode: code } = await envelopeOf(response);
      return { attempt: ended({ status: response.status, code }), data };
    } catch (error) {
      return { attempt: ended({ status: reasonOf(error) }) };
    }
  }
}

/** @param {Response} response */
async function envelopeOf(response) {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: the status tells the rest.
    return {};
  }
}

/** @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return 'cut';
  if (error.name === 'TimeoutError') return 'silent';
  const { code } = /** @type {{ code?: string }} */ (error.cause ?? {});
  return code === 'ECONNREFUSED' ? 'refused' : 'cut';
}
