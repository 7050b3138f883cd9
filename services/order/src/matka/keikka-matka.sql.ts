/**
 * The ends of the way that order $1 lacks: its plant as it stands now and its own copy of the site. No row where it has a
 * way, lacks an end, or is in the status $2, deleted.
 */
export const PUUTTUVA_SQL = `select f.betoni_sijainti_id as "sijaintiId", s.lat as "plantLat", s.lng as "plantLng",
  t.tyomaa_lat as "siteLat", t.tyomaa_lng as "siteLng"
from keikka k
join keikka_tehdas f using (keikka_id)
join keikka_tyomaa t using (keikka_id)
join sijainti s on s.sijainti_id = f.betoni_sijainti_id
where k.keikka_id = $1 and k.keikka_tila_id <> $2 and k.tyomaa_id is not null
  and f.betoni_matka_m is null and f.betoni_matka_aika is null
  and s.lat is not null and s.lng is not null and t.tyomaa_lat is not null and t.tyomaa_lng is not null`;
