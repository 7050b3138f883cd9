import { setTimeout as sleep } from 'node:timers/promises';
import { serviceNames } from '../../../libs/testing/product/topology.mjs';
import { openBoards, signIn } from '../../soak/clients/crowd.mjs';
import { Load } from '../../soak/clients/load.mjs';
import { Ledger } from '../../soak/ledger.mjs';
import { seeded } from '../../soak/random.mjs';
import { judgeHistory } from '../../soak/verdict/history.mjs';
import { readHistory, readRecords } from '../../soak/verdict/tables.mjs';
import { askDatabase, containerOf } from './checks.mjs';
import { podman } from './engine.mjs';

const COMPANIES = 2;
const SOCKETS = 40;
const SAVES_PER_SECOND = 30;
const WARM_MS = 20_000;
const ours = [...serviceNames, 'bff'];

/**
 * Works on the product, looks at it, and restarts its processes one after the other meanwhile; then the histories are judged as
 * those of a soak.
 * @param {string} bff
 * @param {string} shell
 * @param {() => Promise<string>} look
 */
export async function workAndRestart(bff, shell, look) {
  const boards = await openBoards(await signIn(COMPANIES, [bff], shell), SOCKETS);
  const ledger = new Ledger();
  const load = new Load({ boards, ledger, dice: seeded(7), savesPerSecond: SAVES_PER_SECOND });
  const [begun, before] = [new Date(), await readRecords(askDatabase)];
  const used = await processorTimes();
  load.start();
  await sleep(WARM_MS);
  const shares = sharesOf(used, await processorTimes(), Date.now() - begun.getTime());
  const seen = await look();
  const rate = ledger.changes.length / ((Date.now() - begun.getTime()) / 1_000);
  for (const name of ours) {
    await podman('restart', '--time', '30', containerOf(name));
    await sleep(5_000);
  }
  await load.stop();
  for (const board of boards) board.close();
  const now = await readRecords(askDatabase);
  const findings = judgeHistory({
    changes: ledger.changes,
    before,
    now,
    history: await readHistory(askDatabase, begun),
  });
  const wrong = findings.flatMap(({ what, problems }) => problems.map((problem) => `${what}: ${problem}`));
  if (wrong.length > 0) throw new Error(`${wrong.length} wrong: ${wrong.slice(0, 5).join('\n')}`);
  return [
    `${rate.toFixed(0)} saves a second`,
    shares,
    seen,
    ...findings.map(({ what, count }) => `${what} (${count})`),
  ].join('\n');
}

/** Nanoseconds of a processor that each of ours has used. */
async function processorTimes() {
  const told = await podman(
    ...['stats', '--no-stream', '--no-reset', '--format', '{{.CPUNano}}'],
    ...ours.map(containerOf),
  );
  return told.trim().split('\n').map(Number);
}

/**
 * What each took of a processor, as Kubernetes counts it: 'order 210m'.
 * @param {number[]} before
 * @param {number[]} after
 * @param {number} milliseconds between them
 */
const sharesOf = (before, after, milliseconds) =>
  ours
    .map((name, at) => {
      const nanoseconds = (after[at] ?? 0) - (before[at] ?? 0);
      return `${name} ${Math.round(nanoseconds / 1e3 / milliseconds)}m`;
    })
    .join(', ');
