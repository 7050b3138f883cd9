/** What the benchmarks beside a bare server share: the product at scale 10, rates, and their report. */
import { join } from 'node:path';
import { tell } from '../launcher/progress.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { freePort } from '../../libs/testing/servers/ports.mjs';
import { installContenders } from './install-contenders.mjs';
import { onProduct } from './on-product.mjs';

installContenders();
const { default: autocannon } = await import('autocannon');
const { default: pg } = await import('pg');

const SECONDS = 6;
const CONNECTIONS = 10;

/**
 * Requests per second.
 * @param {string} url
 * @param {() => { path: string, headers: Record<string, string> }} request
 */
export async function rate(url, request) {
  const { requests, errors, non2xx, statusCodeStats } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ method: 'GET', setupRequest: (given) => ({ ...given, ...request() }) }],
  });
  const refused = non2xx - (statusCodeStats?.['304']?.count ?? 0);
  if (errors > 0 || refused > 0) throw new Error(`${url}: ${errors} errors, ${refused} refused`);
  return requests.average;
}

/** @param {number[]} values */
const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** @param {Record<string, number[]>} rates */
export function report(rates) {
  const base = median(rates.raw ?? []);
  const rows = Object.entries(rates).map(([name, values]) => [
    name.padEnd(10),
    median(values).toFixed(0).padStart(8),
    (median(values) / base).toFixed(2).padStart(8),
  ]);
  tell(
    ['', `${'req/s'.padStart(18)} ${'× raw'.padStart(8)}`, ...rows.map((row) => row.join(' '))].join('\n'),
  );
}

/**
 * Postgres knows the tables by itself a minute after a load. Until then it plans as for empty ones.
 * @param {readonly string[]} urls
 */
async function analyze(urls) {
  for (const connectionString of urls) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query('analyze');
    await client.end();
  }
}

/**
 * Starts the product and the bare server, measures, reports and ends.
 * @param {{ server: string, probe: string }} peer its script in this folder, and a path that it answers
 * @param {(bff: string, raw: string, shell: string) => Promise<Record<string, number[]>>} measure
 */
export function against({ server, probe }, measure) {
  return onProduct({ demoScale: 10 }, async ({ supervisor, ports, bff, databases }) => {
    const rawPort = await freePort();
    await analyze(Object.values(databases));
    await supervisor.start([
      {
        name: 'raw',
        command: process.execPath,
        args: [join(root, 'infra/bench', server)],
        cwd: root,
        env: {
          ...process.env,
          PORT: String(rawPort),
          DATABASE_URL_ORDER: databases.order,
          DATABASE_URL_GRID: databases.grid,
          DATABASE_URL_STAFF: databases.staff,
        },
        isReady: () =>
          fetch(`http://127.0.0.1:${rawPort}${probe}`).then(
            () => true,
            () => false,
          ),
      },
    ]);
    const result = await measure(bff, `http://127.0.0.1:${rawPort}`, `http://localhost:${ports.shell}`);
    report(result);
  });
}
