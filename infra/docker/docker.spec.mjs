import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import {
  natsUsers,
  natsVariable,
  portsFromEnv,
  remoteNames,
  serviceNames,
} from '../../libs/testing/product/topology.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { declarations } from './assemble.mjs';
import { secretNames } from './make-secrets.mjs';
import { packageJson, runtimeProjects } from './projects.mjs';

/**
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string, args: { PROJECT: string, PORT?: number } }} [build]
 * @property {string[]} [command]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [secrets]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {string} [restart]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {string[]} [networks]
 * @property {string[]} [profiles]
 * @property {{ disable?: boolean }} [healthcheck]
 */

const compose =
  /** @type {{ services: Record<string, ComposeService>, networks: Record<string, object>, secrets: Record<string, { file: string }> }} */ (
    // Docker Compose takes merge keys, plain YAML 1.2 does not.
    load(readFileSync(join(root, 'infra/compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) })
  );
const services = Object.entries(compose.services);
const built = services.flatMap(([name, { build, command = [] }]) =>
  build === undefined ? [] : [{ name, build, command }],
);

const folders = ['shell', ...remoteNames, 'bff', ...serviceNames.map((name) => `services/${name}`)];
const DEMO = 'infra/demo';
const PORTAL = 'infra/partner-portal-demo';
const NODE = 'infra/docker/node.Dockerfile';
const WEB = 'infra/docker/web.Dockerfile';
const dockerfiles = [NODE, WEB];
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/**
 * As `assemble.mjs` tells a process on our server library from files with a server for them.
 * @param {string} project
 */
const isNodeProcess = (project) =>
  project !== PORTAL && packageJson(project).dependencies?.['@keikka/server'] !== undefined;

/**
 * The scripts that a line runs of a project, with their paths in a checkout: files built into dist come from src.
 * @param {string} line
 * @param {string} project
 */
const scriptsOf = (line, project) =>
  [...line.matchAll(/\bnode[", ]+([\w$./-]+\.m?js)/g)].map(([, script = '']) =>
    script.replace(/\${1,2}PROJECT/, project).replace(/\/dist\/(.*)\.js$/, '/src/$1.ts'),
  );

describe('Dockerfiles', () => {
  it.each(built)('build $name as what its project is', ({ build }) => {
    expect(build.dockerfile).toBe(isNodeProcess(build.args.PROJECT) ? NODE : WEB);
  });

  it.each(dockerfiles)('builds, runs and shows by %s the project and the port it is given', (file) => {
    const [build = '', image = ''] = textOf(file)
      .split(/^(?=FROM )/m)
      .slice(1);
    // What comes before the project is made once for all images.
    const [shared = '', own] = build.split(/^ARG PROJECT$/m);
    expect(shared).toContain('npm ci');
    expect(own).toContain('infra/docker/assemble.mjs $PROJECT /out');
    expect(image).toMatch(/^ARG PROJECT PORT$/m);
    expect(image).toMatch(/^ENV .*\bPORT=\$PORT\b/m);
    // The loader of the demo data has no port, and an EXPOSE of nothing is refused.
    expect(image).toMatch(file === NODE ? /^EXPOSE \$\{PORT:-4310\}$/m : /^EXPOSE \$PORT$/m);
  });

  it.each(dockerfiles)('runs an image of %s as an ordinary user, with a health check', (file) => {
    expect(textOf(file)).toMatch(/^USER node$/m);
    expect(textOf(file)).toMatch(/^HEALTHCHECK /m);
  });

  it('lets a web server listen for whoever asks the container, in the folder of its project', () => {
    expect(textOf(WEB)).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b.*\bDIST_FOLDER=\$PROJECT\/dist$/m);
  });

  it('starts the script of its project in place of the shell that named it, so that signals reach it', () => {
    expect(textOf(NODE)).toMatch(/^ENV .*\bPROJECT=\$PROJECT$/m);
    expect(textOf(NODE)).toMatch(/^CMD .*"exec node \$PROJECT\/dist\/main.js"\]$/m);
  });

  it('packs a service with the libraries it uses and no others', () => {
    expect(runtimeProjects('services/grid').sort()).toEqual([
      'libs/contracts',
      'libs/domain',
      'libs/server',
      'services/grid',
    ]);
  });
});

describe('compose.yaml', () => {
  it('has every deployable', () => {
    expect(built.map(({ build }) => build.args.PROJECT).sort()).toEqual([...folders, DEMO, PORTAL].sort());
  });

  it.each(built)('builds $name at its printed port, from scripts that exist', ({ name, build, command }) => {
    const { PROJECT, PORT } = build.args;
    expect(build.context).toBe('..');
    expect(PORT).toBe(name === 'demo' ? undefined : portsFromEnv({})[/** @type {'shell'} */ (name)]);
    const scripts = scriptsOf(`${textOf(build.dockerfile)}\n${command.join(' ')}`, PROJECT);
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([]);
  });

  it('asks the health of all but the loader of the demo data, which listens on no port', () => {
    const silent = services.filter(([, { healthcheck }]) => healthcheck?.disable).map(([name]) => name);
    expect(silent).toEqual(['demo']);
  });

  it('publishes the printed ports', () => {
    const ports = portsFromEnv({});
    for (const [name, { ports: published = [] }] of services) {
      const port = ports[/** @type {'shell'} */ (name)];
      expect([name, published.every((pair) => pair === `${port}:${port}`)]).toEqual([name, true]);
    }
  });

  it('names only files and services that exist', () => {
    for (const [, { volumes = [], depends_on: needed = {} }] of services) {
      const mounted = volumes.flatMap((volume) =>
        volume.startsWith('./') ? [`infra/${volume.split(':')[0]}`] : [],
      );
      for (const path of mounted) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name);
    }
  });

  it('keeps each event on all of its NATS servers, which know each other', () => {
    const servers = services.flatMap(([name, { image }]) => (image?.startsWith('nats:') ? [name] : []));
    expect(servers).toHaveLength(3);
    for (const name of servers) {
      expect(compose.services[name]?.environment).toMatchObject({ SERVER_NAME: name });
      expect(compose.services[name]?.volumes?.[0]).toBe(`${name}:/data`);
      expect(compose.services[name]?.environment?.NATS_SERVERS).toBe(servers.join(' '));
    }
    for (const name of serviceNames) {
      const { NATS_URL, EVENT_REPLICAS } = compose.services[name]?.environment ?? {};
      expect(NATS_URL?.split(',')).toEqual(servers.map((server) => `nats://${server}:4222`));
      expect(EVENT_REPLICAS).toBe(String(servers.length));
    }
  });

  it('tells the shell where each remote is and what it declares, from files that its image has', () => {
    const pairs = (/** @type {string | undefined} */ list = '') =>
      list.split(',').map((pair) => /** @type {[string, string]} */ (pair.split('=')));
    const { REMOTES: entries, DECLARATIONS } = compose.services.shell?.environment ?? {};
    const names = remoteNames.map((name) => name.replace('-', '_'));
    expect(pairs(entries).map(([name]) => name)).toEqual(names);
    expect(pairs(DECLARATIONS).map(([name]) => name)).toEqual(names);
    expect(
      pairs(DECLARATIONS)
        .map(([, path]) => path)
        .sort(),
    ).toEqual(declarations().sort());
  });

  it('gives each service its own role with its own password in the one database', () => {
    for (const name of serviceNames) {
      const password = `${name.toUpperCase()}_DB_PASSWORD`;
      const { environment, secrets } = compose.services[name] ?? {};
      expect(environment).toMatchObject({
        DATABASE_URL: `postgres://keikka_${name}@postgres/keikka`,
        DATABASE_PASSWORD_FILE: `/run/secrets/${password}`,
      });
      expect(secrets?.filter((secret) => secret.endsWith('_DB_PASSWORD'))).toEqual([password]);
      expect(compose.services.postgres?.secrets).toContain(password);
    }
  });

  it('gives each process its own user on NATS, and Redis a password', () => {
    for (const name of natsUsers) {
      const { environment, secrets } = compose.services[name] ?? {};
      const password = natsVariable(name);
      expect(environment).toMatchObject({
        NATS_PASSWORD_FILE: `/run/secrets/${password}`,
        MESSAGE_SECRET_FILE: '/run/secrets/MESSAGE_SECRET',
      });
      expect(secrets?.filter((secret) => secret.startsWith('NATS_'))).toEqual([password]);
      expect(compose.services['nats-1']?.secrets).toContain(password);
    }
    expect(compose.services.bff?.environment?.REDIS_PASSWORD_FILE).toBe('/run/secrets/REDIS_PASSWORD');
    expect(compose.services.redis?.secrets).toEqual(['REDIS_PASSWORD']);
  });

  it.each(services)(
    'runs %s without rights of the machine, on an image that does not change',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    },
  );

  it('lets only those speak to each other who have to', () => {
    /** @param {string} network */
    const on = (network) =>
      services.flatMap(([name, { networks }]) => (networks?.includes(network) ? [name] : []));
    const nats = ['nats-1', 'nats-2', 'nats-3'];
    expect(on('database').sort()).toEqual(['postgres', ...serviceNames].sort());
    expect(on('messages').sort()).toEqual([...nats, ...natsUsers].sort());
    expect(on('cache').sort()).toEqual(['bff', 'redis']);
    expect(services.filter(([, { networks }]) => !networks?.length)).toEqual([]);
    for (const name of ['database', 'messages', 'cache'])
      expect(compose.networks[name]).toEqual({ internal: true });
  });

  it('has demo data only when it is asked for', () => {
    expect(compose.services.demo?.profiles).toEqual(['demo']);
    for (const name of serviceNames)
      expect(compose.services[name]?.environment?.DEMO_DATA).toBe('${DEMO_DATA:-}');
  });

  it('has each secret in a file that a command makes, whole and once, and no other value that is secret', () => {
    // What comes from the environment may be left out: nothing that is needed does.
    const demanded = textOf('infra/compose.yaml').match(/(?<!\$)\$\{\w+(?!\w*:-)[^}]*\}/g) ?? [];
    expect(demanded).toEqual([]);
    const named = services.flatMap(([, { secrets = [] }]) => secrets);
    expect([...new Set(named)].sort()).toEqual([...secretNames].sort());
    expect(compose.secrets).toEqual(
      Object.fromEntries(secretNames.map((name) => [name, { file: `./secrets/${name}` }])),
    );
    for (const [name, { environment = {}, secrets = [] }] of services)
      for (const [variable, value] of Object.entries(environment))
        if (variable.endsWith('_FILE'))
          expect([name, secrets]).toEqual([
            name,
            expect.arrayContaining([value.replace('/run/secrets/', '')]),
          ]);
  });
});
