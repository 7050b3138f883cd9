/**
 * The grid-day call beside a bare node:http + node-pg loop that returns the same rows, in one run: 300 vehicles and
 * some 600 orders a day (the demo company at scale 10). Rounds alternate and the results are medians, because a noisy
 * machine disturbs both alike. Run: npm run bench:bff
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../launcher/launch.mjs';
import { tell } from '../launcher/progress.mjs';
import { startProduct } from '../launcher/start-product.mjs';
import { freePorts } from '../../libs/testing/product/topology.mjs';
import { dataFolder, root } from '../../libs/testing/product/workspace.mjs';
import { freePort } from '../../libs/testing/servers/ports.mjs';
import { installContenders } from './install-contenders.mjs';

installContenders();
const { default: autocannon } = await import('autocannon');
const { default: pg } = await import('pg');

const folder = join(dataFolder, 'bench');
const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 10;

/**
 * @param {string} bff
 * @param {string} raw
 */
async function measure(bff, raw) {
  const token = await signIn(bff);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' }).replaceAll('-', '');
  const midnight = helsinkiMidnight(today);
  const contenders = {
    /** A start that differs by a millisecond each time, so that no cache has the window. */
    uncached: () => ({ path: dayPath(today, fresh(midnight)), headers: auth(token) }),
    cached: () => ({
      path: dayPath(today, midnight),
      headers: { ...auth(token), 'accept-encoding': 'gzip' },
    }),
    raw: () => ({ path: rawPath(today, fresh(midnight)), headers: {} }),
  };
  const tagged = await etagOf(bff + contenders.cached().path, contenders.cached().headers);
  const etag = () => ({
    ...contenders.cached(),
    headers: { ...contenders.cached().headers, 'if-none-match': tagged },
  });
  await compareRows(bff, raw, contenders);

  /** @type {Record<string, number[]>} */
  const rates = { raw: [], uncached: [], cached: [], etag: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.raw?.push(await rate(raw, contenders.raw));
    rates.uncached?.push(await rate(bff, contenders.uncached));
    rates.cached?.push(await rate(bff, contenders.cached));
    rates.etag?.push(await rate(bff, etag));
    tell(`round ${round} of ${ROUNDS}`);
  }
  return rates;
}

let shift = 0;
/** @param {Date} instant */
const fresh = (instant) => new Date(instant.getTime() - (shift = (shift + 1) % 3_600_000));

/** @param {string} day */
function helsinkiMidnight(day) {
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const noon = new Date(`${iso}T12:00:00Z`);
  const wall = Number(
    noon.toLocaleString('en-GB', { timeZone: 'Europe/Helsinki', hour: '2-digit', hour12: false }),
  );
  return new Date(new Date(`${iso}T00:00:00Z`).getTime() - (wall - 12) * 3_600_000);
}

/**
 * @param {string} day
 * @param {Date} start
 */
function dayPath(day, start) {
  const end = new Date(Math.ceil(start.getTime() / 3_600_000) * 3_600_000 + 24 * 3_600_000 - 1);
  return `/api/grid/keikkas/list/0/${start.toISOString()}/${end.toISOString()}/${day}`;
}

/**
 * @param {string} day
 * @param {Date} start
 */
const rawPath = (day, start) =>
  `/?${new URLSearchParams({ asiakasId: '1', day, start: start.toISOString(), end: new Date(start.getTime() + 24 * 3_600_000).toISOString() })}`;

/** @param {string} token */
const auth = (token) => ({ authorization: `Bearer ${token}` });

/** @param {string} bff */
async function signIn(bff) {
  const answer = await fetch(`${bff}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ajojarjestelija@keikka.example', password: 'keikka-demo' }),
  });
  const body = /** @type {{ data: { token: string } }} */ (await answer.json());
  return body.data.token;
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function etagOf(url, headers) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/**
 * Both must answer the same orders, or the comparison says nothing.
 * @param {string} bff
 * @param {string} raw
 * @param {Record<string, () => { path: string, headers: Record<string, string> }>} contenders
 */
async function compareRows(bff, raw, { uncached, raw: rawRequest }) {
  if (!uncached || !rawRequest) return;
  const ours = await dayOf(bff + uncached().path, uncached().headers);
  const theirs = await dayOf(raw + rawRequest().path, {});
  /** @param {Day} day */
  const count = (day) => day.data.ajoneuvot.flatMap((row) => row.keikkaGroup).length;
  tell(
    `${ours.data.ajoneuvot.length} vehicles and ${count(ours)} bars in ours, ${theirs.data.ajoneuvot.length} and ${count(theirs)} in the bare loop`,
  );
}

/** @typedef {{ data: { ajoneuvot: { keikkaGroup: unknown[] }[] } }} Day */

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function dayOf(url, headers) {
  const answer = await fetch(url, { headers });
  return /** @type {Day} */ (await answer.json());
}

/**
 * Requests per second.
 * @param {string} url
 * @param {() => { path: string, headers: Record<string, string> }} request
 */
async function rate(url, request) {
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
function report(rates) {
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

await launch(folder, async (supervisor) => {
  for (const data of ['postgres', 'nats']) rmSync(join(folder, data), { recursive: true, force: true });
  // One person asks for all of it, far beyond the limits of a person and an address.
  Object.assign(process.env, {
    DEMO_SCALE: '10',
    REQUESTS_OF_PERSON: '10000000',
    REQUESTS_FROM_ADDRESS: '10000000',
  });
  const ports = await freePorts();
  const { infrastructure } = await startProduct(supervisor, { folder: folder, ports, throwaway: true });
  const rawPort = await freePort();
  const { databaseUrls } = infrastructure;
  await analyze(Object.values(databaseUrls));
  await supervisor.start([
    {
      name: 'raw-day',
      command: process.execPath,
      args: [join(root, 'infra/bench/raw-day-server.mjs')],
      cwd: root,
      env: {
        ...process.env,
        PORT: String(rawPort),
        DATABASE_URL_ORDER: databaseUrls.order,
        DATABASE_URL_GRID: databaseUrls.grid,
        DATABASE_URL_STAFF: databaseUrls.staff,
      },
      isReady: () =>
        fetch(`http://127.0.0.1:${rawPort}/?day=20260101`).then(
          () => true,
          () => false,
        ),
    },
  ]);
  const result = await measure(`http://127.0.0.1:${ports.bff}`, `http://127.0.0.1:${rawPort}`);
  report(result);
  await supervisor.stopAll();
  process.exit();
});
