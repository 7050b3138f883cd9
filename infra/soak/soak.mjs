/**
 * Load on two copies of everything while each part is killed, frozen and stopped in turn, and a verdict over what is left.
 * Run: npm run soak -- --minutes 10 [--seed 7]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../launcher/launch.mjs';
import { tell } from '../launcher/progress.mjs';
import { startProduct } from '../launcher/start-product.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';
import { removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { faultTable, loadFigures, memoryTable, verdictLines } from './report.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const folder = join(dataFolder, 'soak');
const size = {
  seed,
  companies: 25,
  sockets: 250,
  savesPerSecond: 50,
  milliseconds: minutes * 60_000,
  warmMilliseconds: 15_000,
  restMilliseconds: 6_000,
};

await launch(folder, async (supervisor) => {
  removeDataFolder(join(folder, 'product'));
  mkdirSync(join(folder, 'product'), { recursive: true });
  const product = await startProduct(supervisor, {
    folder: join(folder, 'product'),
    ports: await freePorts(2),
    throwaway: true,
    durable: true,
    demoSettings: { DEMO_SMALL_COMPANIES: String(size.companies) },
    // Every person has an address of their own, as behind a load balancer.
    bffSettings: { TRUST_PROXY: '127.0.0.1', LEAVING_SECONDS: '2' },
  });
  tell(`seed ${seed}`);
  // The import below needs built packages, which exist only now.
  const { runSoak } = await import('./run-soak.mjs');
  const { ledger, ...result } = await runSoak(supervisor, product, size);
  await supervisor.stopAll();
  const load = loadFigures(ledger);
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ size, load, ...result, changes: ledger.changes }, undefined, 1));
  tell(`\n${faultTable(result.faults)}\n\n${memoryTable(result.memory)}`);
  tell(
    `\n${JSON.stringify({ load, lateWrites: result.lateWrites, lostSessions: result.lostSessions }, undefined, 1)}`,
  );
  tell(`\n${verdictLines(result.findings)}\n\nreport in ${file}`);
  process.exit(result.findings.every(({ problems }) => problems.length === 0) ? 0 : 1);
});
