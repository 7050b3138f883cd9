import { join } from 'node:path';
import { databaseUrl, ensureDatabase } from '../../../libs/testing/servers/databases.mjs';
import { natsServer } from '../../../libs/testing/servers/nats.mjs';
import { postgresServer, superuserUrl } from '../../../libs/testing/servers/postgres.mjs';
import { redisServer } from '../../../libs/testing/servers/redis.mjs';
import { findServerPrograms } from '../../../libs/testing/servers/server-programs.mjs';
import { natsUsers, natsVariable, serviceNames } from '../../../libs/testing/product/topology.mjs';

/** @typedef {import('../../../libs/testing/product/topology.mjs').ServiceName} ServiceName */

/** @typedef {import('../../../libs/testing/product/product.mjs').Infrastructure} Infrastructure */

/**
 * What a Postgres of ours has beside the usual.
 * @typedef {Pick<Parameters<typeof postgresServer>[0], 'binaries' | 'settings'>} OwnPostgres
 */

const DATABASE = 'keikka';

/** @param {ServiceName} name */
const databaseVariable = (name) => `DATABASE_URL_${name.toUpperCase()}`;

/** The variables that configure infrastructure. */
export const infrastructureVariables = [...serviceNames.map(databaseVariable), 'NATS_URL', 'REDIS_URL'];

/**
 * Configured infrastructure is used as it is; the rest runs here.
 * @param {NodeJS.ProcessEnv} env
 */
export function configuredInfrastructure(env) {
  const urls = serviceNames.map((name) => [name, env[databaseVariable(name)]]);
  return {
    /** @type {Partial<Record<ServiceName, string>>} */
    databaseUrls: Object.fromEntries(urls.filter(([, url]) => url !== undefined)),
    natsUrl: env.NATS_URL,
    natsPasswords: Object.fromEntries(natsUsers.map((user) => [user, env[natsVariable(user)]])),
    redisUrl: env.REDIS_URL,
  };
}

/**
 * The local servers needed beside the configured ones.
 * @param {ReturnType<typeof configuredInfrastructure>} configured
 */
export function localServers({ databaseUrls, natsUrl, redisUrl }) {
  return {
    postgres: serviceNames.some((name) => databaseUrls[name] === undefined),
    nats: natsUrl === undefined,
    redis: redisUrl === undefined,
  };
}

/**
 * @param {object} options
 * @param {ReturnType<typeof configuredInfrastructure>} options.configured
 * @param {string} options.dataFolder which the user who runs Postgres can enter
 * @param {import('../../../libs/testing/product/topology.mjs').Ports} options.ports
 * @param {import('./secrets.mjs').Secrets} options.secrets
 * @param {import('../processes/supervisor.mjs').Supervisor} options.supervisor
 * @param {boolean} options.durable
 * @param {OwnPostgres} [options.postgres]
 * @param {(text: string) => void} options.tell
 * @returns {Promise<Infrastructure>}
 */
export async function startInfrastructure({
  configured,
  dataFolder,
  ports,
  secrets,
  supervisor,
  durable,
  postgres,
  tell,
}) {
  const local = localServers(configured);
  const [databaseUrls] = await Promise.all([
    local.postgres ? startPostgres({ dataFolder, ports, secrets, supervisor, durable, postgres }) : undefined,
    startBrokers({ local, dataFolder, ports, secrets, supervisor, tell }),
  ]);
  return {
    databaseUrls: /** @type {Infrastructure['databaseUrls']} */ ({
      ...databaseUrls,
      ...configured.databaseUrls,
    }),
    natsUrl: configured.natsUrl ?? `nats://127.0.0.1:${ports.nats}`,
    natsPasswords: local.nats ? secrets.natsPasswords : configured.natsPasswords,
    redisUrl: configured.redisUrl ?? `redis://:${secrets.redisPassword}@127.0.0.1:${ports.redis}`,
  };
}

/**
 * @param {Pick<Parameters<typeof startInfrastructure>[0], 'dataFolder' | 'ports' | 'secrets' | 'supervisor' | 'durable' | 'postgres'>} options
 */
async function startPostgres({ dataFolder, ports, secrets, supervisor, durable, postgres }) {
  const password = secrets.postgresPassword;
  const server = await postgresServer({
    folder: dataFolder,
    port: ports.postgres,
    password,
    throwaway: !durable,
    ...postgres,
  });
  await supervisor.start([server]);
  const owners = serviceNames.map((name) => {
    const own = `keikka_${name}`;
    return { role: own, schema: own, password: secrets.servicePasswords[name] };
  });
  const adminUrl = superuserUrl(ports.postgres, password);
  await ensureDatabase(adminUrl, DATABASE, owners);
  const urls = owners.map((owner) =>
    databaseUrl(adminUrl, { ...owner, database: DATABASE, user: owner.role }),
  );
  return Object.fromEntries(serviceNames.map((name, index) => [name, urls[index]]));
}

/**
 * @param {{ local: ReturnType<typeof localServers> } & Pick<Parameters<typeof startInfrastructure>[0], 'dataFolder' | 'ports' | 'secrets' | 'supervisor' | 'tell'>} options
 */
async function startBrokers({ local, dataFolder, ports, secrets, supervisor, tell }) {
  const names = /** @type {const} */ (['nats', 'redis']).filter((name) => local[name]);
  const programs = await findServerPrograms(names, tell);
  const { natsPasswords: passwords, redisPassword: password } = secrets;
  const at = (/** @type {'nats' | 'redis'} */ name) => ({
    folder: join(dataFolder, name),
    port: ports[name],
  });
  const makers = {
    nats: () => natsServer(programs.nats, { ...at('nats'), passwords }),
    redis: () => redisServer(programs.redis, { ...at('redis'), password }),
  };
  await supervisor.start(names.map((name) => makers[name]()));
}
