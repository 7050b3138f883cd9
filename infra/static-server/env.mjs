import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * @typedef {object} ShellSettings
 * @property {string} apiBase
 * @property {string} wsBase
 * @property {Record<string, string>} remotes entry URL by the remote's name
 */

/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string | undefined} host every interface when absent
 * @property {string} folder
 * @property {number} hstsSeconds for which browsers shall come by https only; 0 for none
 * @property {ShellSettings | undefined} shell absent for a remote, which is files only
 */

/**
 * PORT, HOST and DIST_FOLDER say what is served and where; API_BASE, WS_BASE and REMOTES (name=url,name=url)
 * make it the shell. HSTS_SECONDS is for behind https only: a browser that has read it never comes by http again. All
 * that is wrong is told at once.
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
  return { port, host: env.HOST, folder, hstsSeconds, shell };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} problems
 * @returns {ShellSettings}
 */
function readShellSettings({ API_BASE = '', WS_BASE = '', REMOTES = '' }, problems) {
  const remotes = REMOTES.split(',').map((pair) => splitAtFirst(pair.trim(), '='));
  const urls = [
    ['API_BASE', API_BASE],
    ['WS_BASE', WS_BASE],
    ...remotes.map(([name, url]) => [`REMOTES ${name}`, url]),
  ];
  for (const [name, url = ''] of urls)
    if (!URL.canParse(url)) problems.push(`${name} is not an address: ${url}`);
  return { apiBase: API_BASE, wsBase: WS_BASE, remotes: Object.fromEntries(remotes) };
}

/**
 * @param {string} text
 * @param {string} separator
 */
function splitAtFirst(text, separator) {
  const [first = '', ...rest] = text.split(separator);
  return [first, rest.join(separator)];
}
