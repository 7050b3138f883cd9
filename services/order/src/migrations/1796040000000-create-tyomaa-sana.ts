import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs of figures and runs of letters: '12b' is the words '12' and 'b'. What is above 100 characters is cut. */
const WORDS_FUNCTION_SQL = `
create function tyomaa_sanat(search_text text) returns tsvector
language plpgsql immutable strict parallel safe cost 1000 as $$ begin
  return array_to_tsvector(array(
    select left(sana[1], 100) from regexp_matches(search_text, '[0-9]+|[a-z\\u0080-\\U0010ffff]+', 'g') sana));
end $$`;

/** The words of some sites for which others may be typed. A number is none, and many sites have one of their own. */
const wordsOfSql = (sites: string): string => `
  select t.owner_asiakas_id, sana from ${sites} t, unnest(tsvector_to_array(tyomaa_sanat(t.search_text))) sana
  where char_length(sana) >= 3 and sana !~ '^[0-9]'`;

/** Two who add the same words take them in one order, so that neither waits for the other in a circle. */
const addSql = (sites: string): string => `
  insert into tyomaa_sana (owner_asiakas_id, sana)
  select distinct * from (${wordsOfSql(sites)}) w order by owner_asiakas_id, sana
  on conflict do nothing`;

/** Those who add sites of a company share the lock; who removes a word has it alone, and then sees all of its sites. */
const ADD_FUNCTION_SQL = `
create function tyomaa_sana_add() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock_shared(hashtext('tyomaa_sana'), owner)
  from (select distinct owner_asiakas_id as owner from new_rows order by 1) w;
  ${addSql('new_rows')};
  return null;
end $$`;

/** A word goes with the last site of the company that has it. */
const removeFunctionSql = (name: string, gone: string): string => `
create function ${name}() returns trigger language plpgsql as $$
declare owners int[]; words text[];
begin
  select array_agg(owner_asiakas_id), array_agg(sana) into owners, words from (${gone}) w;
  perform pg_advisory_xact_lock(hashtext('tyomaa_sana'), owner)
  from (select distinct owner from unnest(owners) owner order by 1) w;
  delete from tyomaa_sana s using unnest(owners, words) w (owner, word)
  where s.owner_asiakas_id = w.owner and s.sana = w.word and not exists (
    select from tyomaa t
    where t.owner_asiakas_id = w.owner and tyomaa_sanat(t.search_text) @@ quote_literal(w.word)::tsquery);
  return null;
end $$`;

/** Triggers run by name: a change takes the lock that is its own before the one that it shares. */
const TRIGGERS = {
  tyomaa_gone_words: ['delete', 'old table as old_rows', 'tyomaa_sana_remove'],
  tyomaa_gone_words_of_changed: [
    'update',
    'old table as old_rows new table as new_rows',
    'tyomaa_sana_change',
  ],
  tyomaa_new_words: ['insert', 'new table as new_rows', 'tyomaa_sana_add'],
  tyomaa_new_words_of_changed: ['update', 'new table as new_rows', 'tyomaa_sana_add'],
};

/** The words of a company's sites: a misspelt one is looked up among some thousands, and the sites by those it may be. */
export class CreateTyomaaSana1796040000000 implements MigrationInterface {
  name = 'CreateTyomaaSana1796040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table tyomaa_sana (owner_asiakas_id int, sana text, primary key (owner_asiakas_id, sana))`,
    );
    await runner.query(WORDS_FUNCTION_SQL);
    await runner.query(ADD_FUNCTION_SQL);
    await runner.query(removeFunctionSql('tyomaa_sana_remove', `${wordsOfSql('old_rows')} group by 1, 2`));
    await runner.query(
      removeFunctionSql('tyomaa_sana_change', `${wordsOfSql('old_rows')} except ${wordsOfSql('new_rows')}`),
    );
    for (const [name, [event, rows, run]] of Object.entries(TRIGGERS))
      await runner.query(
        `create trigger ${name} after ${event} on tyomaa referencing ${rows} for each statement execute function ${run}()`,
      );
    await runner.query(addSql('tyomaa'));
    await runner.query(`create index tyomaa_sana_sana on tyomaa_sana using gin (sana gin_trgm_ops)`);
    await runner.query(`create index tyomaa_words on tyomaa using gin (tyomaa_sanat(search_text))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TRIGGERS)) await runner.query(`drop trigger ${name} on tyomaa`);
    await runner.query('drop index tyomaa_words');
    await runner.query(
      'drop function tyomaa_sana_add, tyomaa_sana_remove, tyomaa_sana_change, tyomaa_sanat(text)',
    );
    await runner.query('drop table tyomaa_sana');
  }
}
