import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
import { environmentFile } from './make-env.mjs';
import { runtimeProjects } from './projects.mjs';

/**
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {{ context: string, dockerfile: string }} [build]
 * @property {string[]} [command]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {Record<string, string>} [environment]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {string[]} [networks]
 * @property {string[]} [profiles]
 */

const compose =
  /** @type {{ services: Record<string, ComposeService>, networks: Record<string, object> }} */ (
    // Docker Compose takes merge keys, plain YAML 1.2 does not.
    load(readFileSync(join(root, 'infra/compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) })
  );
const services = Object.entries(compose.services);
const built = services.flatMap(([name, { build }]) => (build === undefined ? [] : [{ name, build }]));

const folders = ['shell', ...remoteNames, 'bff', ...serviceNames.map((name) => `services/${name}`)];
const PORTAL = 'infra/partner-portal-demo';
const nameOf = (/** @type {string} */ folder) => /** @type {'shell'} */ (folder.replace('services/', ''));
const dockerfile = (/** @type {string} */ folder) => readFileSync(join(root, folder, 'Dockerfile'), 'utf8');

/**
 * The script with its paths in a checkout: files built into dist come from src.
 * @param {string} script
 */
const sourceOf = (script) => script.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

describe('Dockerfiles', () => {
  it.each(folders)('builds and runs %s from paths that exist, on its printed port', (folder) => {
    const text = dockerfile(folder);
    const port = portsFromEnv({})[nameOf(folder)];
    expect(text).toContain(`infra/docker/assemble.mjs ${folder} /out`);
    expect(text).toContain(`PORT=${port}`);
    expect(text).toContain(`EXPOSE ${port}\n`);
    for (const [, script = ''] of text.matchAll(/"node", "([^"]+)"/g)) {
      expect([script, existsSync(join(root, sourceOf(script)))]).toEqual([script, true]);
    }
  });

  it.each([...folders, PORTAL])('runs %s as an ordinary user, with a health check', (folder) => {
    expect(dockerfile(folder)).toMatch(/^USER node$/m);
    expect(dockerfile(folder)).toMatch(/^HEALTHCHECK /m);
  });

  it.each(['shell', ...remoteNames, PORTAL])('lets %s listen for whoever asks the container', (folder) => {
    expect(dockerfile(folder)).toMatch(/^ENV .*\bHOST=0\.0\.0\.0\b/m);
  });

  it('assembles the partner portal, which runs from a path that exists', () => {
    expect(dockerfile(PORTAL)).toContain(`infra/docker/assemble.mjs ${PORTAL} /out`);
    for (const [, script = ''] of dockerfile(PORTAL).matchAll(/"node", "([^"]+)"/g))
      expect([script, existsSync(join(root, script))]).toEqual([script, true]);
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
    expect(built.map(({ build }) => build.dockerfile).sort()).toEqual(
      [...folders, 'infra/demo', PORTAL].map((folder) => `${folder}/Dockerfile`).sort(),
    );
  });

  it.each(built)('builds $name from a Dockerfile that exists', ({ build }) => {
    expect(build.context).toBe('..');
    expect(existsSync(join(root, build.dockerfile))).toBe(true);
  });

  it('publishes the printed ports', () => {
    const ports = portsFromEnv({});
    for (const [name, { ports: published = [] }] of services) {
      const port = ports[/** @type {'shell'} */ (name)];
      expect([name, published.every((pair) => pair === `${port}:${port}`)]).toEqual([name, true]);
    }
  });

  it('names only files and services that exist', () => {
    for (const [, { volumes = [], command = [], depends_on: needed = {} }] of services) {
      const mounted = volumes.flatMap((volume) =>
        volume.startsWith('./') ? [`infra/${volume.split(':')[0]}`] : [],
      );
      const scripts = [...command.join(' ').matchAll(/node (\S+\.js)/g)].map(([, script = '']) =>
        sourceOf(script),
      );
      for (const path of [...mounted, ...scripts])
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name);
    }
  });

  it('keeps each event on all of its NATS servers, which know each other', () => {
    const servers = services.flatMap(([name, { image }]) => (image?.startsWith('nats:') ? [name] : []));
    expect(servers).toHaveLength(3);
    for (const name of servers) {
      expect(compose.services[name]?.environment).toMatchObject({ SERVER_NAME: name });
      expect(compose.services[name]?.volumes?.[0]).toBe(`${name}:/data`);
      for (const other of servers)
        expect(compose.services[name]?.command?.join(' ')).toContain(`@${other}:6222`);
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
      const variable = `${name.toUpperCase()}_DB_PASSWORD`;
      const { DATABASE_URL } = compose.services[name]?.environment ?? {};
      expect(DATABASE_URL).toBe(`postgres://keikka_${name}:\${${variable}}@postgres/keikka`);
      expect(compose.services.postgres?.environment?.[variable]).toContain(`\${${variable}:?`);
    }
  });

  it('gives each process its own user on NATS, and Redis a password', () => {
    for (const name of natsUsers) {
      const { NATS_PASSWORD, MESSAGE_SECRET } = compose.services[name]?.environment ?? {};
      expect([name, NATS_PASSWORD]).toEqual([name, `\${${natsVariable(name)}}`]);
      expect(MESSAGE_SECRET).toContain('MESSAGE_SECRET');
      const { environment } = compose.services['nats-1'] ?? {};
      expect(environment?.[natsVariable(name)]).toContain(natsVariable(name));
    }
    expect(compose.services.bff?.environment?.REDIS_URL).toBe('redis://:${REDIS_PASSWORD}@redis:6379');
  });

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

  it('does not start without a secret, and the file that is made for it has them all', () => {
    const text = readFileSync(join(root, 'infra/compose.yaml'), 'utf8');
    const demanded = [...text.matchAll(/\$\{(\w+):\?run node infra\/docker\/make-env\.mjs\}/g)].map(
      ([, name]) => name,
    );
    const used = [...text.matchAll(/\$\{(\w+)(?!\w*:-)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(demanded));
    const made = environmentFile().matchAll(/^(\w+)=(k[\w-]{43})$/gm);
    const secrets = new Map([...made].map(([, name = '', secret = '']) => [name, secret]));
    expect([...secrets.keys()].sort()).toEqual([...new Set(demanded)].sort());
    expect(new Set(secrets.values()).size).toBe(secrets.size);
  });
});

describe('create-schemas.sh', () => {
  const script = join(root, 'infra/docker/create-schemas.sh');
  const passwords = Object.fromEntries(
    serviceNames.map((name) => [`${name.toUpperCase()}_DB_PASSWORD`, `of-${name}`]),
  );
  /** @type {string} */
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-psql-'));
    // A stand-in prints the arguments, because the test does not need Postgres' own client.
    writeFileSync(join(folder, 'psql'), '#!/bin/sh\ncat > /dev/null\necho "$@"\n', { mode: 0o755 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param {NodeJS.ProcessEnv} given */
  const run = (given) =>
    spawnSync('sh', [script], {
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        POSTGRES_USER: 'postgres',
        POSTGRES_DB: 'keikka',
        ...given,
      },
      encoding: 'utf8',
    });

  it('makes each role with its own password', () => {
    const { status, stdout } = run(passwords);
    expect(status).toBe(0);
    const told = stdout.trim().split('\n');
    expect(told).toHaveLength(serviceNames.length);
    for (const [index, name] of serviceNames.entries())
      expect(told[index]).toContain(`--set=owner=keikka_${name} --set=password=of-${name} `);
  });

  it('names the password that is missing', () => {
    const others = { ...passwords, GRID_DB_PASSWORD: undefined };
    const { status, stderr } = run(others);
    expect([status, stderr]).toEqual([1, 'GRID_DB_PASSWORD is missing\n']);
  });
});
