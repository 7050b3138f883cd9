import { withClient } from '../../../libs/testing/servers/databases.mjs';

/** @typedef {Record<string, unknown>} State the fields of a record that the load changes, as JSON */
/** @typedef {{ varmenne: number, state: State }} Version */

/**
 * One row of a change history.
 * @typedef {object} HistoryRow
 * @property {string} key of the record: k1, p1
 * @property {number} varmenne
 * @property {'CREATE' | 'UPDATE' | 'DELETE'} changeType
 * @property {string} fieldName
 * @property {any} newValue
 * @property {string} correlationId
 */

/** The records that the load changes: their tables, and the names of their fields in the history. */
const records = /** @type {const} */ ([
  {
    service: 'order',
    letter: 'k',
    rows: `select keikka_id as id, varmenne, vehicle_id as "vehicleId", pumppu_aika as "pumppuAika",
      pumppu_kesto as "pumppuKesto", keikka_tila_id as "keikkaTilaId",
      coalesce((select json_agg(person_id order by order_no) from keikka_kuski d where d.keikka_id = k.keikka_id), '[]') as kuskit
      from keikka k`,
  },
  {
    service: 'grid',
    letter: 'p',
    rows: `select palkki_id as id, varmenne, vehicle_id as "vehicleId", time_start as "timeStart", time_end as "timeEnd",
      keikka_comment as "keikkaComment", grid_palkki_type_id as "grid_palkkiTypeId", deleted_time as "deletedTime"
      from palkki`,
  },
]);

/** @typedef {import('../../../libs/testing/product/topology.mjs').ServiceName} ServiceName */

/**
 * Asks the database of a service.
 * @typedef {(service: ServiceName, sql: string, values?: unknown[]) => Promise<any[]>} AskDatabase
 */

/**
 * @param {Record<ServiceName, string>} urls
 * @returns {AskDatabase}
 */
export const askAt = (urls) => (service, sql, values) =>
  withClient(urls[service], async (client) => (await client.query(sql, values)).rows);

/**
 * Every record as its table has it.
 * @param {AskDatabase} ask
 * @returns {Promise<Map<string, Version>>}
 */
export async function readRecords(ask) {
  /** @type {Map<string, Version>} */
  const found = new Map();
  for (const { service, letter, rows } of records) {
    const all = await ask(service, rows);
    // As JSON, because the history has its values so.
    for (const { id, varmenne, ...state } of JSON.parse(JSON.stringify(all)))
      found.set(`${letter}${id}`, { varmenne, state });
  }
  return found;
}

/**
 * The history of the records since a time, in the order of its writing.
 * @param {AskDatabase} ask
 * @param {Date} since
 * @returns {Promise<HistoryRow[]>}
 */
export async function readHistory(ask, since) {
  const found = [];
  for (const { service, letter } of records) {
    const rows = await ask(
      service,
      `select $2 || entity_id as key, varmenne, change_type as "changeType", field_name as "fieldName",
        new_value as "newValue", correlation_id as "correlationId"
        from change_history where timestamp > $1 order by change_id`,
      [since, letter],
    );
    found.push(...rows);
  }
  return found;
}
