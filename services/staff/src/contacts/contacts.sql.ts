/** Nobody reads more of a list that typing narrows. */
const FOUND_AT_MOST = 100;

/** What says whether company $1 may change a contact, and upon which version. */
const EDITED = `,
  p.varmenne, p.asiakas_id is null and p.password_hash is null and not exists (select 1 from asiakas_person c
    where c.person_id = p.person_id and c.owner_asiakas_id <> $1) as muokattava`;

/** `FoundPerson` rows: the persons whom company $1 may name as contacts, its own people among them; asked about $2. */
const contactSql = (more = ''): string => `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail",
  coalesce((select string_agg(a.asiakas_nimi, ', ' order by a.asiakas_nimi collate "fi-FI-x-icu")
    from asiakas_person c join asiakas a on a.asiakas_id = c.asiakas_id
    where c.owner_asiakas_id = $1 and c.person_id = p.person_id and c.asiakas_id <> $1), '') as "asiakasNimi",
  exists (select 1 from asiakas_person c
    where c.owner_asiakas_id = $1 and c.person_id = p.person_id and c.asiakas_id = $2) as "isOfAsiakas"${more}
from person p
where p.person_deleted_time is null and (p.asiakas_id = $1
  or exists (select 1 from asiakas_person c where c.owner_asiakas_id = $1 and c.person_id = p.person_id))`;

/** Person $3 of them, as a `YksiPerson`. */
export const ONE_CONTACT_SQL = `${contactSql(EDITED)} and p.person_id = $3`;

/** Those with search text $3. */
export const SAME_CONTACTS_SQL = `${contactSql()} and p.search_text = $3 order by p.person_id`;

/** Those whose text is like each of the patterns $3, first those of company $2, and the own people last. */
export const FIND_CONTACTS_SQL = `${contactSql()} and p.search_text like all ($3)
order by "isOfAsiakas" desc, p.asiakas_id is not distinct from $1,
  concat_ws(' ', p.person_first_name, p.person_last_name) collate "fi-FI-x-icu", p.person_id
limit ${FOUND_AT_MOST}`;

/**
 * Persons $3, and those whom company $1 knows as contacts of company $2, by name. Their settings in company $1 on day $4;
 * what they are elsewhere is nothing to it.
 */
export const HENKILOT_SQL = `
select p.person_id as "personId", p.person_first_name as "personFirstName", p.person_last_name as "personLastName",
  p.person_phone as "personPhone", p.person_email as "personEmail",
  (select min(c.asiakas_person_id) from asiakas_person c
    where c.owner_asiakas_id = $1 and c.person_id = p.person_id and ($2 = 0 or c.asiakas_id = $2)) as "asiakasPersonId",
  array(select distinct s.asiakas_person_setting_type_id from asiakas_person_setting s
    where s.asiakas_id = $1 and s.person_id = p.person_id
      and coalesce(s.start_date, $4) <= $4 and coalesce(s.end_date, $4) >= $4 order by 1) as "settingTypes"
from person p
where p.person_deleted_time is null and (p.person_id = any($3)
  or exists (select 1 from asiakas_person c
    where c.owner_asiakas_id = $1 and c.asiakas_id = $2 and c.person_id = p.person_id))
order by concat_ws(' ', p.person_first_name, p.person_last_name) collate "fi-FI-x-icu", p.person_id`;
