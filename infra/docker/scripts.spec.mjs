import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceNames } from '../../libs/testing/product/topology.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { makeSecrets, secretNames } from './make-secrets.mjs';

describe('make-secrets.mjs', () => {
  it('makes what is missing, for whoever is given a file, in a folder that nobody else enters', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'keikka-secrets-')), 'secrets');
    expect(makeSecrets(folder)).toEqual(secretNames);
    const read = () => secretNames.map((name) => readFileSync(join(folder, name), 'utf8'));
    const made = read();
    for (const secret of made) expect(secret).toMatch(/^k[\w-]{43}$/);
    expect(new Set(made).size).toBe(secretNames.length);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'JWT_SECRET')).mode & 0o777).toBe(0o444);
    rmSync(join(folder, 'JWT_SECRET'));
    expect(makeSecrets(folder)).toEqual(['JWT_SECRET']);
    expect(read().filter((secret, index) => secret !== made[index])).toHaveLength(1);
    rmSync(join(folder, '..'), { recursive: true });
  });
});

describe('the scripts within containers', () => {
  /** @type {string} */
  let folder;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keikka-scripts-'));
    // Stand-ins print what they are given, because the test does not need the programs themselves.
    standIn('psql', 'cat > /dev/null\necho "$@"');
    standIn('nats-server', 'echo "$@ $NATS_BFF_PASSWORD $NATS_ROUTES"');
    for (const name of serviceNames) secret(`${name.toUpperCase()}_DB_PASSWORD`, `of-${name}`);
    secret('NATS_BFF_PASSWORD', 'of-bff');
    secret('NATS_ROUTE_PASSWORD', 'of-route');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const standIn = (/** @type {string} */ name, /** @type {string} */ script) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const secret = (/** @type {string} */ name, /** @type {string} */ value) =>
    writeFileSync(join(folder, name), value);

  /**
   * @param {string} script
   * @param {NodeJS.ProcessEnv} given
   */
  const run = (script, given) =>
    spawnSync('sh', [join(root, script)], {
      env: { PATH: `${folder}:${process.env.PATH}`, SECRETS: folder, ...given },
      encoding: 'utf8',
    });
  const createSchemas = () =>
    run('infra/docker/create-schemas.sh', { POSTGRES_USER: 'postgres', POSTGRES_DB: 'keikka' });

  it('make each role with its own password', () => {
    const { status, stdout } = createSchemas();
    expect(status).toBe(0);
    const [extension, ...told] = stdout.trim().split('\n');
    expect(extension).toContain('create extension if not exists pg_trgm schema pg_catalog');
    expect(told).toHaveLength(serviceNames.length);
    for (const [index, name] of serviceNames.entries())
      expect(told[index]).toContain(`--set=owner=keikka_${name} --set=password=of-${name} `);
  });

  it('name the password that is missing', () => {
    rmSync(join(folder, 'GRID_DB_PASSWORD'));
    const { status, stderr } = createSchemas();
    expect([status, stderr]).toEqual([1, expect.stringContaining('GRID_DB_PASSWORD')]);
  });

  it('start a NATS server that knows the passwords of all, and the way to the others', () => {
    const { stdout } = run('infra/nats/start-cluster.sh', { NATS_SERVERS: 'nats-1 nats-2' });
    const routes = ['nats-1', 'nats-2'].map((name) => `"nats-route://route:of-route@${name}:6222"`);
    expect(stdout.trim()).toBe(
      `--config ${join(root, 'infra/nats/cluster.conf')} of-bff [${routes.join(', ')}]`,
    );
  });
});
