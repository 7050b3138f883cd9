import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables every service has: outbox, inbox, change history, idempotency. First migration of each schema. */
export class CreateServerTables1700000000000 implements MigrationInterface {
  name = 'CreateServerTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table outbox (
      id bigserial primary key, message_id uuid not null, name text not null, data jsonb not null, correlation_id text not null,
      at timestamptz not null, published_at timestamptz)`);
    await runner.query(`create index outbox_unpublished on outbox (id) where published_at is null`);
    await runner.query(`create table inbox (
      listener text not null, message_id text not null, at timestamptz not null, primary key (listener, message_id))`);
    await runner.query(`create table change_history (
      change_id bigserial primary key, entity_type text not null, entity_id int not null,
      owner_asiakas_id int not null, change_type text not null, field_name text not null,
      old_value jsonb, new_value jsonb, varmenne int not null, person_id int, person_name text, correlation_id text not null,
      timestamp timestamptz not null)`);
    await runner.query(
      `create index change_history_entity on change_history (entity_type, entity_id, change_id)`,
    );
    await runner.query(`create table idempotency (
      asiakas_id int not null, key text not null, body_hash text not null, result jsonb, at timestamptz not null,
      primary key (asiakas_id, key))`);
    await runner.query(`create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'append-only table %', tg_table_name; end $$`);
    await runner.query(`create trigger change_history_append_only before update or delete on change_history
      for each row execute function refuse_change()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table idempotency, change_history, inbox, outbox`);
    await runner.query(`drop function refuse_change()`);
  }
}
