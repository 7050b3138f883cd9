/**
 * The plant nearest to a site among 5,000 of one company, as a save finds it, beside the plain query that it replaced: all of
 * them read, and measured one by one. In one run. Run: npm run bench:places
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tell } from '../launcher/progress.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { withClient } from '../../libs/testing/servers/databases.mjs';
import { onProduct } from './on-product.mjs';

const MAKER = 9_999;
const PLANTS = 5_000;
const ROUNDS = 400;
const FACTORY = 1;

/** @param {number[]} times @param {number} part */
const quantile = (times, part) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** @param {string} path */
const built = (path) => import(pathToFileURL(join(root, path)).href);

/** Southern Finland, a place for each number. @param {number} nth */
const siteOf = (nth) => ({ lat: 60 + ((nth * 37) % 200) / 100, lng: 22 + ((nth * 53) % 500) / 100 });

await onProduct({ web: false }, async ({ databases }) => {
  // Built by now.
  /** @type {Pick<typeof import('../../services/order/src/keikka/keikka-tehdas.sql.js'), 'lahimmanTehtaanId'>} */
  const { lahimmanTehtaanId } = await built('services/order/dist/keikka/keikka-tehdas.sql.js');
  const { lahinTehdas } = await import('@keikka/domain');

  await withClient(databases.order, async (client) => {
    await client.query(
      `insert into sijainti (asiakas_id, sijainti_nimi, lat, lng)
       select $1, 'Tehdas ' || n, 60 + (n * 7919 % 20000) / 10000.0, 22 + (n * 104729 % 50000) / 10000.0
       from generate_series(1, $2::int) n`,
      [MAKER, PLANTS],
    );
    await client.query('vacuum analyze sijainti');
    /** @type {Record<string, (site: { lat: number, lng: number }) => Promise<unknown>>} */
    const ways = {
      'as a save finds it': (site) =>
        lahimmanTehtaanId(async (sql, values) => (await client.query(sql, values)).rows, MAKER, site, null),
      'by the plain query': async (site) => {
        const { rows } = await client.query(
          `select *, sijainti_id as "sijaintiId" from sijainti
           where asiakas_id = $1 and sijainti_type_id = $2 and deleted_time is null`,
          [MAKER, FACTORY],
        );
        return lahinTehdas(site, rows, null)?.tehdas.sijaintiId;
      },
    };
    /** @type {Record<string, number[]>} */
    const times = {};
    /** @type {Record<string, unknown[]>} */
    const found = {};
    // One after the other, so that none waits for what another has left to clear away.
    for (const [name, find] of Object.entries(ways)) {
      const each = (times[name] = /** @type {number[]} */ ([]));
      found[name] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        found[name].push(await find(siteOf(round)));
        each.push(performance.now() - start);
      }
    }
    if (new Set(Object.values(found).map((each) => JSON.stringify(each))).size > 1)
      throw new Error('another plant is nearest');
    for (const [name, each] of Object.entries(times))
      tell(
        `nearest of ${PLANTS} plants ${name}: p50 ${quantile(each, 0.5).toFixed(1)} ms, p95 ${quantile(each, 0.95).toFixed(1)} ms`,
      );
  });
});
