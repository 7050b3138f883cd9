import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '../../../libs/testing/product/topology.mjs';
import { openBoards, signIn } from '../../soak/clients/crowd.mjs';
import { Load } from '../../soak/clients/load.mjs';
import { isDone, Ledger } from '../../soak/ledger.mjs';
import { seeded } from '../../soak/random.mjs';
import { containerOf } from './checks.mjs';
import { podman } from './engine.mjs';

const COMPANIES = 2;
const SOCKETS = 8;
const SAVES_PER_SECOND = 30;
const WARM_MS = 20_000;

/**
 * Works on the product, looks at it, and restarts its processes one after the other meanwhile. What was acknowledged stands in
 * the histories.
 * @param {string} bff
 * @param {string} shell
 * @param {() => Promise<string>} look
 */
export async function workAndRestart(bff, shell, look) {
  const boards = await openBoards(await signIn(COMPANIES, [bff], shell), SOCKETS);
  const ledger = new Ledger();
  const load = new Load({ boards, ledger, dice: seeded(7), savesPerSecond: SAVES_PER_SECOND });
  load.start();
  await sleep(WARM_MS);
  const seen = await look();
  for (const name of [...serviceNames, 'bff']) {
    await podman('restart', '--time', '30', containerOf(name));
    await sleep(5_000);
  }
  await load.stop();
  for (const board of boards) board.close();
  const done = ledger.changes.flatMap(({ attempts }) => attempts).filter(isDone);
  const written = await writtenRequests();
  const lost = done.filter(({ correlationId }) => !written.has(correlationId));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged saves stand in no history`);
  return `${seen}\n${done.length} saves acknowledged over five restarts, none lost`;
}

async function writtenRequests() {
  const sql = ['order', 'grid']
    .map((name) => `select correlation_id from keikka_${name}.change_history`)
    .join(' union ');
  const psql = ['psql', '--username', 'postgres', '--dbname', 'keikka', '--tuples-only', '--no-align'];
  const output = await podman('exec', containerOf('postgres'), ...psql, '--command', sql);
  return new Set(output.split('\n'));
}
