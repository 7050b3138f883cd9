import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The peer of the order's benchmark: node:http and node-pg, the rows of one order as plain SQL selects them,
 * JSON.stringify and nothing else. Postgres plans for it as for the services (`data-source.ts`).
 */
const pool = (/** @type {string} */ name) =>
  new pg.Pool({
    connectionString: process.env[`DATABASE_URL_${name}`],
    max: 10,
    options: '-c random_page_cost=1.1 -c jit=off',
  });
const [orders, grid] = [pool('ORDER'), pool('GRID')];

const ORDER_SQL = `
select k.*, w.*, f.*, t.*, to_json(v.*) as vehicle, to_json(a.*) as asiakas, to_json(s.*) as tyomaa
from keikka k
join keikka_tyomaa w using (keikka_id)
join keikka_tehdas f using (keikka_id)
left join keikka_tila t using (keikka_tila_id)
left join vehicle v on v.vehicle_id = k.vehicle_id
left join asiakas a on a.asiakas_id = k.asiakas_id
left join tyomaa s on s.tyomaa_id = k.tyomaa_id
where k.keikka_id = $1`;
const LINES_SQL = 'select * from keikka_betoni where keikka_id = $1 order by order_no';
const DRIVERS_SQL = `select p.*, d.is_explicit_assignment, s.m3, s.keikat, s.minutes
from keikka_kuski d join person p using (person_id)
left join lateral (
  select sum(b.m3) as m3, count(distinct o.keikka_id) as keikat, sum(o.pumppu_kesto) as minutes
  from keikka_kuski e join keikka o using (keikka_id) left join keikka_betoni b using (keikka_id)
  where e.person_id = d.person_id and o.pumppu_aika between $2::timestamptz - interval '12 hours' and $2::timestamptz + interval '12 hours'
) s on true
where d.keikka_id = $1 order by d.order_no`;
const STEPS_SQL = 'select distinct step_log_type_id from step_log where keikka_id = $1';
const VEHICLE_DAY_SQL = `select keikka_id from keikka
where vehicle_id = $1 and pumppu_aika between $2::timestamptz - interval '12 hours' and $2::timestamptz + interval '12 hours'`;
const BARS_SQL = 'select * from palkki where vehicle_id = $1 and time_start < $3 and time_end > $2';

/** @param {URLSearchParams} query */
async function order(query) {
  const id = query.get('keikkaId');
  const { rows } = await orders.query(ORDER_SQL, [id]);
  const [keikka] = rows;
  if (!keikka) return { success: false };
  const { vehicle_id: vehicleId, pumppu_aika: start, time_end: end } = keikka;
  const [betonit, kuskit, steps, day, bars] = await Promise.all([
    orders.query(LINES_SQL, [id]),
    orders.query(DRIVERS_SQL, [id, start]),
    orders.query(STEPS_SQL, [id]),
    orders.query(VEHICLE_DAY_SQL, [vehicleId, start]),
    grid.query(BARS_SQL, [vehicleId, start, end]),
  ]);
  const parts = {
    betonit: betonit.rows,
    kuskit: kuskit.rows,
    steps: steps.rows,
    day: day.rows,
    palkit: bars.rows,
  };
  return { success: true, data: { ...keikka, ...parts } };
}

createServer((request, response) => {
  order(new URL(request.url ?? '/', 'http://localhost').searchParams).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
