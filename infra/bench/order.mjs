/**
 * The load of one order beside a bare node:http + node-pg loop that reads the same rows, in one run at scale 10. Rounds
 * alternate and the results are medians. Before them, while nobody else asks, orders opened in a browser. Run: npm run
 * bench:order
 */
import { tell } from '../launcher/progress.mjs';
import { against, rate } from './against-raw.mjs';
import { auth, signIn } from './sign-in.mjs';
import { median } from './grid/measure.mjs';
import { measureOpenings } from './order-opening.mjs';

const ROUNDS = 5;

/** Ids of orders that the dispatcher's company owns, from its board of today.
 * @param {string} bff
 * @param {string} token
 */
async function ownOrders(bff, token) {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' }).replaceAll('-', '');
  const now = Date.now();
  const [start, end] = [now - 12 * 3_600_000, now + 12 * 3_600_000].map((at) => new Date(at).toISOString());
  const answer = await fetch(`${bff}/api/grid/keikkas/list/0/${start}/${end}/${day}`, {
    headers: auth(token),
  });
  const { data } =
    /** @type {{ data: { ajoneuvot: { keikkaGroup: { isKeikka: boolean, ownerAsiakasId: number, keikkaId: number, keikkaTilaId: number }[] }[] } }} */ (
      await answer.json()
    );
  return data.ajoneuvot
    .flatMap(({ keikkaGroup }) => keikkaGroup)
    .filter(
      ({ isKeikka, ownerAsiakasId, keikkaTilaId }) => isKeikka && ownerAsiakasId === 1 && keikkaTilaId > 0,
    )
    .map(({ keikkaId }) => keikkaId);
}

/**
 * @param {string} bff
 * @param {string} raw
 * @param {string} shell
 */
async function measure(bff, raw, shell) {
  const { first, other, again } = await measureOpenings(shell);
  const inWords = (/** @type {number[]} */ times) => `${median(times).toFixed(0)} ms`;
  tell(`pressed to painted: ${inWords(first)} the first, ${inWords(other)} another, ${inWords(again)} again`);
  const token = await signIn(bff);
  const ids = await ownOrders(bff, token);
  tell(`${ids.length} orders take turns`);
  let turn = 0;
  const next = () => ids[(turn += 1) % ids.length];
  const ours = () => ({ path: `/api/keikka/get/${next()}/0`, headers: auth(token) });
  const theirs = () => ({ path: `/?keikkaId=${next()}`, headers: {} });
  /** @type {Record<string, number[]>} */
  const rates = { raw: [], order: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.raw?.push(await rate(raw, theirs));
    rates.order?.push(await rate(bff, ours));
    tell(`round ${round} of ${ROUNDS}`);
  }
  return rates;
}

await against({ server: 'raw-order-server.mjs', probe: '/?keikkaId=1' }, measure);
