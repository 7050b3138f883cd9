import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serviceNames } from '../../libs/testing/product/topology.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';

const require = createRequire(import.meta.url);

const libraries = ['libs/contracts', 'libs/domain', 'libs/server'];

/**
 * Watchers that compile every changed file of the Node projects; `node --watch` then restarts the program.
 * @returns {import('../../libs/testing/servers/server-process.mjs').ServerSpec[]}
 */
export function sourceWatchers() {
  const swc = join(dirname(require.resolve('@swc/cli/package.json')), 'bin', 'swc.js');
  const folders = [...libraries, 'bff', ...serviceNames.map((name) => `services/${name}`)];
  return folders.map((folder) => ({
    name: `swc-${folder.replace('/', '-')}`,
    command: process.execPath,
    args: [
      swc,
      'src',
      '-d',
      'dist',
      '--config-file',
      join(root, '.swcrc'),
      '--strip-leading-paths',
      '--watch',
    ],
    cwd: join(root, folder),
    isReady: () => Promise.resolve(true),
  }));
}
