import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { gridDayCalls } from '@keikka/contracts';
import { dayRange } from '@keikka/domain';
import { patched } from './day.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('@keikka/contracts').GridDay} GridDay */
/** @typedef {import('@keikka/contracts').LiveServerMessage} Message */

const HEARTBEAT_MILLISECONDS = 30_000;
const ANSWER_MILLISECONDS = 10_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8_000;
const REREAD_MILLISECONDS = 1_000;
const SIGN_IN_AGAIN = 4401;

/**
 * An open tab: a socket, and the day that it shows. It reads the day when the socket opens, patches it with each message
 * and reads it again when it is told to, by the rules of the browser's live client and grid.
 */
export class Board {
  /** @type {GridDay | undefined} */
  day;
  /** Messages that reached the same connection twice. */
  doubled = 0;
  heard = 0;
  reconnections = 0;
  /** @type {WebSocket | undefined} */
  #socket;
  #failures = 0;
  #isClosed = false;
  /** @type {Set<string>} */
  #seen = new Set();
  /**
   * What was heard since the answer under way was asked for.
   * @type {Message[] | undefined}
   */
  #journal;
  #isStale = false;
  #isReading = false;
  /** @type {NodeJS.Timeout | undefined} */
  #deadline;
  /** @type {NodeJS.Timeout | undefined} */
  #heartbeat;

  /**
   * @param {Person} person
   * @param {string} yyyymmdd
   * @param {number} door by which it enters first
   */
  constructor(person, yyyymmdd, door) {
    this.person = person;
    this.yyyymmdd = yyyymmdd;
    this.door = door;
    this.range = dayRange(yyyymmdd);
  }

  get isLive() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether it shows what it believes to be the newest. */
  get isSettled() {
    return this.isLive && this.day !== undefined && !this.#isReading;
  }

  open() {
    const { doors, token } = this.person;
    const door = doors[this.door % doors.length] ?? '';
    const socket = new WebSocket(`${door.replace('http', 'ws')}/ws`, ['keikka', token], {
      origin: this.person.origin,
      headers: { 'x-forwarded-for': this.person.address },
    });
    this.#socket = socket;
    this.#seen = new Set();
    this.#expectAnswer();
    socket.on('open', () => this.#socket === socket && this.#welcome());
    socket.on('message', (data) => this.#socket === socket && this.#hear(String(data)));
    socket.on('close', (code) => this.#socket === socket && this.#lost(code, token));
    // A socket that breaks also closes.
    socket.on('error', () => undefined);
  }

  close() {
    this.#isClosed = true;
    this.#leave();
  }

  /** The day as it stands now, straight from the door. */
  async fresh() {
    const input = {
      personId: 0,
      startISO: this.range.start.toISOString(),
      endISO: this.range.end.toISOString(),
      yyyymmdd: this.yyyymmdd,
    };
    return this.person.ask(this.door, gridDayCalls.get, input);
  }

  #welcome() {
    this.#failures = 0;
    this.#answered();
    const timestamp = () => new Date().toISOString();
    const currentDate = this.yyyymmdd;
    this.#send({ type: 'announce', timestamp: timestamp(), currentDate, pageUrl: '/grid' });
    this.#heartbeat = setInterval(() => {
      this.#send({ type: 'heartbeat', timestamp: timestamp(), currentDate });
      this.#expectAnswer();
    }, HEARTBEAT_MILLISECONDS);
    this.#reread();
  }

  /** @param {import('@keikka/contracts').LiveClientMessage} message */
  #send(message) {
    if (this.isLive) this.#socket?.send(JSON.stringify(message));
  }

  /** @param {string} text */
  #hear(text) {
    this.#answered();
    this.heard += 1;
    const message = /** @type {Message} */ (JSON.parse(text));
    if ('row' in message && message.row && 'varmenne' in message.row) {
      const id = message.type === 'keikkaChanged' ? `k${message.keikkaId}` : `p${message.palkkiId}`;
      const version = `${id} ${message.row.varmenne}`;
      if (this.#seen.has(version)) this.doubled += 1;
      this.#seen.add(version);
    }
    this.#journal?.push(message);
    if (!this.day) return;
    const after = patched(this.day, message, this.range);
    if (after) this.day = after;
    else this.#reread();
  }

  #reread() {
    this.#isStale = true;
    if (!this.#isReading) void this.#readUntilFresh();
  }

  async #readUntilFresh() {
    this.#isReading = true;
    while (this.#isStale && !this.#isClosed) {
      this.#isStale = false;
      this.#journal = [];
      const { attempt, data } = await this.fresh();
      const journal = this.#journal;
      this.#journal = undefined;
      const day = data && replayed(data, journal, this.range);
      if (day) this.day = day;
      else this.#isStale = true;
      if (attempt.status !== 200) await sleep(REREAD_MILLISECONDS);
    }
    this.#isReading = false;
  }

  /**
   * @param {number} code
   * @param {string} token that the connection had
   */
  #lost(code, token) {
    this.#leave();
    if (this.#isClosed) return;
    this.reconnections += 1;
    const ceiling = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** this.#failures);
    this.#failures += 1;
    // A load balancer leads the next connection elsewhere.
    this.door += 1;
    setTimeout(
      async () => {
        // A token that ended meanwhile is not told apart from a shut door.
        if (code === SIGN_IN_AGAIN || this.#failures > 2) await this.person.renew(token, this.door);
        if (!this.#isClosed) this.open();
      },
      ceiling * (0.5 + Math.random() / 2),
    );
  }

  #leave() {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#answered();
    clearInterval(this.#heartbeat);
    socket?.close();
  }

  #expectAnswer() {
    const { token } = this.person;
    this.#deadline ??= setTimeout(() => this.#lost(0, token), ANSWER_MILLISECONDS);
  }

  #answered() {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }
}

/**
 * @param {GridDay} day
 * @param {readonly Message[]} journal
 * @param {{ start: Date, end: Date }} range
 */
const replayed = (day, journal, range) =>
  journal.reduce(
    (/** @type {GridDay | undefined} */ now, message) => now && patched(now, message, range),
    day,
  );
