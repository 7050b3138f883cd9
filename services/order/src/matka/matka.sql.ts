/** Degrees as the table holds them: `toParts`. */
export const partsSql = (degrees: string): string => `round((${degrees} * 10000)::numeric)::int`;

const COLUMNS = `matka_m as "matkaM", matka_aika as "matkaAika", reitti, entry_time as "entryTime",
  is_arvio as "isArvio"`;

/** The way from plant $1 at $2, $3 to the place $4, $5. */
export const STORED_SQL = `select ${COLUMNS} from matka
where sijainti_id = $1 and sijainti_lat = $2 and sijainti_lng = $3 and tyomaa_lat = $4 and tyomaa_lng = $5`;

/**
 * Stores a way, and returns it. A guess does not replace what a routing service said of the same places: then there is no
 * row. What is looked up later has a later time, however soon it was.
 */
export const STORE_SQL = `insert into matka
  (sijainti_id, sijainti_lat, sijainti_lng, tyomaa_lat, tyomaa_lng, matka_m, matka_aika, reitti, entry_time, is_arvio, lahde)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict (sijainti_id, tyomaa_lat, tyomaa_lng) do update set
  sijainti_lat = excluded.sijainti_lat, sijainti_lng = excluded.sijainti_lng, matka_m = excluded.matka_m,
  matka_aika = excluded.matka_aika, reitti = excluded.reitti, is_arvio = excluded.is_arvio, lahde = excluded.lahde,
  entry_time = greatest(excluded.entry_time, matka.entry_time + interval '1 millisecond')
where matka.is_arvio or not excluded.is_arvio
  or (matka.sijainti_lat, matka.sijainti_lng) <> (excluded.sijainti_lat, excluded.sijainti_lng)
returning ${COLUMNS}`;
