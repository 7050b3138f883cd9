/**
 * The grid-day call beside a bare node:http + node-pg loop that returns the same rows, in one run: 300 vehicles and
 * some 600 orders a day (the demo company at scale 10). Rounds alternate and the results are medians, because a noisy
 * machine disturbs both alike. Run: npm run bench:bff
 */
import { tell } from '../launcher/progress.mjs';
import { against, rate } from './against-raw.mjs';
import { auth, signIn } from './sign-in.mjs';

const ROUNDS = 5;

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

await against({ server: 'raw-day-server.mjs', probe: '/?day=20260101' }, measure);
