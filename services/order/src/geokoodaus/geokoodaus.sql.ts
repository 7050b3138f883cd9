/** So long it counts that there is no such address: new streets are built. */
export const NOTHING_HOURS = 24;

/** So many are removed at a time. What is left goes an hour later. */
export const SPENT_AT_MOST = 10_000;

/** Answers that there is nothing which count no longer. One that is just being asked again is left alone. */
export const SPENT_GEOKOODIT_SQL = `delete from geokoodi where haku in (
  select haku from geokoodi
  where formatted_address is null and entry_time <= now() - interval '${NOTHING_HOURS} hours'
  limit ${SPENT_AT_MOST} for update skip locked)`;

/** What the text $1 was answered; an answer that there is nothing counts since $2. */
export const STORED_SQL = `select formatted_address as "formattedAddress", lat, lng from geokoodi
where haku = $1 and (formatted_address is not null or entry_time > $2)`;

/** Stores what the text $1 was answered. */
export const STORE_SQL = `insert into geokoodi (haku, formatted_address, lat, lng, entry_time, lahde)
values ($1, $2, $3, $4, $5, $6)
on conflict (haku) do update set formatted_address = excluded.formatted_address, lat = excluded.lat,
  lng = excluded.lng, entry_time = excluded.entry_time, lahde = excluded.lahde`;
