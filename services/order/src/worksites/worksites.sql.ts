import { keikkaTila } from '@keikka/domain';

/** Nobody reads more of a list that typing narrows. */
const FOUND_AT_MOST = 30;

/** More words than this narrow a list no further. */
export const WORDS_AT_MOST = 6;

/** How a word is looked for: as it is, or so that a wrong or missing letter does not hide what is meant. */
export type Match = 'exact' | 'near';

/** One wrong letter in a word of ten, or two that changed places, is near enough. */
export const NEAR_ENOUGH_SQL = 'set local pg_trgm.word_similarity_threshold = 0.45';

/** A shorter word is in too many texts to be near any. */
export const NEAR_FROM = 4;

/**
 * The sites of company $1 whose text matches each of so many words, whose patterns are the parameters from $5 on: those of
 * customer $2 before others, then those that begin with $3. $4 is what was typed, by whose likeness near ones are ordered.
 * Each word is a condition of its own, because the index knows no `all`.
 */
export function findSitesSql(matches: readonly Match[]): string {
  const conditions = matches.map((match, place) =>
    match === 'near' ? `$${place + 5} <% t.search_text` : `t.search_text like $${place + 5}`,
  );
  return `
select s.tyomaa_id as "tyomaaId", s.tyomaa_nimi as "tyomaaNimi", s.asiakas_id as "asiakasId",
  s.tyomaa_osoite1 as "tyomaaOsoite1", s.tyomaa_osoite2 as "tyomaaOsoite2", s.tyomaa_osoite3 as "tyomaaOsoite3",
  s.tyomaa_osoite4 as "tyomaaOsoite4", used.count as "keikkaCount",
  to_char(used.last at time zone 'Europe/Helsinki', 'YYYYMMDD') as "lastPvm"
from (
  select t.* from tyomaa t where ${['t.owner_asiakas_id = $1', ...conditions].join(' and ')}
  order by t.asiakas_id is not distinct from $2::int desc, starts_with(t.search_text, $3) desc,
    word_similarity($4, t.search_text) desc, t.tyomaa_nimi collate "fi-FI-x-icu", t.tyomaa_id
  limit ${FOUND_AT_MOST}) s
cross join lateral (
  select count(*)::int as count, max(k.pumppu_aika) as last from keikka k
  where k.tyomaa_id = s.tyomaa_id and k.keikka_tila_id <> ${keikkaTila.poistettu}) used
order by s.asiakas_id is not distinct from $2::int desc,
  case when s.asiakas_id is not distinct from $2::int then used.last end desc nulls last,
  starts_with(s.search_text, $3) desc, word_similarity($4, s.search_text) desc,
  s.tyomaa_nimi collate "fi-FI-x-icu", s.tyomaa_id`;
}
