import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@keikka/domain';
import { tell } from '../../launcher/progress.mjs';
import { eventsWaiting } from '../verdict/events.mjs';
import { Board } from './board.mjs';
import { Person } from './person.mjs';

/** The day of infra/demo/src/small-companies.ts. */
const DAY = '20300109';
const days = [DAY, addDays(DAY, 1)];
const LOGINS_AT_ONCE = 5;
const OPEN_WITHIN_MILLISECONDS = 30_000;
const QUIET_WITHIN_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 250;

/**
 * Both dispatchers of each company.
 * @param {number} companies
 * @param {readonly string[]} doors
 * @param {string} origin
 */
export async function signIn(companies, doors, origin) {
  const numbers = Array.from({ length: companies }, (_, index) => index + 1);
  const persons = numbers.flatMap((number) =>
    ['ajojarjestelija', 'keikkaadmin'].map((role, place) => {
      const address = `10.${place}.${Math.floor(number / 250)}.${number % 250}`;
      return new Person({ login: `${role}-${number}`, address, origin, doors });
    }),
  );
  for (let from = 0; from < persons.length; from += LOGINS_AT_ONCE) {
    const taken = persons.slice(from, from + LOGINS_AT_ONCE).map((person) => person.signIn());
    if ((await Promise.all(taken)).includes(false)) throw new Error('A login was refused');
  }
  return persons;
}

/**
 * The sockets spread over persons, doors and days.
 * @param {readonly Person[]} persons
 * @param {number} sockets
 */
export async function openBoards(persons, sockets) {
  const boards = Array.from({ length: sockets }, (_, index) => {
    const person = /** @type {Person} */ (persons[index % persons.length]);
    const turn = index + Math.floor(index / persons.length);
    return new Board(person, /** @type {string} */ (days[Math.floor(turn / 2) % days.length]), turn);
  });
  for (const board of boards) board.open();
  await until(
    () => boards.every(({ isSettled }) => isSettled),
    OPEN_WITHIN_MILLISECONDS,
    'the boards are open',
  );
  return boards;
}

/**
 * Waits until all events are published and handled.
 * @param {import('../../../libs/testing/product/environments.mjs').Infrastructure} infrastructure
 */
export const quiet = (infrastructure) =>
  until(
    async () => (await eventsWaiting(infrastructure)) === 0,
    QUIET_WITHIN_MILLISECONDS,
    'events are handled',
  );

/**
 * @param {() => boolean | Promise<boolean>} holds
 * @param {number} milliseconds after which it is told and left at that
 * @param {string} what
 */
async function until(holds, milliseconds, what) {
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) return tell(`not after ${milliseconds} ms: ${what}`);
    await sleep(POLL_MILLISECONDS);
  }
}
