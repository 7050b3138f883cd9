import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolders, root } from '../../libs/testing/product/workspace.mjs';

/** @typedef {{ name: string, dependencies?: Record<string, string> }} PackageJson */

/**
 * @param {string} folder relative to the root
 * @returns {PackageJson}
 */
export const packageJson = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * A project and the projects of ours that it needs when it runs.
 * @param {string} folder
 * @returns {string[]}
 */
export function runtimeProjects(folder) {
  const folderByName = new Map(projectFolders().map((other) => [packageJson(other).name, other]));
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ project) => {
    if (found.has(project)) return;
    found.add(project);
    for (const name of Object.keys(packageJson(project).dependencies ?? {})) {
      const other = folderByName.get(name);
      if (other !== undefined) visit(other);
    }
  };
  visit(folder);
  return [...found];
}
