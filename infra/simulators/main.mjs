import { readSettings } from './env.mjs';
import { startSimulators } from './simulators.mjs';
import { tenants } from './tenants.mjs';

const { address, close } = await startSimulators(tenants, readSettings(process.env));
const fields = { level: 'info', time: Date.now(), address, simulators: tenants.map(({ name }) => name) };
process.stdout.write(`${JSON.stringify({ ...fields, msg: 'simulating outside systems' })}\n`);

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.once(signal, () => void close().then(() => process.exit(0)));
}
