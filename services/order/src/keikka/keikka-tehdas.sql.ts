import { FACTORY } from '@keikka/contracts';
import { lahinTehdas, TEHDAS_AT_MOST_METRES } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';

/**
 * Some factories (type $5) of the company $1 nearest to a site at $2, $3, at most $6 and $7 degrees away; of two as near $4
 * first, then the older one. Ordered as on a plane, which is exact enough to have the nearest of all among them.
 */
const LAHIMMAT_TEHTAAT_SQL = `select sijainti_id as "sijaintiId", lat, lng from sijainti
where asiakas_id = $1 and sijainti_type_id = $5 and deleted_time is null
  and lat between $2::float8 - $6::float8 and $2::float8 + $6::float8
  and lng between $3::float8 - $7::float8 and $3::float8 + $7::float8
order by (lat - $2::float8) ^ 2 + ((lng - $3::float8) * cos(radians((lat + $2::float8) / 2))) ^ 2,
  (sijainti_id = $4::int) is true desc, sijainti_id
limit 8`;

interface Tehdas extends Place {
  sijaintiId: number;
}

/** A company with thousands of factories has one so near, and the others are not read. */
const NEAR_METRES = 10_000;

/** The id of a company's factory that is nearest to a site (O-129); of two as near the order's own, then the older one. */
export async function lahimmanTehtaanId(
  query: (sql: string, values: unknown[]) => Promise<Tehdas[]>,
  asiakasId: number,
  site: Place,
  ownId: number | null,
): Promise<number | null> {
  for (const metres of [NEAR_METRES, TEHDAS_AT_MOST_METRES]) {
    const values = [asiakasId, site.lat, site.lng, ownId, FACTORY, ...reachOf(site, metres)];
    const nearest = lahinTehdas(site, await query(LAHIMMAT_TEHTAAT_SQL, values), ownId);
    // In a corner of what was asked for it may be farther than one that was not.
    if (nearest && nearest.metres <= metres) return nearest.tehdas.sijaintiId;
  }
  return null;
}

const METRES_OF_DEGREE = 111_194;
const RADIANS = Math.PI / 180;

/** How many degrees of latitude and of longitude a factory may be away from a site. */
function reachOf({ lat }: Place, metres: number): [lat: number, lng: number] {
  const degrees = metres / METRES_OF_DEGREE;
  return [degrees, degrees / Math.max(Math.cos((Math.abs(lat) + degrees) * RADIANS), Number.EPSILON)];
}
