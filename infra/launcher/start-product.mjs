import { join } from 'node:path';
import { tenants } from '@keikka/simulators/tenants.mjs';
import { localDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { assertPortsFree } from '../../libs/testing/servers/ports.mjs';
import { assertConfiguredAnswer } from './infrastructure/configured.mjs';
import {
  configuredInfrastructure,
  infrastructureVariables,
  localServers,
  startInfrastructure,
} from './infrastructure/infrastructure.mjs';
import { nxTask } from './nx.mjs';
import {
  bffServers,
  demoLoad,
  migrations,
  serviceServers,
  simulatorServers,
  webServers,
} from '../../libs/testing/product/product.mjs';
import { step, tell } from './progress.mjs';
import { readOrMakeSecrets } from './infrastructure/secrets.mjs';
import { infrastructureNames, portsFromEnv, remoteNames } from '../../libs/testing/product/topology.mjs';
import { sourceWatchers } from './source-watchers.mjs';

/** @typedef {import('./processes/supervisor.mjs').Supervisor} Supervisor */

/** In development webpack's own servers build the shell and the remotes. */
const WITHOUT_WEB = `--exclude=${['shell', ...remoteNames].map((name) => `@keikka/${name}`).join(',')}`;

/**
 * Brings the whole product up, from nothing or from what an earlier run left on disk.
 * @param {Supervisor} supervisor
 * @param {object} options
 * @param {string} options.folder keeps databases, secrets and logs
 * @param {import('../../libs/testing/product/topology.mjs').Ports} [options.ports]
 * @param {boolean} [options.dev] with hot reload
 * @param {NodeJS.ProcessEnv} [options.bffSettings]
 * @param {NodeJS.ProcessEnv} [options.demoSettings] which companies come beside the demo's own
 * @param {boolean} [options.web] false for what only asks the BFF
 * @param {boolean} [options.throwaway] databases that nobody will miss
 * @param {boolean} [options.durable] throwaway databases that still keep what they committed when they are killed
 * @param {import('./infrastructure/infrastructure.mjs').OwnPostgres} [options.postgres]
 */
export async function startProduct(supervisor, options) {
  const { folder, bffSettings, demoSettings, postgres, ports = portsFromEnv(process.env) } = options;
  const { dev = false, web = true, throwaway = false, durable = !throwaway } = options;
  if (!throwaway) await assertConfiguredAnswer(process.env, infrastructureVariables);
  const configured = throwaway ? configuredInfrastructure({}) : configuredInfrastructure(process.env);
  await assertPortsFree(neededPorts(ports, localServers(configured)));

  const secrets = readOrMakeSecrets(join(folder, 'secrets.json'));
  const infrastructure = await step('Postgres, NATS and Redis', async () => {
    const dataFolder = await localDataFolder(folder, { throwaway: !durable });
    if (dataFolder !== folder && durable)
      tell(`user postgres cannot enter ${folder}: data lie in ${dataFolder}`);
    return startInfrastructure({
      configured,
      dataFolder,
      ports,
      secrets,
      supervisor,
      durable,
      postgres,
      tell,
    });
  });
  const build = ['run-many', '-t', 'build', ...(dev || !web ? [WITHOUT_WEB] : [])];
  await step('Building what changed', () => supervisor.run(nxTask('build', build)));

  const product = {
    ports,
    infrastructure,
    jwtSecret: secrets.jwtSecret,
    messageSecret: secrets.messageSecret,
    credentialsKey: secrets.credentialsKey,
    dev,
    bffSettings,
    demoSettings,
    simulated: tenants,
  };
  await step('Migrating the databases', () =>
    Promise.all(migrations(product).map((task) => supervisor.run(task))),
  );
  await step('Starting services, BFF and web', async () => {
    if (dev) await supervisor.start(sourceWatchers());
    await supervisor.start([
      ...simulatorServers(product),
      ...serviceServers(product),
      ...bffServers(product),
      ...(web ? webServers(product) : []),
    ]);
  });
  await step('Demo data, if there are none', () => supervisor.run(demoLoad(product)));
  return { ports, infrastructure };
}

/**
 * @param {import('../../libs/testing/product/topology.mjs').Ports} ports
 * @param {Record<typeof infrastructureNames[number], boolean>} local
 */
function neededPorts(ports, local) {
  const notNeeded = new Set(infrastructureNames.filter((name) => !local[name]).map(String));
  if (tenants.length === 0) notNeeded.add('simulators');
  const all = /** @type {[string, number][]} */ (Object.entries(ports));
  return Object.fromEntries(all.filter(([name]) => !notNeeded.has(name)));
}
