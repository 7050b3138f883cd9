import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The log of a crash outlives the restarts that follow it. */
const KEPT_RUNS = 5;
const RUN_NAME = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;
/** Names the newest run, whatever its time. */
const NEWEST = 'latest';

/**
 * Makes the log folder of a run that starts now, lets `latest` name it, and drops all but the newest five runs.
 * @param {string} folder of all runs
 * @param {Date} [now]
 * @returns {string} the new run's folder
 */
export function openRunLogs(folder, now = new Date()) {
  const name = now.toISOString().replace(/[:.]/g, '-');
  mkdirSync(join(folder, name), { recursive: true });
  rmSync(join(folder, NEWEST), { recursive: true, force: true });
  symlinkSync(name, join(folder, NEWEST));
  const runs = readdirSync(folder)
    .filter((entry) => RUN_NAME.test(entry))
    .sort();
  for (const old of runs.slice(0, -KEPT_RUNS)) rmSync(join(folder, old), { recursive: true });
  return join(folder, name);
}
