import { canInstallWithApt, installWithApt } from './apt.mjs';
import { findCommand, runCommand } from './commands.mjs';

/**
 * How a server that npm cannot bring is run here: a program on this machine, or an image in Docker.
 * @typedef {{ kind: 'program', path: string } | { kind: 'image', image: string }} ServerProgram
 */

/** @typedef {{ command: string, aptPackage: string, brewPackage: string, image: string }} Recipe */

/** @satisfies {Record<string, Recipe>} */
export const recipes = {
  nats: {
    command: 'nats-server',
    aptPackage: 'nats-server',
    brewPackage: 'nats-server',
    image: 'nats:2.10-alpine',
  },
  redis: {
    command: 'redis-server',
    aptPackage: 'redis-server',
    brewPackage: 'redis',
    image: 'redis:7-alpine',
  },
};

/**
 * On PATH, else installed with apt-get, else from Docker, else an error with the line to type.
 * @template {keyof typeof recipes} Name
 * @param {readonly Name[]} names
 * @param {(text: string) => void} [tell]
 * @returns {Promise<Record<Name, ServerProgram>>}
 */
export async function findServerPrograms(names, tell = () => {}) {
  const missing = names.map((name) => recipes[name]).filter(isMissing);
  if (missing.length > 0 && canInstallWithApt()) {
    const packages = missing.map(({ aptPackage }) => aptPackage);
    tell(`installing ${packages.join(' and ')} with apt-get`);
    await installWithApt(packages);
  }
  const stillMissing = missing.filter(isMissing);
  if (stillMissing.length > 0 && !(await dockerRuns())) throw new Error(installAdvice(stillMissing));
  const programs = names.map((name) => [name, programOf(recipes[name])]);
  return Object.fromEntries(programs);
}

/**
 * @param {Recipe} recipe
 * @returns {ServerProgram}
 */
function programOf({ command, image }) {
  const path = findCommand(command);
  return path === undefined ? { kind: 'image', image } : { kind: 'program', path };
}

/** @param {Recipe} recipe */
const isMissing = ({ command }) => findCommand(command) === undefined;

async function dockerRuns() {
  return findCommand('docker') !== undefined && (await runCommand('docker', ['info'])).code === 0;
}

/**
 * @param {readonly Recipe[]} missing
 * @param {NodeJS.Platform} [platform]
 */
export function installAdvice(missing, platform = process.platform) {
  const commands = missing.map(({ command }) => command).join(' and ');
  const line =
    platform === 'darwin'
      ? `brew install ${missing.map(({ brewPackage }) => brewPackage).join(' ')}`
      : `sudo apt-get update && sudo apt-get install -y ${missing.map(({ aptPackage }) => aptPackage).join(' ')}`;
  return `${commands} not found and Docker does not run. Install:\n\n    ${line}\n\nand start again.`;
}

/**
 * Command and arguments that run the server on a port of this machine, its data in the given folder.
 * @param {ServerProgram} program
 * @param {object} server
 * @param {string} server.name
 * @param {number} server.port
 * @param {string} server.folder
 * @param {Record<string, string>} [server.secrets] variables of its environment
 * @param {(at: { port: number, host: string, folder: string }) => string[]} server.args
 */
export function serverCommand(program, { name, port, folder, secrets = {}, args }) {
  const env = { ...process.env, ...secrets };
  if (program.kind === 'program') {
    return { command: program.path, args: args({ port, host: '127.0.0.1', folder }), env };
  }
  const container = `keikka-${name}-${port}`;
  const place = ['--publish', `127.0.0.1:${port}:${port}`, '--volume', `${folder}:/data`];
  const passedOn = Object.keys(secrets).flatMap((variable) => ['--env', variable]);
  const inside = args({ port, host: '0.0.0.0', folder: '/data' });
  return {
    command: 'docker',
    args: ['run', '--rm', '--name', container, ...place, ...passedOn, program.image, ...inside],
    env,
    container,
  };
}
