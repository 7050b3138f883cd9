import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { portsFromEnv, REMOTES, SERVICES } from '../launcher/topology.mjs';
import { ROOT } from '../launcher/workspace.mjs';
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
 */

const compose = /** @type {{ services: Record<string, ComposeService> }} */ (
  // Docker Compose takes merge keys, plain YAML 1.2 does not.
  load(readFileSync(join(ROOT, 'infra/compose.yaml'), 'utf8'), { schema: CORE_SCHEMA.withTags(mergeTag) })
);
const services = Object.entries(compose.services);
const built = services.flatMap(([name, { build }]) => (build === undefined ? [] : [{ name, build }]));

const folders = ['shell', ...REMOTES, 'bff', ...SERVICES.map((name) => `services/${name}`)];
const nameOf = (/** @type {string} */ folder) => /** @type {'shell'} */ (folder.replace('services/', ''));
const dockerfile = (/** @type {string} */ folder) => readFileSync(join(ROOT, folder, 'Dockerfile'), 'utf8');

/**
 * The script as it lies in a checkout: what is built into dist comes from src.
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
      expect([script, existsSync(join(ROOT, sourceOf(script)))]).toEqual([script, true]);
    }
  });

  it.each(folders)('runs %s as an ordinary user, with a health check', (folder) => {
    expect(dockerfile(folder)).toMatch(/^USER node$/m);
    expect(dockerfile(folder)).toMatch(/^HEALTHCHECK /m);
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
      [...folders, 'infra/demo'].map((folder) => `${folder}/Dockerfile`).sort(),
    );
  });

  it.each(built)('builds $name from a Dockerfile that exists', ({ build }) => {
    expect(build.context).toBe('..');
    expect(existsSync(join(ROOT, build.dockerfile))).toBe(true);
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
        expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
      for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name);
    }
  });

  it('keeps each event on all of its NATS servers, which know each other', () => {
    const servers = services.flatMap(([name, { image }]) => (image?.startsWith('nats:') ? [name] : []));
    const configuration = readFileSync(join(ROOT, 'infra/docker/nats.conf'), 'utf8');
    expect(servers).toHaveLength(3);
    for (const name of servers) {
      expect(compose.services[name]?.environment).toEqual({ SERVER_NAME: name });
      expect(compose.services[name]?.volumes?.[0]).toBe(`${name}:/data`);
      expect(configuration).toContain(`nats://${name}:6222`);
    }
    for (const name of SERVICES) {
      const { NATS_URL, EVENT_REPLICAS } = compose.services[name]?.environment ?? {};
      expect(NATS_URL?.split(',')).toEqual(servers.map((server) => `nats://${server}:4222`));
      expect(EVENT_REPLICAS).toBe(String(servers.length));
    }
  });

  it('gives each service its own role in the one database', () => {
    for (const name of SERVICES) {
      expect(compose.services[name]?.environment?.DATABASE_URL).toBe(
        `postgres://keikka_${name}:\${POSTGRES_PASSWORD}@postgres/keikka`,
      );
    }
    expect(readFileSync(join(ROOT, 'infra/docker/create-schemas.sh'), 'utf8')).toContain(
      `in ${SERVICES.join(' ')};`,
    );
  });
});
