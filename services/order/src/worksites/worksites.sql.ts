import { keikkaTila } from '@keikka/domain';

/** Nobody reads more of a list that typing narrows. */
export const FOUND_AT_MOST = 30;

/** So many of a customer's sites are put in order, and of the others: to weigh the likeness of one takes 50 µs. */
const LOOKED_AT = { own: 300, others: 100 };

/** More words than this narrow a list no further. */
export const WORDS_AT_MOST = 6;

/** One wrong letter in a word of ten, or two that changed places, is near enough. */
export const NEAR_ENOUGH_SQL = 'set local pg_trgm.word_similarity_threshold = 0.45';

/** So many words may be meant by one, the likest. */
const MEANT_AT_MOST = 20;

/** The words of company $1's sites that may be meant by each of the words $2. */
export const MEANT_WORDS_SQL = `
select typed, array(
  select sana from tyomaa_sana where owner_asiakas_id = $1 and typed <% sana
  order by word_similarity(typed, sana) desc, sana limit ${MEANT_AT_MOST}) as meant
from unnest($2::text[]) typed`;

/**
 * Sites of company $1 that match, whichever come first: a word that is in thousands of texts tells none of them from the
 * others, and to put all of them in order would take longer than to type the next letter.
 */
const candidatesSql = (whose: string, conditions: readonly string[], most: number): string =>
  `(select t.* from tyomaa t where ${['t.owner_asiakas_id = $1', 't.deleted_time is null', whose, ...conditions].join(' and ')}
    limit ${most})`;

/** The keys of a found site `s`, but for its address in one line; `used` being its orders. */
const COLUMNS_SQL = `
  s.tyomaa_id as "tyomaaId", s.tyomaa_nimi as "tyomaaNimi", s.asiakas_id as "asiakasId",
  s.tyomaa_lat as "tyomaaLat", s.tyomaa_lng as "tyomaaLng",
  s.tyomaa_osoite1 as "tyomaaOsoite1", s.tyomaa_osoite2 as "tyomaaOsoite2", s.tyomaa_osoite3 as "tyomaaOsoite3",
  s.tyomaa_osoite4 as "tyomaaOsoite4", used.count as "keikkaCount",
  to_char(used.last at time zone 'Europe/Helsinki', 'YYYYMMDD') as "lastPvm"`;

const USED_SQL = `
cross join lateral (
  select count(*)::int as count, max(k.pumppu_aika) as last from keikka k
  where k.tyomaa_id = s.tyomaa_id and k.keikka_tila_id <> ${keikkaTila.poistettu}) used`;

/** The sites of company $1 that are customer $2's, the latest used first. */
export const SITES_OF_ASIAKAS_SQL = `
select ${COLUMNS_SQL} from tyomaa s ${USED_SQL}
where s.owner_asiakas_id = $1 and s.asiakas_id = $2 and s.deleted_time is null
order by used.last desc nulls last, s.tyomaa_nimi collate "fi-FI-x-icu", s.tyomaa_id`;

/** Each word is a condition of its own, because the index knows no `all`; their patterns are the parameters from $`first` on. */
const likeSql = (words: number, first: number): string[] =>
  Array.from({ length: words }, (_, place) => `t.search_text like $${place + first}`);

/** Sites that have the words of the `tsquery` $5. */
const HAS_WORDS_SQL = ['tyomaa_sanat(t.search_text) @@ $5::tsquery'];

export const FIND_NEAR_SQL = findSitesSql({ own: HAS_WORDS_SQL, others: HAS_WORDS_SQL });

/** Sites whose texts are like so many patterns, wherever in a word that is. */
export const findWithinSql = (words: number): string =>
  findSitesSql({ own: likeSql(words, 5), others: likeSql(words, 5) });

/** The same for customer $2, who has few sites, and sites of others that have the words of the `tsquery` $5. */
export const findWholeSql = (words: number): string =>
  findSitesSql({ own: likeSql(words, 6), others: HAS_WORDS_SQL });

/**
 * The sites of company $1 that fulfil some conditions: those of customer $2 before others, then those that begin with $3.
 * $4 is what was typed, by whose likeness near ones are ordered.
 */
function findSitesSql(conditions: { own: readonly string[]; others: readonly string[] }): string {
  const order = `starts_with(s.search_text, $3) desc, s.likeness desc, s.tyomaa_nimi collate "fi-FI-x-icu", s.tyomaa_id`;
  return `
select ${COLUMNS_SQL}
from (
  select s.* from (
    select c.*, (c.asiakas_id = $2::int) is true as is_own, word_similarity($4, c.search_text) as likeness
    from (${candidatesSql('t.asiakas_id = $2::int', conditions.own, LOOKED_AT.own)}
      union all ${candidatesSql('(t.asiakas_id = $2::int) is not true', conditions.others, LOOKED_AT.others)}) c) s
  order by s.is_own desc, ${order}
  limit ${FOUND_AT_MOST}) s
${USED_SQL}
order by s.is_own desc, case when s.is_own then used.last end desc nulls last, ${order}`;
}
