import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { step, tell } from '../launcher/progress.mjs';
import { judge, makeInvoices, sendAll } from '../exactly-once/run-exports.mjs';
import { openBoards, quiet, signIn } from '../soak/clients/crowd.mjs';
import { Load } from '../soak/clients/load.mjs';
import { Person } from '../soak/clients/person.mjs';
import { isDone, Ledger } from '../soak/ledger.mjs';
import { seeded } from '../soak/random.mjs';
import { eventsWaiting } from '../soak/verdict/events.mjs';
import { finding } from '../soak/verdict/finding.mjs';
import { copiesOf, serviceNames } from '../../libs/testing/product/topology.mjs';
import { withClient } from '../../libs/testing/servers/databases.mjs';

const COMPANIES = 4;
const SOCKETS = 8;
const SAVES_PER_SECOND = 10;
const INVOICES = 20;
/** Longer than the archive waits for a segment to fill. */
const ARCHIVED_AFTER_MS = 45_000;
const [RPO_GOAL_MS, RTO_GOAL_MS] = [60_000, 30 * 60_000];

/**
 * @typedef {object} Place
 * @property {import('../launcher/processes/supervisor.mjs').Supervisor} supervisor
 * @property {import('./archive.mjs').Archive} archive
 * @property {string} natsFolder where it keeps its events
 * @property {import('../../libs/testing/product/topology.mjs').Ports} ports
 * @property {import('../../libs/testing/product/environments.mjs').Infrastructure} infrastructure
 */

/**
 * @param {Place} place
 * @param {{ seconds: number, seed: number }} size
 */
export async function runRehearsal(place, { seconds, seed }) {
  const { ports, infrastructure } = place;
  const doors = copiesOf('bff', ports).map(([, port]) => `http://127.0.0.1:${port}`);
  const origin = `http://localhost:${ports.shell}`;
  const boards = await openBoards(await signIn(COMPANIES, doors, origin), SOCKETS);
  const admins = ['laskutus', 'yritys'].map(
    (login, at) => new Person({ login, address: `10.9.0.${at}`, origin, doors }),
  );
  for (const admin of admins) if (!(await admin.signIn())) throw new Error(`${admin.login} is not let in`);
  const world = { admins, dice: seeded(seed), simulators: `http://127.0.0.1:${ports.simulators}` };
  const invoices = await makeInvoices(world, INVOICES);
  const work = { boards, dice: seeded(seed + 1), savesPerSecond: SAVES_PER_SECOND };

  const ledger = new Ledger();
  const load = new Load({ ...work, ledger });
  load.start();
  await sleep(seconds * 1_000);
  // Some of them arrive and are forgotten with the disk.
  const sent = sendAll(world, invoices);
  await sleep(1_000);
  const lostAt = Date.now();
  const { rto } = await step('The disk of Postgres is lost; back from the archive', () => bringBack(place));
  const [, wrong] = await Promise.all([load.stop(), sent]);
  const written = await writtenIn(infrastructure);
  const acknowledged = acknowledgedBefore(ledger, lostAt);
  const lost = acknowledged.filter(({ correlationId }) => !written.has(correlationId));
  const rpo = lostAt - Math.min(lostAt, ...lost.map(({ at, took }) => at + took));
  tell(
    `RPO ${(rpo / 1_000).toFixed(1)} s (${lost.length} of ${acknowledged.length} saves), RTO ${(rto / 1_000).toFixed(1)} s`,
  );
  const afterDisk = [
    finding(
      'no more is lost with a disk than 60 s',
      acknowledged.length,
      rpo > RPO_GOAL_MS ? [`${rpo} ms`] : [],
    ),
    finding('all work again within 30 min', 1, rto > RTO_GOAL_MS ? [`${rto} ms`] : []),
    finding('each invoice is in its system once', invoices.length, [
      ...wrong,
      ...(await judge(world, invoices)),
    ]),
    await atRest(infrastructure),
  ];
  return [
    ...afterDisk,
    ...(await toASecond(place, work)),
    finding('each invoice is there once still', invoices.length, await judge(world, invoices)),
  ];
}

