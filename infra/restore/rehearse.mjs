/**
 * Backup and restore, rehearsed: work on a product whose Postgres is archived, its disk lost, everything brought back from the
 * archive; then once more to a second that somebody chose. Prints what was lost (RPO) and how long it took (RTO).
 * Run: npm run rehearse:restore -- [--seconds 90] [--seed 7]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../launcher/launch.mjs';
import { step, tell } from '../launcher/progress.mjs';
import { startProduct } from '../launcher/start-product.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { dataFolder } from '../../libs/testing/product/workspace.mjs';
import { localDataFolder, removeDataFolder } from '../../libs/testing/servers/data-folder.mjs';
import { Archive, prepareArchiving } from './archive.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '90' },
    seed: { type: 'string', default: '7' },
    folder: { type: 'string', default: join(dataFolder, 'restore') },
  },
});

await launch(options.folder, async (supervisor) => {
  const folder = join(options.folder, 'product');
  removeDataFolder(folder);
  mkdirSync(folder, { recursive: true });
  const binaries = await prepareArchiving();
  const data = await localDataFolder(folder);
  const ports = await freePorts(2);
  const archive = new Archive({
    folder: join(data, 'archive'),
    dataFolder: join(data, 'postgres'),
    port: ports.postgres,
  });
  await archive.prepare();
  const product = await startProduct(supervisor, {
    folder,
    ports,
    throwaway: true,
    durable: true,
    web: false,
    postgres: { binaries, settings: archive.settings },
    demoSettings: { DEMO_SMALL_COMPANIES: '4' },
    bffSettings: { TRUST_PROXY: '127.0.0.1', LEAVING_SECONDS: '1' },
  });
  const { postgresPassword } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
  await step('The archive begins with a whole copy', () => archive.begin(postgresPassword));
  // The import needs built packages, which exist only now.
  const { runRehearsal } = await import('./run-rehearsal.mjs');
  const findings = await runRehearsal(
    { supervisor, archive, natsFolder: join(data, 'nats/jetstream'), ...product },
    { seconds: Number(options.seconds), seed: Number(options.seed) },
  );
  await supervisor.stopAll();
  removeDataFolder(folder);
  const wrong = findings.filter(({ problems }) => problems.length > 0);
  for (const { what, count, problems } of findings) {
    tell(`${problems.length > 0 ? '✘' : '✔'} ${what} (${count})`);
    for (const problem of problems) tell(`    ${problem}`);
  }
  process.exit(wrong.length === 0 ? 0 : 1);
});
