/**
 * Some factories (type $5) of the company $1 nearest to a site at $2, $3, at most $6 and $7 degrees away; of two as near $4
 * first, then the older one. Ordered as on a plane, which is exact enough to have the nearest of all among them.
 */
export const LAHIMMAT_TEHTAAT_SQL = `select sijainti_id as "sijaintiId", lat, lng from sijainti
where asiakas_id = $1 and sijainti_type_id = $5 and deleted_time is null
  and lat between $2::float8 - $6::float8 and $2::float8 + $6::float8
  and lng between $3::float8 - $7::float8 and $3::float8 + $7::float8
order by (lat - $2::float8) ^ 2 + ((lng - $3::float8) * cos(radians((lat + $2::float8) / 2))) ^ 2,
  (sijainti_id = $4::int) is true desc, sijainti_id
limit 8`;
