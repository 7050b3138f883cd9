import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from '../launcher/progress.mjs';
import { copiesOf, infrastructureNames, serviceNames } from '../../libs/testing/product/topology.mjs';
import { openBoards, quiet, signIn } from './clients/crowd.mjs';
import { Load } from './clients/load.mjs';
import { faultsOf, strike } from './faults/faults.mjs';
import { Ledger } from './ledger.mjs';
import { seeded } from './random.mjs';
import { faultFigures } from './report.mjs';
import { judgeEvents } from './verdict/events.mjs';
import { judgeHistory, writtenAllTheSame } from './verdict/history.mjs';
import { judgeMemory, MemoryWatch } from './verdict/memory.mjs';
import { judgeScreens } from './verdict/screens.mjs';
import { askAt, readHistory, readRecords } from './verdict/tables.mjs';

const AGREED_WITHIN_MILLISECONDS = 60_000;

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
  const ask = askAt(infrastructure.databaseUrls);
  const [begun, before] = [new Date(), await readRecords(ask)];
  load.start();
  const faults = await strikeAll(supervisor, faultsOf([...parts, ...infrastructureNames], dice), size);
  await load.stop();
  await quiet(infrastructure);
  const screens = await judgeScreens(boards, AGREED_WITHIN_MILLISECONDS);
  for (const board of boards) board.close();

  const now = await readRecords(ask);
  const history = await readHistory(ask, begun);
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
