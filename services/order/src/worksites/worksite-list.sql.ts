import { keikkaTila } from '@keikka/domain';

/** How many persons each site of company $1 has, as its window lists them: who left is nobody to be called. */
const HENKILOITA_SQL = `
  select h.tyomaa_id, count(*)::int as count
  from (
    select tp.tyomaa_id, tp.person_id from tyomaa_person tp join tyomaa t on t.tyomaa_id = tp.tyomaa_id
    where t.owner_asiakas_id = $1
    union select target_id, person_id from auth where owner_asiakas_id = $1 and kind = 'tyomaa') h
  where not exists (select from person p where p.person_id = h.person_id and p.removed)
  group by h.tyomaa_id`;

/** The sites of company $1 by name: those of customer $2, or of all where it is null. */
export const LISTED_SITES_SQL = `
select s.tyomaa_id as "tyomaaId", s.tyomaa_nimi as "tyomaaNimi", s.tyomaa_num as "tyomaaNum",
  s.tyomaa_osoite1 as "tyomaaOsoite1", s.tyomaa_osoite2 as "tyomaaOsoite2", s.tyomaa_osoite3 as "tyomaaOsoite3",
  s.tyomaa_osoite4 as "tyomaaOsoite4", s.asiakas_id as "asiakasId", coalesce(a.asiakas_nimi, '') as "asiakasNimi",
  used.count as "keikkaCount", coalesce(henkiloita.count, 0) as "henkiloCount",
  to_char(used.last at time zone 'Europe/Helsinki', 'YYYYMMDD') as "lastPvm",
  (s.tyomaa_lat is null or s.tyomaa_lng is null) as "noSijainti", s.tyomaa_osoite3 = '' as "noPostinumero",
  s.entiset_numerot as "entisetNumerot", s.varmenne
from tyomaa s
join (
  select t.tyomaa_id, count(k.keikka_id)::int as count, max(k.pumppu_aika) as last
  from tyomaa t left join keikka k on k.tyomaa_id = t.tyomaa_id and k.keikka_tila_id <> ${keikkaTila.poistettu}
  where t.owner_asiakas_id = $1 and ($2::int is null or t.asiakas_id = $2) and t.deleted_time is null
  group by t.tyomaa_id) used on used.tyomaa_id = s.tyomaa_id
left join (${HENKILOITA_SQL}) henkiloita on henkiloita.tyomaa_id = s.tyomaa_id
left join asiakas a on a.asiakas_id = s.asiakas_id
order by s.tyomaa_nimi collate "fi-FI-x-icu", s.tyomaa_id`;
