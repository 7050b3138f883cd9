import { createServer } from 'node:http';
import pg from 'pg';
import { BARS_SQL, DRIVERS_SQL, LINES_SQL, ORDERS_SQL, PERSONS_SQL, VEHICLES_SQL } from './raw-day.sql.mjs';

/**
 * The peer of the benchmark: node:http and node-pg, the rows of a grid day, JSON.stringify and nothing else. Postgres
 * plans for it as for the services (`data-source.ts`).
 */
const pool = (/** @type {string} */ name) =>
  new pg.Pool({
    connectionString: process.env[`DATABASE_URL_${name}`],
    max: 10,
    options: '-c random_page_cost=1.1 -c jit=off',
  });
const [orders, grid, staff] = [pool('ORDER'), pool('GRID'), pool('STAFF')];

/**
 * @template Row
 * @param {readonly Row[]} rows
 * @param {(row: Row) => unknown} keyOf
 */
function groupBy(rows, keyOf) {
  /** @type {Map<unknown, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** @param {URLSearchParams} query */
async function day(query) {
  const [asiakasId, start, end, yyyymmdd] = ['asiakasId', 'start', 'end', 'day'].map((name) =>
    query.get(name),
  );
  const [keikat, palkit, vehicles, persons] = await Promise.all([
    orders.query(ORDERS_SQL, [asiakasId, start, end]),
    grid.query(BARS_SQL, [asiakasId, start, end]),
    staff.query(VEHICLES_SQL, [asiakasId]),
    staff.query(PERSONS_SQL, [asiakasId, yyyymmdd]),
  ]);
  const ids = keikat.rows.map((row) => row.keikkaId);
  const [lines, drivers] = await Promise.all([
    orders.query(LINES_SQL, [ids]),
    orders.query(DRIVERS_SQL, [ids]),
  ]);
  const betonit = groupBy(lines.rows, (row) => row.keikkaId);
  const kuskit = groupBy(drivers.rows, (row) => row.keikkaId);
  for (const row of keikat.rows) {
    row.betonit = betonit.get(row.keikkaId) ?? [];
    row.kuskit = kuskit.get(row.keikkaId) ?? [];
  }
  const bars = groupBy([...keikat.rows, ...palkit.rows], (row) => row.vehicleId);
  const ajoneuvot = vehicles.rows.map((row) => ({ ...row, keikkaGroup: bars.get(row.vehicleId) ?? [] }));
  return { success: true, data: { yyyymmdd, ajoneuvot, kuskit: persons.rows } };
}

createServer((request, response) => {
  day(new URL(request.url ?? '/', 'http://localhost').searchParams).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
