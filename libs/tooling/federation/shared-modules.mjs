import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entries of our libraries that the first screen does not need; each is shared like its library. */
const laterEntries = ['@keikka/ui/forms', '@keikka/sdk/record'];

/**
 * The modules that a browser project shares with the others: its peerDependencies, so that there is one list,
 * and the later entries of our libraries.
 *
 * Every one is a singleton: two Reacts, two routers or two sessions on a page cannot work together. Our own libraries
 * have no version (`requiredVersion: false`), and the host's copy serves all. Expand and contract keeps releases
 * compatible.
 * @param {string} directory folder of the project
 * @param {{fastRefresh: boolean}} options
 */
export function sharedModules(directory, { fastRefresh }) {
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const later = laterEntries.map((entry) => [entry, '*']);
  const shared = [...Object.entries(peerDependencies), ...later].map(([name, range]) => [
    name,
    { singleton: true, requiredVersion: name.startsWith('@keikka/') ? false : `^${range}` },
  ]);
  // A remote's changed component must register in the Fast Refresh runtime of the page that shows it.
  const refresh = [['react-refresh/runtime', { singleton: true, eager: true, requiredVersion: false }]];
  return Object.fromEntries(fastRefresh ? [...shared, ...refresh] : shared);
}
