import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The classes that the lists lacked. The ids of strengths go from weak to strong, because price matching adds their
 * difference (I-096); two weaker ones come first, so that the lines move up with the names.
 */
const lujuudet = [
  ['C12/15', 'K15'],
  ['C16/20', 'K20'],
  ['C20/25', 'K25'],
  ['C25/30', 'K30'],
  ['C28/35', 'K35'],
  ['C30/37', 'K37'],
  ['C32/40', 'K40'],
  ['C35/45', 'K45'],
  ['C40/50', 'K50'],
  ['C45/55', 'K55'],
  ['C50/60', 'K60'],
] as const;

/** Least strengths of EN 206 table F.1, by the number of the strength above. Frost with salt or saturation wants air. */
const rajat = {
  ...{ X0: 1, XC1: 3, XC2: 4, XC3: 6, XC4: 6, XD1: 6, XD2: 6, XD3: 8, XS1: 6, XS2: 8, XS3: 8 },
  ...{ XF1: 6, XF2: 4, XF3: 6, XF4: 6, XA1: 6, XA2: 6, XA3: 8 },
} as const;
const withAir: readonly string[] = ['XF2', 'XF3', 'XF4'];

export class CompleteBetoniLists1795900000000 implements MigrationInterface {
  name = 'CompleteBetoniLists1795900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `insert into lujuus (lujuus_id, lujuus_selite, lujuus_text) values (10, '', ''), (11, '', '')`,
    );
    await runner.query(`update keikka_betoni set lujuus_id = lujuus_id + 2 where lujuus_id is not null`);
    await name(runner, lujuudet);
    await runner.query(`insert into notkeus (notkeus_id, notkeus_selite, notkeus_text) values
      (12, 'SF1', 'Leviämä 550–650 mm'), (13, 'SF2', 'Leviämä 660–750 mm'), (14, 'SF3', 'Leviämä 760–850 mm')`);
    await runner.query(`insert into kayttoika values (3, '200 v')`);
    await runner.query(`create table rasitus_raja (
      luokka text primary key, lujuus_id int not null references lujuus, ilma boolean not null)`);
    for (const [luokka, lujuusId] of Object.entries(rajat))
      await runner.query(`insert into rasitus_raja values ($1, $2, $3)`, [
        luokka,
        lujuusId,
        withAir.includes(luokka),
      ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table rasitus_raja`);
    await runner.query(`update keikka_betoni set kaytto_ika_id = null where kaytto_ika_id = 3`);
    await runner.query(`delete from kayttoika where kaytto_ika_id = 3`);
    await runner.query(`update keikka_betoni set notkeus_id = null where notkeus_id > 11`);
    await runner.query(`delete from notkeus where notkeus_id > 11`);
    await runner.query(`update keikka_betoni set lujuus_id = nullif(greatest(lujuus_id - 2, 0), 0)`);
    await name(runner, lujuudet.slice(2));
    await runner.query(`delete from lujuus where lujuus_id > 9`);
  }
}

async function name(runner: QueryRunner, names: readonly (readonly [string, string])[]): Promise<void> {
  for (const [index, [selite, text]] of names.entries())
    await runner.query(`update lujuus set lujuus_selite = $2, lujuus_text = $3 where lujuus_id = $1`, [
      index + 1,
      selite,
      text,
    ]);
}
