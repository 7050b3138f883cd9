const { mkdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../..');
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json');
const CACHE = path.join(ROOT, 'node_modules/.cache/keikka-jest/esm-packages.json');

/**
 * Folders (relative to the root's node_modules) of the installed packages whose `.js` files are ES modules.
 *
 * Jest runs in CommonJS mode, so these have to be compiled. The list is read from what npm installed, nested
 * copies included, and is kept until npm installs again.
 */
function esmPackages() {
  const stamp = statSync(INSTALLED).mtimeMs;
  const known = readJson(CACHE);
  if (known?.stamp === stamp) return known.packages;

  const packages = Object.entries(readJson(INSTALLED).packages)
    .filter(([folder, entry]) => folder.startsWith('node_modules/') && !entry.link)
    .map(([folder]) => folder)
    .filter((folder) => readJson(path.join(ROOT, folder, 'package.json'))?.type === 'module')
    .map((folder) => folder.slice('node_modules/'.length));
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ stamp, packages }));
  return packages;
}

/**
 * Pattern of the files that Jest must not compile: everything below node_modules except the ES module packages. A
 * package nested in one of them is decided by its own entry.
 */
function untouchedPattern() {
  const esm = esmPackages().map((folder) => folder.replace(/[.+]/g, '\\$&'));
  const root = path.join(ROOT, 'node_modules').replace(/[\\.+*?^${}()|[\]]/g, '\\$&');
  return `^${root}/(?!(?:${esm.join('|')})/(?!node_modules/))`.replaceAll('/', '[/\\\\]');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

module.exports = { untouchedPattern };
