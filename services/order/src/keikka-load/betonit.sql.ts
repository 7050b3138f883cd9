import type { DataSource } from 'typeorm';
import { betoniFields } from '@keikka/contracts';
import { readable } from '@keikka/contracts/fields';
import { columnsSql } from '@keikka/server';
import { LINE_ATTRS_SQL } from '../keikka/keikka-betoni-attr.sql.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';

/**
 * The concrete lines of order `o` with the texts of their choices. Prices are read only for readers who may see them
 * (C-103).
 */
export const betonitSql = (dataSource: DataSource, isPriced: boolean): string => `
select ${columnsSql(dataSource, KeikkaBetoni, readable(betoniFields, { prices: isPriced }))},
  keikka_betoni.keikka_id as "keikkaId", betoni_string as "betoniString",
  coalesce(laatu_nimike, '') as laatu, coalesce(rae_koko_selite, '') as "raeKoko",
  coalesce(lujuus_selite, '') as lujuus, coalesce(notkeus_selite, '') as notkeus,
  coalesce(kaytto_ika_selite, '') as "kayttoIka", ${LINE_ATTRS_SQL} as attrs
from keikka_betoni
left join laatu using (laatu_id)
left join raekoko using (rae_koko_id)
left join lujuus using (lujuus_id)
left join notkeus using (notkeus_id)
left join kayttoika using (kaytto_ika_id)
where keikka_betoni.keikka_id = o.keikka_id
order by order_no, keikka_betoni_id`;
