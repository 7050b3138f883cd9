/** The persons of order `k` with its site `w`: contact of the order, the site and the customer, and who ordered. */
export const CONTACT_IDS_SQL = `
array[k.keikka_contact_person_id, w.tyomaa_contact_person_id, k.asiakas_contact_person_id, k.person_id]`;

/** The orders that name person $1. */
export const KEIKAT_OF_CONTACT_SQL = `
select k.keikka_id as "keikkaId" from keikka k join keikka_tyomaa w using (keikka_id)
where $1 = any(${CONTACT_IDS_SQL}) order by 1`;

/** The customer of order `k` as lists name it, `a` being the company itself. */
export const CUSTOMER_NAME_SQL = `coalesce(nullif(k.asiakas_nimi, ''), a.asiakas_nimi, '')`;

/** Every text that orders $1 are found by. */
export const SEARCHED_TEXTS_SQL = `
select k.keikka_id as "keikkaId", array[k.keikka_id::text, ${CUSTOMER_NAME_SQL}, w.tyomaa_nimi, w.tyomaa_num,
  w.tyomaa_osoite1, w.tyomaa_osoite2, w.tyomaa_osoite3, w.tyomaa_osoite4, w.yhteyshenkilo_nimi,
  w.yhteyshenkilo_puhelin, k.keikka_otsikko, k.keikka_ajo_ohje, w.tyomaa_ajo_ohje] || array(
    select unnest(array[concat_ws(' ', p.person_first_name, p.person_last_name), p.person_phone])
    from person p where p.person_id = any(${CONTACT_IDS_SQL})
  ) as texts
from keikka k join keikka_tyomaa w using (keikka_id) left join asiakas a using (asiakas_id)
where k.keikka_id = any($1)`;

/** Stores `{ keikkaId, searchText }` rows from JSON $1. An order whose text is as it was is not written. */
export const STORE_SEARCH_TEXTS_SQL = `
insert into keikka_haku as h (keikka_id, search_text)
select "keikkaId", "searchText" from jsonb_to_recordset($1::jsonb) as d("keikkaId" int, "searchText" text)
on conflict (keikka_id) do update set search_text = excluded.search_text
  where h.search_text <> excluded.search_text`;
