/**
 * The list of invoices through the BFF, over 100,000 invoices of one company, with filters that take turns; then a month of
 * orders made into invoices (`invoicing-month.mjs`). Run: npm run bench:invoicing
 */
import { tell } from '../launcher/progress.mjs';
import { withClient } from '../../libs/testing/servers/databases.mjs';
import { measureMonth } from './invoicing-month.mjs';
import { onProduct } from './on-product.mjs';
import { auth, signIn } from './sign-in.mjs';

const OWNER = 1;
const LASKUT = 100_000;
const ROUNDS = 40;
const AIM_MS = 150;
/** Ids that no demo invoice has. */
const FIRST_ID = 1_000_000;

/** Payers, sites, states and days of an invoice by its number; the words of a text are in many of them, all in few. */
const SEED_SQL = `
insert into keikka_lasku (keikka_lasku_id, keikka_id, laskuttaja_asiakas_id, maksaja_asiakas_id, maksaja_asiakas_nimi,
  keikka_lasku_status_type_id, maksu_ehto_pv, lasku_destination, lasku_no, is_laskutettu, lasku_created, pumppu_aika,
  tyomaa_nimi, sum_eur, alv_summa, rivi_count, search_text)
select ${FIRST_ID} + n, ${FIRST_ID} + n, $1, 1000 + n % 500, nimi, tila, 14, kohde, numero, tila = 15, now(),
  date_trunc('minute', now()) - n * interval '5 minutes', tyomaa, 100 + n % 3000 + 0.37, (100 + n % 3000) * 0.255, 8,
  lower(concat_ws(' ', nullif(numero, ''), ${FIRST_ID} + n, nimi, tyomaa))
from (select n, (array['Rakennus','Betoni','Infra','Talo'])[1 + n % 4] || ' Maksaja ' || n % 500 || ' Oy' as nimi,
    (array['As Oy','Koulu','Halli','Silta'])[1 + n % 4] || ' ' ||
      (array['Kielo','Helmi','Koivula','Rantaraitti','Suvela','Vuokko','Mäntylä'])[1 + n % 7] || ' ' || n % 900 as tyomaa,
    (array[15,15,15,15,15,15,15,10,5,13])[1 + n % 10] as tila,
    (array['Netvisor','Fennoa'])[1 + n % 2] as kohde, case when n % 10 < 7 then (200000 + n)::text else '' end as numero
  from generate_series(1, $2::int) n) d`;

/** What a person filters by; all invoices too. */
const haut = {
  all: {},
  status: { tilat: [15] },
  'rare status': { tilat: [5, 10] },
  payer: { maksajaAsiakasId: 1123 },
  destination: { kohde: 'Fennoa' },
  '30 days': { first: dayBefore(29) },
  '7 days a year ago': { first: dayBefore(320), last: dayBefore(314) },
  number: { text: '247113' },
  'rare words': { text: 'koivula 477' },
  'frequent words': { text: 'maksaja rantaraitti' },
  'a word of all': { text: 'oy' },
  'words and status': { text: 'helmi', tilat: [10] },
  'payer and period': { maksajaAsiakasId: 1123, first: dayBefore(89) },
  'status and destination': { tilat: [13], kohde: 'Netvisor' },
  'words of no invoice': { text: 'xyzzy' },
};

/** @param {number} days */
function dayBefore(days) {
  const at = new Date(Date.now() - days * 24 * 3_600_000);
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' }).replaceAll('-', '');
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** @param {(body: object) => Promise<{ yhteensa: { lukumaara: number } }>} ask */
async function measureList(ask) {
  /** @type {number[]} */
  const all = [];
  for (const [name, filters] of Object.entries(haut)) {
    const { yhteensa } = await ask(filters);
    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      await ask(filters);
      times.push(performance.now() - start);
    }
    all.push(...times);
    tell(`${name.padEnd(24)} ${String(yhteensa.lukumaara).padStart(7)} found ${inWords(times)}`);
  }
  tell(`${'together'.padEnd(24)} ${' '.repeat(13)} ${inWords(all)}, aim ${AIM_MS} ms`);
}

/** @param {number[]} times */
const inWords = (times) =>
  `p50 ${quantile(times, 0.5).toFixed(0).padStart(4)} ms, p95 ${quantile(times, 0.95).toFixed(0).padStart(4)} ms`;

await onProduct({ web: false }, async ({ bff, databases: { invoicing } }) => {
  const headers = { ...auth(await signIn(bff, 'laskutus')), 'content-type': 'application/json' };

  /** @param {string} path @param {object} [body] */
  const ask = async (path, body) => {
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${bff}${path}`, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return /** @type {{ data: any }} */ (await answer.json()).data;
  };

  const keikat = await withClient(invoicing, async (client) => {
    const { rows } = await client.query(
      'select distinct keikka_id as id from keikka_lasku order by 1 limit 100',
    );
    await client.query(SEED_SQL, [OWNER, LASKUT]);
    await client.query('vacuum analyze keikka_lasku');
    return Promise.all(rows.map(({ id }) => ask(`/api/keikka/get/${id}/0`)));
  });
  await measureList((filters) =>
    ask('/api/keikka/laskutus/laskut/haku', { laskuttajaAsiakasId: 0, raja: 500, ...filters }),
  );
  await measureMonth(invoicing, keikat);
});
