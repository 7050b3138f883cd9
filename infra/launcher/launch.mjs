import { join } from 'node:path';
import { assertNodeVersion } from './node-version.mjs';
import { endOrphans, ProcessList } from './processes/process-list.mjs';
import { tell } from './progress.mjs';
import { acquireLock } from './processes/run-lock.mjs';
import { openRunLogs } from './processes/run-logs.mjs';
import { Supervisor } from './processes/supervisor.mjs';

export const LOCK_FILE = 'launcher.lock';
export const PROCESS_FILE = 'processes.json';

/**
 * The frame of every launcher program: only one runs per folder, processes left by a killed run are ended first, and
 * however this one ends, all its processes end with it.
 * @param {string} folder
 * @param {(supervisor: Supervisor) => Promise<void>} work
 */
export async function launch(folder, work) {
  try {
    assertNodeVersion();
    const releaseLock = acquireLock(join(folder, LOCK_FILE));
    process.once('exit', releaseLock);
    await runSupervised(folder, work);
  } catch (error) {
    tell(`\n✘ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/**
 * @param {string} folder
 * @param {(supervisor: Supervisor) => Promise<void>} work
 */
async function runSupervised(folder, work) {
  const processFile = join(folder, PROCESS_FILE);
  const orphans = await endOrphans(processFile);
  if (orphans.length > 0) tell(`ended what an earlier run left: ${orphans.join(', ')}`);
  const logFolder = openRunLogs(join(folder, 'logs'));
  const supervisor = new Supervisor({ logFolder, processes: new ProcessList(processFile), tell });
  const ending = endOnSignal(supervisor);
  try {
    await work(supervisor);
  } catch (error) {
    // Failures that follow from the shutdown are not reported.
    if (ending()) return;
    await supervisor.stopAll();
    throw error;
  }
}

/**
 * The first signal ends everything in order; a second one does not wait.
 * @param {Supervisor} supervisor
 */
function endOnSignal(supervisor) {
  let ending = false;
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    if (ending) {
      supervisor.killAll();
      return;
    }
    ending = true;
    tell(`${signal}: ending everything`);
    await supervisor.stopAll();
    process.exit();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  return () => ending;
}
