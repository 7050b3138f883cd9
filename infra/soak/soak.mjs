/**
 * Load on two copies of everything while each part is killed, frozen and stopped in turn, and a verdict on what is left.
 * Run: npm run soak -- --minutes 10 [--seed 7]; --short is the one of `npm test`.
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

const MINUTE_MILLISECONDS = 60_000;
/** Kills Redis, Postgres and a staff, stops NATS and a BFF, freezes an order. */
const SHORT_SEED = 4776;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    short: { type: 'boolean', default: false },
    folder: { type: 'string', default: join(dataFolder, 'soak') },
  },
});

/** @type {import('./run-soak.mjs').Size} */
const size = options.short
  ? {
      seed: Number(options.seed ?? SHORT_SEED),
      companies: 4,
      sockets: 24,
      savesPerSecond: 10,
      milliseconds: 3 * MINUTE_MILLISECONDS,
      warmMilliseconds: 1_000,
      restMilliseconds: 1_000,
      faults: 6,
    }
  : {
      seed: Number(options.seed ?? Date.now() % 1_000_000),
      companies: 25,
      sockets: 250,
      savesPerSecond: 50,
      milliseconds: Number(options.minutes) * MINUTE_MILLISECONDS,
      warmMilliseconds: 15_000,
      restMilliseconds: 6_000,
    };

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${join(import.meta.dirname, 'faults/collect-on-signal.cjs')}`;

await launch(options.folder, async (supervisor) => {
  const folder = join(options.folder, 'product');
  removeDataFolder(folder);
  mkdirSync(folder, { recursive: true });
  const product = await startProduct(supervisor, {
    folder,
    ports: await freePorts(2),
    throwaway: true,
    durable: true,
    demoSettings: { DEMO_SMALL_COMPANIES: String(size.companies) },
    // Every person has an address of their own, as behind a load balancer.
    bffSettings: { TRUST_PROXY: '127.0.0.1', LEAVING_SECONDS: '1' },
  });
  tell(`seed ${size.seed}`);
  // The import needs built packages, which exist only now.
  const { runSoak } = await import('./run-soak.mjs');
  const { ledger, ...result } = await runSoak(supervisor, product, size);
  await supervisor.stopAll();
  removeDataFolder(folder);

  const { faults, memory, findings, ...rest } = { ...result, load: loadFigures(ledger) };
  const file = join(options.folder, 'report.json');
  writeFileSync(file, JSON.stringify({ size, ...rest, faults, memory, findings, changes: ledger.changes }));
  tell(`\n${faultTable(faults)}\n\n${memoryTable(memory)}\n\n${JSON.stringify(rest, undefined, 1)}`);
  tell(`\n${verdictLines(findings)}\n\nreport in ${file}`);
  process.exit(findings.every(({ problems }) => problems.length === 0) ? 0 : 1);
});
