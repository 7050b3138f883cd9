import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ways from plants to places, as they were looked up (O-251). */
export class CreateMatka1796051000000 implements MigrationInterface {
  name = 'CreateMatka1796051000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table matka (
      sijainti_id int references sijainti on delete cascade, tyomaa_lat int, tyomaa_lng int,
      sijainti_lat int not null, sijainti_lng int not null, matka_m int not null, matka_aika int not null,
      reitti jsonb, entry_time timestamptz not null, is_arvio boolean not null, lahde text not null,
      primary key (sijainti_id, tyomaa_lat, tyomaa_lng))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table matka`);
  }
}
