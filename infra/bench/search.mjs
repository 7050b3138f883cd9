/**
 * The searches of customers and sites through the BFF, over 200,000 sites and 5,000 customers, beside the plain `ilike` over
 * the same columns on a bare connection, in one run. Run: npm run bench:search
 */
import { tell } from '../launcher/progress.mjs';
import { withClient } from '../../libs/testing/servers/databases.mjs';
import { onProduct } from './on-product.mjs';
import { auth, signIn } from './sign-in.mjs';

const OWNER = 1;
const SITES = 200_000;
const CUSTOMERS = 5_000;
const ROUNDS = 40;

/** Street, name and town of a site by its number, so that each word is in many of them and all together in one. */
const SITE_COLUMNS = `
  (array['As Oy','Kiinteistö Oy','Koulu','Halli','Silta'])[1 + n % 5] || ' ' ||
    (array['Kielo','Helmi','Koivula','Rantaraitti','Suvela','Vuokko','Mäntylä'])[1 + n % 7] || ' ' || n as nimi,
  (array['Kauppakatu','Puutarhakatu','Teollisuustie','Asemakatu','Rantatie','Harjutie'])[1 + n % 6] || ' ' || n % 400 as katu,
  (array['Lohja','Vihti','Espoo','Porvoo','Järvenpää'])[1 + n % 5] as kaupunki`;

const siteTexts = ['kauppakatu 12', 'kaupakatu 12', 'helmi lohja', 'rantaraitti 4711', 'putarhakatu', 'kiin'];
const customerTexts = ['asiakas 123', 'oy', 'rakennus', '4711'];

/** @param {number[]} times */
const p95 = (times) => [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** @param {import('pg').Client} client */
async function addSites(client) {
  await client.query(
    `insert into tyomaa (owner_asiakas_id, tyomaa_nimi, tyomaa_osoite1, tyomaa_osoite4, search_text)
     select $1, nimi, katu, kaupunki, lower(nimi || ' ' || katu || ' ' || kaupunki)
     from (select ${SITE_COLUMNS} from generate_series(1, $2::int) n) d`,
    [OWNER, SITES],
  );
  await client.query('vacuum analyze tyomaa');
}

/** @param {import('pg').Client} client */
async function addCustomers(client) {
  await client.query(
    `with made as (
       insert into asiakas (asiakas_nimi, ytunnus, search_text)
       select nimi, '', lower(nimi) from (select 'Rakennus Asiakas ' || n || ' Oy' as nimi
         from generate_series(1, $2::int) n) d
       returning asiakas_id)
     insert into asiakas_asiakas_link (asiakas_id, linked_asiakas_id, asiakas_asiakas_link_type_id)
     select $1, asiakas_id, 3 from made`,
    [OWNER, CUSTOMERS],
  );
  await client.query('analyze');
}

/**
 * Those who are asked take turns with each text, so that what else the machine does slows each alike.
 * @param {string} what
 * @param {string[]} texts
 * @param {Record<string, (text: string) => Promise<unknown>>} asked
 */
async function compare(what, texts, asked) {
  for (const ask of Object.values(asked)) for (const text of texts) await ask(text);
  const runs = Object.entries(asked).flatMap(([name, ask]) =>
    texts.map((text) => ({ name, text, ask, times: /** @type {number[]} */ ([]) })),
  );
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { text, ask, times } of runs) {
      const start = performance.now();
      await ask(text);
      times.push(performance.now() - start);
    }
  for (const name of Object.keys(asked)) {
    const own = runs.filter((run) => run.name === name);
    const each = own.map(({ text, times }) => `${text} ${p95(times).toFixed(1)}`).join(', ');
    tell(`${what}: p95 ${p95(own.flatMap(({ times }) => times)).toFixed(1)} ms ${name} (${each})`);
  }
}

/** @param {string} text */
const patterns = (text) => text.split(' ').map((word) => `%${word}%`);

await onProduct({}, async ({ bff, databases: { order, staff } }) => {
  const headers = { ...auth(await signIn(bff)), 'content-type': 'application/json' };

  /** @param {string} path @param {object} [body] */
  const ask = async (path, body) => {
    const answer = await fetch(`${bff}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };

  await withClient(order, async (client) => {
    await addSites(client);
    await compare('sites', siteTexts, {
      'through the BFF': (text) => ask('/api/tyomaa/search', { ownerAsiakasId: 0, text }),
      // A text that is too short is answered without the database.
      'on the way alone': () => ask('/api/tyomaa/search', { ownerAsiakasId: 0, text: 'ki' }),
      'by plain ilike': (text) =>
        client.query(
          `select tyomaa_id, tyomaa_nimi, tyomaa_osoite1, tyomaa_osoite4 from tyomaa where owner_asiakas_id = $1
           and concat_ws(' ', tyomaa_nimi, tyomaa_osoite1, tyomaa_osoite4) ilike all ($2) order by tyomaa_nimi limit 30`,
          [OWNER, patterns(text)],
        ),
    });
  });
  await withClient(staff, async (client) => {
    await addCustomers(client);
    await compare('customers', customerTexts, {
      'through the BFF': (text) => ask(`/api/asiakas/list/0?text=${encodeURIComponent(text)}`),
      'by plain ilike': (text) =>
        client.query(
          `select asiakas_id, asiakas_nimi from asiakas where concat_ws(' ', asiakas_nimi, ytunnus) ilike all ($1)
           order by asiakas_nimi limit 100`,
          [patterns(text)],
        ),
    });
  });
});
