import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { send } from '../../libs/testing/servers/server-process.mjs';
import { LOCK_FILE, PROCESS_FILE } from './launch.mjs';
import { endOrphans } from './processes/process-list.mjs';
import { tell } from './progress.mjs';
import { lockHolder } from './processes/run-lock.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';

const PATIENCE_MILLISECONDS = 20_000;

const running = lockHolder(join(dataFolder, LOCK_FILE));
if (running !== undefined) {
  tell(`ending the running Keikka (pid ${running})`);
  await endLauncher(running);
}
const orphans = await endOrphans(join(dataFolder, PROCESS_FILE));
if (orphans.length > 0) tell(`ended what an earlier run left: ${orphans.join(', ')}`);

const removed = removeDataFolder(dataFolder);
tell(removed.length > 0 ? `removed ${removed.join(' and ')}` : 'there was nothing to remove');
tell('The next npm start begins with an empty database. Databases named by DATABASE_URL_* were not touched.');

/** @param {number} pid */
async function endLauncher(pid) {
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  send({ pid }, 'SIGTERM');
  while (lockHolder(join(dataFolder, LOCK_FILE)) === pid) {
    if (Date.now() > deadline) send({ pid }, 'SIGKILL');
    await sleep(100);
  }
}