/**
 * Everything back to a second that somebody chose, long archived.
 * @param {Place} place
 * @param {Omit<ConstructorParameters<typeof Load>[0], 'ledger'>} work
 */
async function toASecond(place, work) {
  const ledger = new Ledger();
  const load = new Load({ ...work, ledger });
  load.start();
  await sleep(10_000);
  const moment = new Date();
  await sleep(10_000);
  await load.stop();
  await sleep(ARCHIVED_AFTER_MS);
  // Who saves what is there already changes nothing, and no history tells of it.
  const told = await writtenIn(place.infrastructure);
  await step(`Back to ${moment.toISOString()}`, () => bringBack(place, moment));
  const written = await writtenIn(place.infrastructure);
  const all = ledger.changes
    .flatMap(({ attempts }) => attempts)
    .filter((attempt) => isDone(attempt) && told.has(attempt.correlationId));
  const earlier = all.filter(({ at, took }) => at + took < moment.getTime());
  const later = all.filter(({ at }) => at > moment.getTime());
  const name = (/** @type {{ correlationId: string }} */ { correlationId }) => correlationId;
  return [
    finding(
      'what was acknowledged before that second is there',
      earlier.length,
      earlier.filter(({ correlationId }) => !written.has(correlationId)).map(name),
    ),
    finding(
      'what was asked after it is not',
      later.length,
      later.filter(({ correlationId }) => written.has(correlationId)).map(name),
    ),
    await atRest(place.infrastructure),
  ];
}

/**
 * As docs/OPERATIONS.md says: all of ours stop, Postgres comes from its archive, NATS forgets the events of a future that is no
 * more, then all start again.
 * @param {Place} place
 * @param {Date} [moment]
 */
async function bringBack({ supervisor, archive, natsFolder, ports }, moment) {
  const begin = Date.now();
  const ours = ['bff', ...serviceNames].flatMap((name) =>
    copiesOf(/** @type {'bff'} */ (name), ports).map(([copy]) => String(copy)),
  );
  await supervisor.kill('postgres');
  await Promise.all([...ours, 'nats', 'redis'].map((name) => supervisor.kill(name)));
  await archive.restore(moment);
  rmSync(natsFolder, { recursive: true, force: true });
  await Promise.all(['postgres', 'nats', 'redis'].map((name) => supervisor.resume(name)));
  const [bffs, services] = [
    ours.filter((name) => name.startsWith('bff')),
    ours.filter((name) => !name.startsWith('bff')),
  ];
  await Promise.all(services.map((name) => supervisor.resume(name)));
  await Promise.all(bffs.map((name) => supervisor.resume(name)));
  const rto = Date.now() - begin;
  await archive.copy();
  return { rto };
}

/**
 * @param {Ledger} ledger
 * @param {number} time
 */
const acknowledgedBefore = ({ changes }, time) =>
  changes
    .flatMap(({ attempts }) => attempts)
    .filter((attempt) => isDone(attempt) && attempt.at + attempt.took < time);

/**
 * The requests that the histories know.
 * @param {import('../../libs/testing/product/environments.mjs').Infrastructure} infrastructure
 */
async function writtenIn({ databaseUrls }) {
  const found = new Set();
  for (const name of serviceNames) {
    const sql = 'select distinct correlation_id as id from change_history';
    const { rows } = await withClient(databaseUrls[name], (client) => client.query(sql));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** @param {import('../../libs/testing/product/environments.mjs').Infrastructure} infrastructure */
async function atRest(infrastructure) {
  await quiet(infrastructure);
  const waiting = await eventsWaiting(infrastructure);
  return finding('outboxes and listeners come to rest', 1, waiting > 0 ? [`${waiting} events wait`] : []);
}
