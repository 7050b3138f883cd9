import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { canInstallWithApt, installWithApt } from '../../../libs/testing/servers/apt.mjs';
import { findCommand, mustRun, runCommand } from '../../../libs/testing/servers/commands.mjs';
import { dataFolder, root } from '../../../libs/testing/product/workspace.mjs';

/** What the proof leaves behind: the engine's settings, its socket and logs. */
export const folder = join(dataFolder, 'containers');
const settings = join(folder, 'containers.conf');
const socket = join(folder, 'podman.sock');

/** Of a machine that may itself be a container: without systemd, and without limits that may be raised. */
const SETTINGS = `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`;

/** Programs and the packages of Debian that have them. */
const programs = {
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  debootstrap: 'debootstrap',
  'docker-compose': 'docker-compose',
};

export async function prepareEngine() {
  const missing = Object.entries(programs).filter(([program]) => findCommand(program) === undefined);
  if (missing.length > 0) {
    const packages = missing.map(([, name]) => name);
    if (!canInstallWithApt()) throw new Error(`As root: apt-get install ${packages.join(' ')}`);
    await installWithApt(packages);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(settings, SETTINGS);
}

const env = { ...process.env, CONTAINERS_CONF: settings };

/** @param {...string} args */
export const podman = (...args) => mustRun('podman', args, { env });

/**
 * Like `podman`, for a command that may fail.
 * @param {...string} args
 */
export const tryPodman = (...args) => runCommand('podman', args, { env });

/**
 * @param {string} tag
 * @param {string} dockerfile
 * @param {{ context?: string, args?: Record<string, string> }} [of]
 */
export const build = (tag, dockerfile, { context = root, args = {} } = {}) =>
  mustRun(
    'buildah',
    [
      ...['bud', '--isolation', 'chroot', '--format', 'docker', '--layers', '--quiet'],
      ...Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
      ...['--file', dockerfile, '--tag', tag, context],
    ],
    { env },
  );

/**
 * Runs while the engine takes commands of Docker Compose and looks after the health of the containers, as systemd lets it
 * do where there is one.
 * @template T
 * @param {(compose: (...args: string[]) => Promise<string>) => Promise<T>} work
 */
export async function withCompose(work) {
  rmSync(socket, { force: true });
  const service = spawn('podman', ['system', 'service', '--time', '0', `unix://${socket}`], {
    env,
    stdio: 'ignore',
  });
  const rounds = { ended: false };
  const health = lookAfterHealth(rounds);
  const project = olderCompose();
  const compose = (/** @type {string[]} */ ...args) =>
    mustRun('docker-compose', [...project, ...args], {
      env: { ...env, DOCKER_HOST: `unix://${socket}`, DEMO_DATA: '1', DEMO_SMALL_COMPANIES: '2' },
    });
  try {
    return await work(compose);
  } finally {
    rounds.ended = true;
    await health;
    service.kill();
  }
}

/** Debian's Docker Compose takes the project's name on its command line alone. */
function olderCompose() {
  const [infra, file] = [join(root, 'infra'), join(folder, 'compose.yaml')];
  const compose = readFileSync(join(infra, 'compose.yaml'), 'utf8');
  writeFileSync(file, compose.replace(/^name: .*$/m, ''));
  return ['--project-name', 'keikka', '--project-directory', infra, '--file', file];
}

/** @param {{ ended: boolean }} rounds */
async function lookAfterHealth(rounds) {
  while (!rounds.ended) {
    const { output } = await tryPodman('ps', '--format', '{{.Names}}');
    for (const name of output.split('\n').filter((line) => line.startsWith('keikka')))
      if (!rounds.ended) await tryPodman('healthcheck', 'run', name);
    await setTimeout(500);
  }
}
