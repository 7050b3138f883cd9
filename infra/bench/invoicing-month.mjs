/** A month of orders made into invoices by the service's own code, with the orders at hand instead of asked for. */
import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Clock, runInContext, Transactions } from '@keikka/server';
import { DataSource } from 'typeorm';
import { tell } from '../launcher/progress.mjs';

const OWNER = 1;
const ORDERS = 2_000;
const POHJAT = 8;
const RIVIT = 12;
const AT_ONCE = 4;
const AIM_SECONDS = 60;
const AIM_RATIO = 2.2;
/** Ids that no other invoice's order has. */
const FIRST_ID = 5_000_000;

const server = '../../libs/server/dist';
const service = '../../services/invoicing/dist';

/** Templates that fit every order, each row with a condition, a quantity, a price and a text of formulas. */
const POHJAT_SQL = `
with made as (
  insert into laskupohja (laskuttaja_asiakas_id, laskupohja_nimi, laskupohja_tila_id, maksu_ehto_pv, eval_criteria)
  select $1, 'Pohja ' || n, 3, 14, '{m3 >= 0}' from generate_series(1, ${POHJAT}) n returning laskupohja_id)
insert into laskupohja_rivi (laskupohja_id, otsikko, lasku_rivi_txt_eval, eval_criteria, maara_eval, hinta_eval, yksikko, alv,
  sort_num)
select laskupohja_id, 'Rivi ' || n, '{klo + "–" + kloLoppu} {pvmTeksti}', '{kesto >= 0}', '{kesto + ' || n || '}',
  '{m3 > 50 ? 5,4 : 5,9}', 'h', 25.5, n
from made, generate_series(1, ${RIVIT}) n`;

/**
 * @param {string} databaseUrl of the invoicing service
 * @param {any[]} keikat answers of the order service, which take turns
 */
export async function measureMonth(databaseUrl, keikat) {
  const { dataSource, create } = await builder(databaseUrl, keikat);
  await dataSource.query('delete from laskupohja');
  await dataSource.query(POHJAT_SQL, [OWNER]);
  await built(create, FIRST_ID, 50);
  const before = memory();
  const once = await built(create, FIRST_ID + 100_000, ORDERS);
  const grown = (memory() - before) / 2 ** 20;
  const [made] = await dataSource.query(
    `select count(*)::int as laskut, sum(rivi_count)::int as rivit from keikka_lasku where keikka_id >= $1`,
    [FIRST_ID + 100_000],
  );
  const seconds = `${once.toFixed(1)} s (aim ${AIM_SECONDS} s)`;
  tell(
    `a month: ${made.laskut} invoices with ${made.rivit} rows in ${seconds}, memory ${grown.toFixed(0)} MB more`,
  );
  const twice = await built(create, FIRST_ID + 200_000, 2 * ORDERS);
  tell(`twice the orders: ${twice.toFixed(1)} s, × ${(twice / once).toFixed(2)} (aim ${AIM_RATIO})`);
  await dataSource.destroy();
}

/**
 * @param {string} databaseUrl
 * @param {any[]} keikat
 */
async function builder(databaseUrl, keikat) {
  const { dataSourceOptions } = await import(`${server}/persistence/data-source.js`);
  const { LaskuBuildService } = await import(`${service}/lasku/uusi/lasku-build.service.js`);
  const { invoicingPersistence } = await import(`${service}/invoicing.persistence.js`);
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl, invoicingPersistence)).initialize();
  const tilaukset = {
    of: (/** @type {number} */ keikkaId) => {
      const { keikkaData, vehicleData } = keikat[keikkaId % keikat.length];
      return Promise.resolve({ keikka: { ...keikkaData, keikkaId }, ajoneuvo: vehicleData });
    },
  };
  const asiakkaat = { of: () => Promise.resolve('Maksaja Oy') };
  const alvKaudet = { of: () => Promise.resolve([]) };
  const relay = { wake: () => undefined };
  const transactions = new Transactions(dataSource, new Clock(), /** @type {any} */ (relay));
  const building = new LaskuBuildService(dataSource, tilaukset, asiakkaat, alvKaudet, transactions);
  const actor = { personId: 1, asiakasId: OWNER, settingTypes: [6], rights: [], personName: 'Mittaus' };
  /** @param {number} keikkaId */
  const create = (keikkaId) =>
    runInContext(/** @type {any} */ ({ correlationId: 'bench', actor, events: [] }), () =>
      building.create(actor, { laskuttajaAsiakasId: OWNER, maksajaAsiakasId: 0, keikkaId }),
    );
  return { dataSource, create };
}

/**
 * Seconds that so many invoices take, a few of them at a time.
 * @param {(keikkaId: number) => Promise<unknown>} create
 * @param {number} firstId
 * @param {number} count
 */
async function built(create, firstId, count) {
  const start = performance.now();
  let next = 0;
  const work = async () => {
    while (next < count) await create(firstId + next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (performance.now() - start) / 1_000;
}

/** Bytes that stay in use. */
function memory() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
