/**
 * Exports of invoices while the invoicing service is killed, the invoicing systems misbehave and admins click twice; then with a
 * database that was put back. At the end each invoice must be in its system exactly once.
 * Run: npm run exactly-once -- [--exports 200] [--kills 20] [--seed 7]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../launcher/launch.mjs';
import { tell } from '../launcher/progress.mjs';
import { startProduct } from '../launcher/start-product.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';
import { removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';

const { values: options } = parseArgs({
  options: {
    exports: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
    folder: { type: 'string', default: join(dataFolder, 'exactly-once') },
  },
});

// An answer is waited for shortly, so that a run takes minutes.
process.env.LAHETYS_TIMEOUT_SECONDS ??= '2';
process.env.LAHETYS_VARMISTUS_SECONDS ??= '3';

await launch(options.folder, async (supervisor) => {
  const folder = join(options.folder, 'product');
  removeDataFolder(folder);
  mkdirSync(folder, { recursive: true });
  const product = await startProduct(supervisor, {
    folder,
    ports: await freePorts(2),
    throwaway: true,
    durable: true,
    web: false,
    bffSettings: { TRUST_PROXY: '127.0.0.1', LEAVING_SECONDS: '1' },
  });
  // The import needs built packages, which exist only now.
  const { runExports } = await import('./run-exports.mjs');
  const [exports, kills, seed] = [options.exports, options.kills, options.seed].map(Number);
  const problems = await runExports(supervisor, product, {
    exports: exports ?? 0,
    kills: kills ?? 0,
    seed: seed ?? 0,
  });
  await supervisor.stopAll();
  removeDataFolder(folder);
  for (const problem of problems) tell(`✘ ${problem}`);
  tell(
    problems.length === 0 ? '✔ each invoice is in its system exactly once' : `${problems.length} problems`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
});
