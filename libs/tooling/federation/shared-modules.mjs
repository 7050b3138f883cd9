import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules that a browser project shares with the others: exactly its peerDependencies, so that there is one list.
 *
 * Every one is a singleton: two Reacts, two routers or two sessions on a page cannot work together. Our own libraries
 * have no version (`requiredVersion: false`), and the host's copy serves all. Expand and contract keeps releases
 * compatible.
 * @param {string} directory folder of the project
 * @param {{fastRefresh: boolean}} options
 */
export function sharedModules(directory, { fastRefresh }) {
  const { peerDependencies = {} } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const shared = Object.entries(peerDependencies).map(([name, range]) => [
    name,
    { singleton: true, requiredVersion: name.startsWith('@keikka/') ? false : `^${range}` },
  ]);
  // A remote's changed component must register in the Fast Refresh runtime of the page that shows it.
  const refresh = [['react-refresh/runtime', { singleton: true, eager: true, requiredVersion: false }]];
  return Object.fromEntries(fastRefresh ? [...shared, ...refresh] : shared);
}
