import { FACTORY } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';

const COLUMNS_SQL = `s.sijainti_id as "sijaintiId", s.asiakas_id as "asiakasId", s.sijainti_nimi as "sijaintiNimi",
  s.sijainti_lyh as "sijaintiLyh", s.sijainti_type_id as "sijaintiTypeId", s.osoite1, s.osoite2, s.lat, s.lng`;

/** The factories of companies $1. */
export const FACTORIES_SQL = `
select ${COLUMNS_SQL} from sijainti s
where s.asiakas_id = any($1) and s.sijainti_type_id = ${FACTORY} and s.deleted_time is null
order by s.sijainti_nimi collate "fi-FI-x-icu", s.sijainti_id`;

const { peruttu, poistettu, toimitettu, arkistoitu } = keikkaTila;

/** Orders from the instant `from` on; without a time it may be any. A deleted order never comes back. */
const isSinceSql = (from: string): string =>
  `k.keikka_tila_id <> ${poistettu} and (k.pumppu_aika is null or k.pumppu_aika >= ${from})`;

/** Orders of today, which begins at `today`, and later ones that are yet to be delivered. */
const isToComeSql = (today: string): string =>
  `k.keikka_tila_id not in (${peruttu}, ${toimitettu}, ${arkistoitu}) and ${isSinceSql(today)}`;

/** The places that an order `k` with its factory `t` names: for its concrete, and where pump and floor crew leave from. */
const NAMED_SQL = 't.betoni_sijainti_id, k.pumppu_sijainti_id, k.lattia_sijainti_id';

/** How many orders to come, today beginning at $2, name the place $1. */
export const TO_COME_SQL = `
select count(*)::int as count from keikka k join keikka_tehdas t on t.keikka_id = k.keikka_id
where ${isToComeSql('$2')} and $1 in (${NAMED_SQL})`;

/**
 * The factories of companies $4 with their orders since $2, and those to come, today beginning at $3, as company $1 may know
 * them: of a factory that is another's it learns of its own orders alone.
 */
export const LISTED_FACTORIES_SQL = `
select ${COLUMNS_SQL}, s.varmenne, coalesce(a.asiakas_nimi, '') as omistaja, coalesce(used.count, 0) as "keikkaCount", coalesce(coming.count, 0) as tulossa
from sijainti s
left join (
  select t.betoni_sijainti_id as id, count(*)::int as count
  from sijainti p join keikka_tehdas t on t.betoni_sijainti_id = p.sijainti_id
  join keikka k on k.keikka_id = t.keikka_id
  where p.asiakas_id = any($4) and (p.asiakas_id = $1 or k.owner_asiakas_id = $1) and ${isSinceSql('$2')}
  group by t.betoni_sijainti_id) used on used.id = s.sijainti_id
left join (
  select named.id, count(distinct k.keikka_id)::int as count
  from keikka k join keikka_tehdas t on t.keikka_id = k.keikka_id
  cross join lateral unnest(array[${NAMED_SQL}]) named(id)
  where ${isToComeSql('$3')}
  group by named.id) coming on coming.id = s.sijainti_id and s.asiakas_id = $1
left join asiakas a on a.asiakas_id = s.asiakas_id
where s.asiakas_id = any($4) and s.sijainti_type_id = ${FACTORY} and s.deleted_time is null
order by s.sijainti_nimi collate "fi-FI-x-icu", s.sijainti_id`;
