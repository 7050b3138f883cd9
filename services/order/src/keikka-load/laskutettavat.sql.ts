import type { DataSource } from 'typeorm';
import { keikkaTila } from '@keikka/domain';
import { prepared } from '@keikka/server';
import { gridRowsSql } from '../grid-row/grid-row.sql.js';
import { keikat } from '../keikka/keikka.record.js';
import { betonitSql } from './betonit.sql.js';
import { all, ASIAKAS_SQL, one, otherColumns, VEHICLE_SQL } from './keikka-load.sql.js';

/**
 * What formulas read of the delivered orders that company $1 may bill (who plans, who pumps, who makes the concrete), from
 * instant $2 to $3 and with an id above $4, by id, $5 at most. The period is found by its index before the ids are sorted: by
 * itself the limit would tempt the planner to walk all orders by id.
 */
export const laskutettavatSql = (dataSource: DataSource): string =>
  prepared(`
with hits as materialized (
  select k.keikka_id from keikka k
  where k.pumppu_aika between $2 and $3 and k.keikka_tila_id = ${keikkaTila.toimitettu} and k.keikka_id > $4
    and $1 in (k.owner_asiakas_id, k.pumppu_asiakas_id, k.betoni_asiakas_id)
), page as (select keikka_id from hits order by keikka_id limit $5)
select ${one(keikat.selectSql(dataSource, 'o.keikka_id', otherColumns))} as keikka,
  (select json::json from (${gridRowsSql('select o.keikka_id')}) r) as row,
  ${all(betonitSql(dataSource, true))} as betonit, ${one(VEHICLE_SQL)} as vehicle, ${one(ASIAKAS_SQL)} as asiakas
from page join keikka o using (keikka_id)
order by o.keikka_id`);
