const { mkdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../../..');
const installedFile = path.join(workspace, 'node_modules/.package-lock.json');
const cacheFile = path.join(workspace, 'node_modules/.cache/keikka-jest/esm-packages.json');

/**
 * Folders (relative to the root's node_modules) of the installed packages whose `.js` files are ES modules.
 *
 * Jest runs in CommonJS mode, so these have to be compiled. The list is read from what npm installed, nested
 * copies included, and is kept until npm installs again.
 */
function esmPackages() {
  const stamp = statSync(installedFile).mtimeMs;
  const known = readJson(cacheFile);
  if (known?.stamp === stamp) return known.packages;

  const packages = Object.entries(readJson(installedFile).packages)
    .filter(([folder, entry]) => folder.startsWith('node_modules/') && !entry.link)
    .map(([folder]) => folder)
    .filter((folder) => readJson(path.join(workspace, folder, 'package.json'))?.type === 'module')
    .map((folder) => folder.slice('node_modules/'.length));
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ stamp, packages }));
  return packages;
}

/** CommonJS packages that import at run time, which Jest can do in compiled files only. */
const importing = ['@opentelemetry/otlp-exporter-base'];
const importingPattern = `/node_modules/(?:${importing.join('|')})/.+\\.js$`;

/**
 * Pattern of the files that Jest must not compile: everything below node_modules except the ES module packages. A
 * package nested in one of them is decided by its own entry.
 */
function untouchedPattern() {
  const esm = [...esmPackages(), ...importing].map((folder) => folder.replace(/[.+]/g, '\\$&'));
  const packages = path.join(workspace, 'node_modules').replace(/[\\.+*?^${}()|[\]]/g, '\\$&');
  return `^${packages}/(?!(?:${esm.join('|')})/(?!node_modules/))`.replaceAll('/', '[/\\\\]');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

module.exports = { importingPattern, untouchedPattern };
