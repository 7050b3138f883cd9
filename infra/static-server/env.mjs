import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @typedef {object} ManifestRemote
 * @property {string} entry address of its `remoteEntry.js`
 * @property {unknown} pages as its `remote.json` declares them
 * @property {unknown} slots
 */

/**
 * @typedef {object} Tiles the pictures of maps
 * @property {string} url address of one, with {z}, {x} and {y}
 * @property {string} attribution who made the map
 */

/**
 * @typedef {object} ShellSettings
 * @property {string} apiBase
 * @property {string} wsBase
 * @property {Tiles | undefined} [tiles] absent where maps have a plain ground
 * @property {Record<string, ManifestRemote>} remotes by name; the shell's page reads them as `/manifest.json`
 */

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 * @property {string} folder
 * @property {number} hstsSeconds for which browsers use https only; 0 for none
 * @property {ShellSettings | undefined} shell absent for a remote, which is files only
 */

/**
 * Reads PORT, HOST (this machine only when absent) and DIST_FOLDER, and for the shell API_BASE, WS_BASE, REMOTES (name=url,name=url) and DECLARATIONS
 * (name=file,name=file; each a remote's `remote.json`), and if maps have pictures TILES_URL and TILES_ATTRIBUTION. HSTS_SECONDS is only for servers behind https, because a browser
 * that has read it never uses http again. All problems are reported at once.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env) {
  /** @type {string[]} */
  const problems = [];
  const port = Number(env.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) problems.push(`PORT is not a port: ${env.PORT}`);
  const folder = resolve(env.DIST_FOLDER ?? '');
  if (env.DIST_FOLDER === undefined) problems.push('DIST_FOLDER is missing');
  else if (!existsSync(folder)) problems.push(`DIST_FOLDER does not exist: ${folder}`);
  const hstsSeconds = Number(env.HSTS_SECONDS ?? 0);
  if (!Number.isInteger(hstsSeconds) || hstsSeconds < 0)
    problems.push(`HSTS_SECONDS is no number of seconds: ${env.HSTS_SECONDS}`);
  const shell = env.REMOTES === undefined ? undefined : readShellSettings(env, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { port, host: env.HOST ?? '127.0.0.1', folder, hstsSeconds, shell };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} problems
 * @returns {ShellSettings}
 */
function readShellSettings(env, problems) {
  const { API_BASE = '', WS_BASE = '', REMOTES = '', DECLARATIONS = '' } = env;
  const entries = pairsOf(REMOTES);
  const files = new Map(pairsOf(DECLARATIONS));
  const urls = [
    ['API_BASE', API_BASE],
    ['WS_BASE', WS_BASE],
    ...entries.map(([name, url]) => [`REMOTES ${name}`, url]),
  ];
  for (const [name, url = ''] of urls)
    if (!URL.canParse(url)) problems.push(`${name} is not an address: ${url}`);
  const remotes = Object.fromEntries(
    entries.map(([name, entry]) => [name, { ...readDeclaration(name, files.get(name), problems), entry }]),
  );
  return { apiBase: API_BASE, wsBase: WS_BASE, tiles: readTiles(env, problems), remotes };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} problems
 * @returns {Tiles | undefined}
 */
function readTiles({ TILES_URL: url, TILES_ATTRIBUTION: attribution = '' }, problems) {
  if (!url) return undefined;
  if (!URL.canParse(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    problems.push(`TILES_URL is not an address with {z}, {x} and {y}: ${url}`);
  return { url, attribution };
}

/**
 * Reads a remote's declaration. The shell's page checks it and leaves out what it does not understand.
 * @param {string} name
 * @param {string | undefined} file
 * @param {string[]} problems
 * @returns {{ pages: unknown, slots: unknown }}
 */
function readDeclaration(name, file, problems) {
  try {
    if (file === undefined) throw new Error('is missing');
    const { pages, slots } = JSON.parse(readFileSync(resolve(file), 'utf8'));
    return { pages, slots };
  } catch (error) {
    problems.push(`DECLARATIONS ${name}: ${error instanceof Error ? error.message : error}`);
    return { pages: {}, slots: {} };
  }
}

/**
 * @param {string} list name=value pairs, comma-separated
 * @returns {[string, string][]}
 */
const pairsOf = (list) => list.split(',').map((pair) => splitAtFirst(pair.trim(), '='));

/**
 * @param {string} text
 * @param {string} separator
 * @returns {[string, string]}
 */
function splitAtFirst(text, separator) {
  const [first = '', ...rest] = text.split(separator);
  return [first, rest.join(separator)];
}
