/**
 * What a person who asks for everything at once costs a colleague: the colleague's read of a day, one after the other, alone and
 * beside thirty windows of eight days, 480 step logs of 500 orders or 480 opened orders that one other person asks for at once. Run: npm run bench:fair
 */
import { tell } from '../launcher/progress.mjs';
import { withClient } from '../../libs/testing/servers/databases.mjs';
import { onProduct } from './on-product.mjs';
import { auth, signIn } from './sign-in.mjs';

const OWNER = 1;
const DAY = 24 * 3_600_000;
const ROUNDS = 40;
const WARM_ROUNDS = 100;
const WINDOWS = 30;
const LOGS = 480;

/** @param {number[]} times @param {number} part */
const quantile = (times, part) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

let shift = 0;

/** The days from one on, from a millisecond that differs each time, so that no cache has them. @param {number} days */
function windowPath(days) {
  const start = new Date(Math.floor(Date.now() / DAY) * DAY - 7 * DAY + (shift += 1));
  const end = new Date(start.getTime() + days * DAY);
  const day = start.toISOString().slice(0, 10).replaceAll('-', '');
  return `/api/grid/keikkas/list/0/${start.toISOString()}/${end.toISOString()}/${day}`;
}

/** @param {string} url @param {Record<string, string>} headers */
async function get(url, headers) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url.slice(0, 200)}: ${answer.status}`);
}

/** Reads of the colleague while `ask` asks again and again for everything at once. @param {() => Promise<void>} read @param {() => Promise<unknown>} ask */
async function beside(read, ask) {
  let isOver = false;
  const crowd = (async () => {
    while (!isOver) await ask();
  })();
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await read();
    times.push(performance.now() - begin);
  }
  isOver = true;
  await crowd;
  return times;
}

await onProduct({ inTurn: true }, async ({ bff, databases }) => {
  const greedy = auth(await signIn(bff));
  const colleague = auth(await signIn(bff, 'keikkaadmin'));
  const keikkaIds = await withClient(databases.order, async (client) => {
    const { rows } = await client.query(
      `select keikka_id from keikka where owner_asiakas_id = $1 order by keikka_id limit 500`,
      [OWNER],
    );
    return rows.map(({ keikka_id }) => keikka_id);
  });
  /** @param {number} count @param {() => string} path */
  const atOnce = (count, path) => () =>
    Promise.all(Array.from({ length: count }, () => get(bff + path(), greedy)));
  const crowds = {
    alone: () => new Promise((resolve) => setTimeout(resolve, 10)),
    [`beside ${WINDOWS} windows of eight days`]: atOnce(WINDOWS, () => windowPath(8)),
    [`beside ${LOGS} step logs`]: atOnce(LOGS, () => `/api/stepLog/listByKeikkas/${keikkaIds.join()}`),
    [`beside ${LOGS} opened orders`]: atOnce(
      LOGS,
      () => `/api/keikka/get/${keikkaIds[(shift += 1) % keikkaIds.length]}/${OWNER}`,
    ),
  };
  // Processes that were just started are slower than those that somebody has used.
  for (let round = 0; round < WARM_ROUNDS; round += 1) await get(bff + windowPath(8), colleague);
  for (const [name, ask] of Object.entries(crowds)) {
    const times = await beside(() => get(bff + windowPath(1), colleague), ask);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
    tell(`a day's read ${name}: p50 ${p50} ms, p95 ${p95} ms`);
  }
});
