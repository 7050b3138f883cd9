import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '@keikka/domain';
import { tell } from '../launcher/progress.mjs';
import { copiesOf, infrastructureNames, serviceNames } from '../../libs/testing/product/topology.mjs';
import { Board } from './clients/board.mjs';
import { Load } from './clients/load.mjs';
import { Person } from './clients/person.mjs';
import { faultsOf, strike } from './faults/faults.mjs';
import { Ledger } from './ledger.mjs';
import { seeded } from './random.mjs';
import { faultFigures } from './report.mjs';
import { eventsWaiting, judgeEvents } from './verdict/events.mjs';
import { judgeHistory, writtenAllTheSame } from './verdict/history.mjs';
import { judgeMemory, MemoryWatch } from './verdict/memory.mjs';
import { judgeScreens } from './verdict/screens.mjs';
import { readHistory, readRecords } from './verdict/tables.mjs';

/** The day of infra/demo/src/small-companies.ts. */
const DAY = '20300109';
const days = [DAY, addDays(DAY, 1)];
const LOGINS_AT_ONCE = 5;
const OPEN_WITHIN_MILLISECONDS = 30_000;
const QUIET_WITHIN_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 250;

/**
 * @typedef {object} Size
 * @property {number} seed
 * @property {number} companies
 * @property {number} sockets
 * @property {number} savesPerSecond
 * @property {number} milliseconds of load
 * @property {number} warmMilliseconds before the first fault
 * @property {number} restMilliseconds between faults
 * @property {number} [faults] at most
 */

/**
 * Works on a product with two copies of everything while its parts fail, and judges what is left.
 * @param {import('../launcher/processes/supervisor.mjs').Supervisor} supervisor
 * @param {object} product
 * @param {import('../../libs/testing/product/topology.mjs').Ports} product.ports
 * @param {import('../../libs/testing/product/environments.mjs').Infrastructure} product.infrastructure
 * @param {Size} size
 */
export async function runSoak(supervisor, { ports, infrastructure }, size) {
  const dice = seeded(size.seed);
  const doors = copiesOf('bff', ports).map(([, port]) => `http://127.0.0.1:${port}`);
  const persons = await signIn(size.companies, doors, `http://localhost:${ports.shell}`);
  const boards = await openBoards(persons, size.sockets);
  tell(`${persons.length} persons of ${size.companies} companies with ${boards.length} sockets`);

  const parts = ['bff', ...serviceNames].flatMap((name) =>
    copiesOf(/** @type {'bff'} */ (name), ports).map(([copy]) => String(copy)),
  );
  // Of Postgres one process says nothing: its children share most of their memory.
  const watched = [...parts, 'nats', 'redis'];
  const memory = new MemoryWatch(() =>
    watched.map((name) => ({ name, pid: supervisor.processOf(name).pid, collects: parts.includes(name) })),
  );
  const ledger = new Ledger();
  const load = new Load({ boards, ledger, dice: seeded(size.seed + 1), savesPerSecond: size.savesPerSecond });
  const [begun, before] = [new Date(), await readRecords(infrastructure.databaseUrls)];
  load.start();
  const faults = await strikeAll(supervisor, faultsOf([...parts, ...infrastructureNames], dice), size);
  await load.stop();
  await quiet(infrastructure);
  const screens = await judgeScreens(boards, QUIET_WITHIN_MILLISECONDS);
  for (const board of boards) board.close();

  const now = await readRecords(infrastructure.databaseUrls);
  const history = await readHistory(infrastructure.databaseUrls, begun);
  await memory.sample();
  memory.stop();
  const figures = memory.figures();
  return {
    ledger,
    faults: faults.map((fault, index) => faultFigures(fault, ledger, faults[index + 1]?.begun ?? Infinity)),
    memory: figures,
    lateWrites: writtenAllTheSame(ledger.changes, history),
    lostSessions: persons.reduce((sum, { lostSessions }) => sum + lostSessions, 0),
    findings: [
      ...judgeHistory({ changes: ledger.changes, before, now, history }),
      ...(await judgeEvents(infrastructure)),
      ...screens,
      judgeMemory(figures),
    ],
  };
}

/**
 * Both dispatchers of each company.
 * @param {number} companies
 * @param {readonly string[]} doors
 * @param {string} origin
 */
async function signIn(companies, doors, origin) {
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
async function openBoards(persons, sockets) {
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
 * One fault at a time, with a rest after each, until the time is over.
 * @param {import('../launcher/processes/supervisor.mjs').Supervisor} supervisor
 * @param {ReturnType<typeof faultsOf>} planned
 * @param {Size} size
 */
async function strikeAll(supervisor, planned, size) {
  const end = Date.now() + size.milliseconds;
  /** @type {import('./faults/faults.mjs').FaultTimes[]} */
  const done = [];
  await sleep(size.warmMilliseconds);
  for (const fault of planned) {
    if (Date.now() + fault.milliseconds + size.restMilliseconds > end) break;
    if (done.length === size.faults) break;
    const times = await strike(supervisor, fault);
    done.push(times);
    tell(
      `${fault.part} ${fault.how} for ${times.over - times.begun} ms, ready after ${times.ready - times.over} ms`,
    );
    await sleep(size.restMilliseconds);
  }
  return done;
}

/** @param {import('../../libs/testing/product/environments.mjs').Infrastructure} infrastructure */
const quiet = (infrastructure) =>
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
