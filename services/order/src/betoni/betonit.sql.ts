const PRICES_SQL = `
  trim_scale(b.hinta_value)::text as "hinta_value", b.hinta_muistiinpanot as "hinta_muistiinpanot",`;

/**
 * The concrete lines of order `o` with the texts of their choices. Prices are read only for readers who may see them
 * (C-103).
 */
export const betonitSql = (isPriced: boolean): string => `
select${isPriced ? PRICES_SQL : ''} b.keikka_betoni_id as "keikkaBetoniId", b.keikka_id as "keikkaId", b.order_no as "orderNo", b.m3::float8 as m3,
  b.toimitettu_m3::float8 as "toimitettuM3", b.laatu_id as "laatuId", coalesce(q.laatu_nimike, '') as laatu,
  b.rae_koko_id as "raeKokoId", coalesce(r.rae_koko_selite, '') as "raeKoko", b.lujuus_id as "lujuusId",
  coalesce(l.lujuus_selite, '') as lujuus, b.notkeus_id as "notkeusId", coalesce(n.notkeus_selite, '') as notkeus,
  b.kaytto_ika_id as "kayttoIkaId", coalesce(i.kaytto_ika_selite, '') as "kayttoIka", b.rasitusluokat,
  b.is_nopea as "isNopea", b.betoni_comment as "betoniComment", b.betoni_string as "betoniString",
  b.betoni_vahvistettu as "betoniVahvistettu",
  to_char(b.tehdas_lahto_aika at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "tehdasLähtöAika"
from keikka_betoni b
left join laatu q using (laatu_id)
left join raekoko r using (rae_koko_id)
left join lujuus l using (lujuus_id)
left join notkeus n using (notkeus_id)
left join kayttoika i using (kaytto_ika_id)
where b.keikka_id = o.keikka_id
order by b.order_no, b.keikka_betoni_id`;
