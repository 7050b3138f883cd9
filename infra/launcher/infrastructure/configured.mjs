import { connect } from 'node:net';

const CONNECT_TIMEOUT_MILLISECONDS = 5_000;

/** Default ports of URLs without one. */
const defaultPorts = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'tls:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
};

/**
 * Checks that the configured infrastructure answers before anything is started. Throws one error that names every wrong
 * variable, its address and the reason.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} names of the variables
 */
export async function assertConfiguredAnswer(env, names) {
  const set = names.filter((name) => env[name] !== undefined);
  const problems = await Promise.all(set.map((name) => problemOf(name, env[name] ?? '')));
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/**
 * @param {string} name
 * @param {string} value a URL, for NATS also several with commas; one server of a cluster that answers is enough
 */
async function problemOf(name, value) {
  const urls = value.split(',').map((url) => url.trim());
  const parsed = urls.map((url) => (URL.canParse(url) ? new URL(url) : undefined));
  if (parsed.some((url) => url === undefined || portOf(url) === 0)) {
    // An unencoded password is the usual reason for an invalid URL, so everything from the first user to the
    // last is left out.
    return `${name} is no URL: '${value.replace(/\/\/.*@/s, '//…@')}'. Mend it, or leave it out to run a server here.`;
  }
  const answers = await Promise.all(parsed.flatMap((url) => (url ? [connectionProblem(url)] : [])));
  if (answers.some((problem) => problem === undefined)) return undefined;
  return `${name} leads to ${answers.join(', ')}. Mend it, or leave it out to run a server here.`;
}

/** @param {URL} url */
const portOf = ({ port, protocol }) =>
  Number(port) || (defaultPorts[/** @type {keyof typeof defaultPorts} */ (protocol)] ?? 0);

/**
 * @param {URL} url
 * @returns {Promise<string | undefined>}
 */
function connectionProblem(url) {
  const [host, port] = [url.hostname, portOf(url)];
  return new Promise((resolve) => {
    const socket = connect({
      host: host.replace(/^\[|\]$/g, ''),
      port,
      timeout: CONNECT_TIMEOUT_MILLISECONDS,
    });
    /** @param {string | undefined} reason */
    const settle = (reason) => {
      socket.destroy();
      resolve(reason && `${host}:${port}, which does not answer (${reason})`);
    };
    socket.once('connect', () => settle(undefined));
    socket.once('timeout', () => settle('time-out'));
    socket.once('error', (error) => settle('code' in error ? String(error.code) : error.message));
  });
}
