import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectFolders, root } from './libs/testing/product/workspace.mjs';

const require = createRequire(import.meta.url);
const configs = projectFolders()
  .filter((folder) => folder !== 'e2e')
  .map((folder) => require(join(root, folder, 'jest.config.cjs')));

/** All projects in one run, which compiles a file once and gives each core a test file until none is left. */
export default { ...configs[0], projects: configs.flatMap(({ projects }) => projects) };
