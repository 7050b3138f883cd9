import { tyomaaFields } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';

const column = (name: string): string => name.replace(/([A-Z])/g, '_$1').toLowerCase();
const columnsOf = (table: string): string =>
  Object.keys(tyomaaFields)
    .map((name) => `${table}.${column(name)}`)
    .join(', ');

/** The orders of site $1, which a merge moves: a deleted one never comes back, and stays where it is. */
export const MOVED_SQL = `
select k.keikka_id as "keikkaId", k.keikka_tila_id as "keikkaTilaId",
  (${columnsOf('c')}) is distinct from (${columnsOf('t')}) as "omaVersio"
from keikka k join tyomaa t on t.tyomaa_id = k.tyomaa_id join keikka_tyomaa c on c.keikka_id = k.keikka_id
where k.tyomaa_id = $1 and k.keikka_tila_id <> ${keikkaTila.poistettu}
order by k.keikka_id`;

/**
 * The names of the persons of site $1 who are none of site $2, which a merge moves. Who left is nobody to be called, and who
 * was just made may have no name here yet.
 */
export const MOVED_HENKILOT_SQL = `
select trim(concat_ws(' ', p.person_first_name, p.person_last_name)) as nimi
from tyomaa_person t left join person p on p.person_id = t.person_id
where t.tyomaa_id = $1 and p.removed is not true
  and not exists (select 1 from tyomaa_person j where j.tyomaa_id = $2 and j.person_id = t.person_id)
order by p.person_first_name collate "fi-FI-x-icu", p.person_last_name collate "fi-FI-x-icu", t.person_id`;

/**
 * How many persons company $2 gives access to the orders of site $1 by that site. The level is given to the site by name, so
 * that a merge gives nobody access to the orders of another one.
 */
export const OIKEUKSIA_SQL = `
select count(*)::int as count from auth a left join person p using (person_id)
where a.kind = 'tyomaa' and a.target_id = $1 and a.owner_asiakas_id = $2 and a.level <> 'none' and p.removed is not true`;

/** The same orders, held: in the order of their ids, so that two who hold some never wait for each other in a circle. */
export const LOCK_MOVED_SQL = `${MOVED_SQL} for update of k`;

/** Those that came to the site while its lock was waited for. Who still holds one is not waited for. */
export const LOCK_NEWCOMERS_SQL = `${LOCK_MOVED_SQL} nowait`;
