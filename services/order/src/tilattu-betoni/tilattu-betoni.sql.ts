import type { DataSource } from 'typeorm';
import { betoniFields, valuFields } from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import { keikkaTila } from '@keikka/domain';
import { columnsSql } from '@keikka/server';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';

const MOST = 200;

const { hinta_value } = betoniFields;

/**
 * One row with the `TilattuBetoni` list, whose amounts JSON prints as numbers: the lines of the orders that company $1 owns,
 * for customer $2, that begin from $3 to $4. Prices are read only for readers who may see them (C-103).
 */
export const tilattuBetoniSql = (
  dataSource: DataSource,
  isPriced: boolean,
): string => `select coalesce(json_agg(line), '[]') as betonit from (
select k.keikka_id as "keikkaId", keikka_betoni_id as "keikkaBetoniId",
  to_char(k.pumppu_aika at time zone 'Europe/Helsinki', 'YYYYMMDD') as day, w.tyomaa_nimi as "tyomaaNimi",
  ${columnsSql(dataSource, KeikkaBetoni, readable({ ...valuFields, hinta_value }, { prices: isPriced }))},
  coalesce(laatu_nimike, '') as laatu, coalesce(kaytto_ika_selite, '') as "kayttoIka", betoni_string as "betoniString"
from keikka k
join keikka_tyomaa w using (keikka_id)
join keikka_betoni on keikka_betoni.keikka_id = k.keikka_id
left join laatu using (laatu_id)
left join kayttoika using (kaytto_ika_id)
where k.owner_asiakas_id = $1 and k.asiakas_id = $2 and k.pumppu_aika between $3 and $4
  and k.keikka_tila_id not in (${keikkaTila.peruttu}, ${keikkaTila.poistettu})
order by k.pumppu_aika desc, k.keikka_id desc, order_no, keikka_betoni_id
limit ${MOST}) line`;
