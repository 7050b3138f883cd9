import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDone, isUndecided } from '../ledger.mjs';
import { nextAction } from './actions.mjs';

/** @typedef {import('./board.mjs').Board} Board */
/** @typedef {import('./person.mjs').Person} Person */

/** A person who gets no answer tries again, with the same key, for so long. */
const PATIENCE_MILLISECONDS = 60_000;
const PAUSE_MILLISECONDS = 500;
const READS_PER_SECOND = 5;

/** Persons who work on their boards: each does one thing after the other, all together so many a second. */
export class Load {
  /** @type {Set<Person>} */
  #busy = new Set();
  /** @type {NodeJS.Timeout[]} */
  #timers = [];

  /**
   * @param {object} options
   * @param {readonly Board[]} options.boards
   * @param {import('../ledger.mjs').Ledger} options.ledger
   * @param {import('../random.mjs').Dice} options.dice
   * @param {number} options.savesPerSecond
   */
  constructor({ boards, ledger, dice, savesPerSecond }) {
    this.boards = boards;
    this.ledger = ledger;
    this.dice = dice;
    this.savesPerSecond = savesPerSecond;
  }

  start() {
    this.#timers = [
      setInterval(() => void this.#work(), 1_000 / this.savesPerSecond),
      setInterval(() => void this.#look(), 1_000 / READS_PER_SECOND),
    ];
  }

  /** Resolves when everybody has an answer or has given up. */
  async stop() {
    for (const timer of this.#timers) clearInterval(timer);
    while (this.#busy.size > 0) await sleep(PAUSE_MILLISECONDS);
  }

  async #work() {
    const idle = this.boards.filter(({ person, day }) => day && !this.#busy.has(person));
    const board = this.dice.pick(idle);
    const action = board && nextAction(board, this.dice);
    if (!action) return;
    this.#busy.add(board.person);
    await this.#carryOut(board, action).finally(() => this.#busy.delete(board.person));
  }

  /**
   * @param {Board} board
   * @param {import('./actions.mjs').Action} action
   */
  async #carryOut({ person, door }, { kind, call, input, rowsOf }) {
    /** @type {import('../ledger.mjs').Change} */
    const change = { kind, attempts: [], rows: [] };
    this.ledger.changes.push(change);
    const key = randomUUID();
    const patientUntil = Date.now() + PATIENCE_MILLISECONDS;
    for (let turn = 0; ; turn += 1) {
      const { attempt, data } = await person.ask(door + turn, call, input, { key });
      change.attempts.push(attempt);
      if (isDone(attempt)) change.rows = rowsOf(data);
      const goesOn = isUndecided(attempt) || attempt.status === 'refused' || attempt.status === 429;
      if (!goesOn || Date.now() > patientUntil) return;
      await sleep(PAUSE_MILLISECONDS);
    }
  }

  async #look() {
    const { attempt } = await this.dice.pick(this.boards).fresh();
    this.ledger.reads.push(attempt);
  }
}
