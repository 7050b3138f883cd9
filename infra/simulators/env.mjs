/**
 * @typedef {object} Settings
 * @property {number} port
 * @property {string} host
 */

const HIGHEST_PORT = 65_535;

/**
 * SIMULATORS_PORT is the port of the page and the simulators. They listen on this machine only, unless SIMULATORS_HOST
 * is set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings({ SIMULATORS_PORT = '4340', SIMULATORS_HOST = '127.0.0.1' }) {
  const port = Number(SIMULATORS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`SIMULATORS_PORT is not a port: ${SIMULATORS_PORT}`);
  return { port, host: SIMULATORS_HOST };
}
