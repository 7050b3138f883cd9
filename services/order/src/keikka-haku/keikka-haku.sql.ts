import { keikkaTila } from '@keikka/domain';
import { instantSql } from '@keikka/server';
import { ALLOW_VIEW_SQL, USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';
import { CONTACT_IDS_SQL, CUSTOMER_NAME_SQL } from '../keikka/keikka-haku.sql.js';

const MOST = 50;

/** A text of kind `kind`, made of `texts`, one of them at least being there. */
const elsewhereSql = (kind: string, ...texts: string[]): string =>
  `select '${kind}' as kind, array_remove(array[${texts.join(', ')}], '') as texts`;

/** `FoundElsewhere` of order `k` at site `w`; what the site's own contact and a person have in common stands once. */
const ELSEWHERE_SQL = `
select coalesce(json_agg(distinct to_jsonb(e)), '[]') as rows from (
  ${elsewhereSql('contact', 'w.yhteyshenkilo_nimi', 'w.yhteyshenkilo_puhelin')}
  union ${elsewhereSql('contact', `concat_ws(' ', p.person_first_name, p.person_last_name)`, 'p.person_phone')}
    from person p where p.person_id = any(${CONTACT_IDS_SQL})
  union ${elsewhereSql('driving', 'k.keikka_ajo_ohje')}
  union ${elsewhereSql('driving', 'w.tyomaa_ajo_ohje')}
  union ${elsewhereSql('heading', 'k.keikka_otsikko')}
  union ${elsewhereSql('siteNumber', 'w.tyomaa_num')}
) e where e.texts <> '{}'`;

/** The keys of `FoundKeikka`. */
const COLUMNS_SQL = `
  k.keikka_id as "keikkaId", k.keikka_tila_id as "keikkaTilaId",
  coalesce(t.keikka_tila_selite, '') as "keikkaTilaSelite", coalesce(${instantSql('k.pumppu_aika')}, '') as "pumppuAika",
  coalesce(${instantSql('k.time_end')}, '') as "timeEnd", ${CUSTOMER_NAME_SQL} as "asiakasNimi",
  coalesce(s.color_code, '') as "sourceAsiakasColorCode", w.tyomaa_nimi as "tyomaaNimi",
  w.tyomaa_osoite1 as "tyomaaOsoite1", w.tyomaa_osoite2 as "tyomaaOsoite2", w.tyomaa_osoite3 as "tyomaaOsoite3",
  w.tyomaa_osoite4 as "tyomaaOsoite4",
  (select coalesce(sum(m3), 0)::float8 from keikka_betoni b where b.keikka_id = k.keikka_id) as m3,
  coalesce(v.vehicle_no, '') as "vehicleNo", v.vehicle_puomi as "vehiclePuomi",
  array(select concat_ws(' ', p.person_first_name, p.person_last_name) from keikka_kuski d join person p using (person_id)
    where d.keikka_id = k.keikka_id order by d.order_no, d.person_id) as kuskit, e.rows as elsewhere`;

/** A condition for each word, whose patterns are the parameters from $6 on, because the index knows no `all`. */
const likeSql = (words: number): string =>
  Array.from({ length: words }, (_, place) => `h.search_text like $${place + 6}`).join(' and ');

/**
 * `FoundKeikka` rows with their part and its count: the orders that person $2 of company $1 may see and whose text is like
 * each of so many patterns, of a day that begins at $3 and ends at $4. The order that a word of $5 numbers is first.
 */
export const searchSql = (words: number): string => `with ${USABLE_AUTH_SQL}, found as (
  select k.keikka_id, k.pumppu_aika,
    case when k.pumppu_aika < $3 then 'past' when k.pumppu_aika <= $4 then 'today' else 'coming' end as part
  from keikka_haku h join keikka k using (keikka_id)
  where ${likeSql(words)} and k.keikka_tila_id <> ${keikkaTila.poistettu} and (${ALLOW_VIEW_SQL})
), placed as (
  select keikka_id, part, count(*) over (partition by part)::int as count, row_number() over (partition by part
    order by keikka_id::text <> all ($5), extract(epoch from pumppu_aika) * case part when 'past' then -1 else 1 end,
      keikka_id) as place
  from found
)
select f.part, f.count, row_to_json(r) as keikka
from placed f
join keikka k using (keikka_id)
join keikka_tyomaa w using (keikka_id)
left join keikka_tila t using (keikka_tila_id)
left join asiakas s on s.asiakas_id = k.source_asiakas_id
left join asiakas a on a.asiakas_id = k.asiakas_id
left join vehicle v on v.vehicle_id = k.vehicle_id
cross join lateral (${ELSEWHERE_SQL}) e
cross join lateral (select ${COLUMNS_SQL}) r
where f.place <= ${MOST}
order by f.place`;
