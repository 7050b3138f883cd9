import type { LuonnosKohde } from '@keikka/contracts';
import type { EntityManager } from 'typeorm';
import { prepared } from '@keikka/server';
import { USABLE_AUTH_SQL } from '../access/keikka-access.policy.js';

const KOHTEET_SQL = prepared(`with ${USABLE_AUTH_SQL}, kohde as (
  select u.owner_asiakas_id, u.target_id as asiakas_id, null::int as tyomaa_id, '' as tyomaa_nimi
    from usable_auth u where u.kind = 'asiakas' and u.level = 'write'
  union all
  select t.owner_asiakas_id, t.asiakas_id, t.tyomaa_id, t.tyomaa_nimi
    from usable_auth u join tyomaa t on t.tyomaa_id = u.target_id and t.owner_asiakas_id = u.owner_asiakas_id
    where u.kind = 'tyomaa' and u.level = 'write' and t.deleted_time is null)
select k.owner_asiakas_id as "ownerAsiakasId", o.asiakas_nimi as "ownerAsiakasNimi", k.asiakas_id as "asiakasId",
  a.asiakas_nimi as "asiakasNimi", k.tyomaa_id as "tyomaaId", k.tyomaa_nimi as "tyomaaNimi"
from kohde k join asiakas o on o.asiakas_id = k.owner_asiakas_id join asiakas a on a.asiakas_id = k.asiakas_id
where $1 in (0, k.owner_asiakas_id)
order by o.asiakas_nimi, a.asiakas_nimi, k.tyomaa_nimi, k.tyomaa_id`);

/**
 * Whom a person may make drafts for (O-139, R-93), by name.
 * @param ownerAsiakasId whose orders they are to be; 0 for any company's
 */
export const luonnosKohteet = (
  manager: EntityManager,
  personId: number,
  ownerAsiakasId = 0,
): Promise<LuonnosKohde[]> => manager.query<LuonnosKohde[]>(KOHTEET_SQL, [ownerAsiakasId, personId]);
