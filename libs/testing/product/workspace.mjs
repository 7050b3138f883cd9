import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Everything a local run keeps: databases, logs, secrets, lock. Ignored by git. */
export const dataFolder = join(root, '.data');

/**
 * The folders of all projects, relative to the root, from the workspace patterns of package.json.
 * @returns {string[]}
 */
export function projectFolders() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @param {string} folder */
const subfolders = (folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
