import { actor } from '@keikka/builders';
import {
  Column,
  DataSource,
  Entity,
  MoreThan,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import type { Actor } from '@keikka/contracts';
import {
  decimal,
  fields,
  id,
  instant,
  lines,
  nullable,
  optional,
  reference,
  text,
  type May,
  type ValuesOf,
} from '@keikka/contracts/fields';
import { createTestDatabase, FakeClock } from '@keikka/testing';
import {
  dataSourceOptions,
  runInContext,
  Transactions,
  VersionedRecord,
  type ToldChange,
  type Tx,
} from '../../src/index.js';
import { ChangeHistoryRow } from '../../src/persistence/server-tables.entity.js';
import { schemaOf } from '../started-service.js';
import { watchStatements } from '../statements.js';

/** A record with two tables beside it and two lists of lines that an id tells apart. */
@Entity('tilaus')
export class Tilaus {
  @PrimaryGeneratedColumn() tilausId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'text' }) otsikko!: string;
  @Column({ type: 'numeric', nullable: true }) hinta!: string | null;
  @Column({ type: 'timestamptz' }) alkaa!: Date;
  @Column({ type: 'int' }) tyomaaId!: number;
  @Column({ type: 'timestamptz' }) muutettu!: Date;
  @Column({ type: 'int' }) varmenne!: number;
}

@Entity('tilaus_tyomaa')
export class TilausTyomaa {
  @PrimaryColumn({ type: 'int' }) tilausId!: number;
  @Column({ type: 'text', default: '' }) osoite!: string;
}

/** The name follows from the plant. */
@Entity('tilaus_tehdas')
export class TilausTehdas {
  @PrimaryColumn({ type: 'int' }) tilausId!: number;
  @Column({ type: 'int', nullable: true }) tehdasId!: number | null;
  @Column({ type: 'text', default: '' }) tehdasNimi!: string;
}

/** The words follow from the other columns. */
@Entity('betoni')
export class Betoni {
  @PrimaryGeneratedColumn() betoniId!: number;
  @Column({ type: 'int' }) tilausId!: number;
  @Column({ type: 'numeric' }) m3!: string;
  @Column({ type: 'text' }) lujuus!: string;
  @Column({ type: 'text', default: '' }) sanoina!: string;
}

@Entity('laite')
export class Laite {
  @PrimaryGeneratedColumn() laiteId!: number;
  @Column({ type: 'int' }) tilausId!: number;
  @Column({ type: 'text' }) nimi!: string;
  @Column({ type: 'numeric', nullable: true }) vuokra!: string | null;
}

class CreateTilaus1800000000000 implements MigrationInterface {
  name = 'CreateTilaus1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tilaus (
        tilaus_id serial primary key, owner_asiakas_id int not null, otsikko text not null, hinta numeric,
        alkaa timestamptz not null, tyomaa_id int not null, muutettu timestamptz not null, varmenne int not null);
      create table tilaus_tyomaa (
        tilaus_id int primary key references tilaus on delete cascade, osoite text not null default '');
      create table tilaus_tehdas (
        tilaus_id int primary key references tilaus on delete cascade, tehdas_id int,
        tehdas_nimi text not null default '');
      create table betoni (
        betoni_id serial primary key, tilaus_id int not null references tilaus on delete cascade, m3 numeric not null,
        lujuus text not null, sanoina text not null default '');
      create table laite (
        laite_id serial primary key, tilaus_id int not null references tilaus on delete cascade, nimi text not null,
        vuokra numeric)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table laite, betoni, tilaus_tehdas, tilaus_tyomaa, tilaus`);
  }
}

export const tilausFields = fields({
  otsikko: text(200, 'Otsikko'),
  hinta: nullable(decimal({ from: 0, to: 1000, scale: 4, prints: 2 }, 'Hinta')),
  alkaa: instant('Alkaa'),
  tyomaaId: reference('tyomaa', 'Työmaa'),
  osoite: text(100, 'Osoite', { belongsTo: 'tyomaaId' }),
  tehdasId: nullable(reference('tehdas', 'Tehdas')),
  betonit: lines(
    {
      betoniId: optional(id()),
      m3: decimal({ from: 0, to: 999, scale: 1 }, 'Määrä'),
      lujuus: text(20, 'Lujuus'),
    },
    { most: 20, id: 'betoniId' },
    'Betonit',
  ),
  laitteet: lines(
    {
      laiteId: optional(id()),
      nimi: text(20, 'Nimi'),
      vuokra: nullable(decimal({ from: 0, to: 999, scale: 2, prints: 2 }, 'Vuokra', { needs: 'prices' })),
    },
    { most: 20, id: 'laiteId' },
    'Laitteet',
  ),
});

export type TilausState = ValuesOf<typeof tilausFields>;
export type TilausSave = Partial<TilausState>;

const persistence = {
  entities: [Tilaus, TilausTyomaa, TilausTehdas, Betoni, Laite],
  migrations: [CreateTilaus1800000000000],
};

export const matti = actor({ personId: 10, settingTypes: [], personName: 'Matti Mäki' });
export const liisa = actor({ personId: 20, settingTypes: [], personName: 'Liisa Laine' });

/** What stands in the tables. */
const tables = ({ manager }: DataSource) => {
  const linesOf = (tilausId: number): Promise<Betoni[]> =>
    manager.find(Betoni, { where: { tilausId }, order: { betoniId: 'ASC' } });
  return {
    rowOf: (tilausId: number): Promise<Tilaus> => manager.findOneByOrFail(Tilaus, { tilausId }),
    tyomaaOf: (tilausId: number): Promise<TilausTyomaa> =>
      manager.findOneByOrFail(TilausTyomaa, { tilausId }),
    tehdasOf: (tilausId: number): Promise<TilausTehdas> =>
      manager.findOneByOrFail(TilausTehdas, { tilausId }),
    linesOf,
    laitteetOf: (tilausId: number): Promise<Laite[]> => manager.findBy(Laite, { tilausId }),
    linesInWords: async (tilausId: number): Promise<string[]> =>
      (await linesOf(tilausId)).map(({ betoniId, m3, lujuus }) => `${betoniId}: ${m3} ${lujuus}`),
    /** Token, kind, path, old and new value of each change after a version. */
    history: async (entityId: number, since: number): Promise<unknown[][]> => {
      const where = { entityType: 'tilaus', entityId, varmenne: MoreThan(since) };
      const rows = await manager.find(ChangeHistoryRow, { where, order: { changeId: 'ASC' } });
      return rows.map((row) => [row.varmenne, row.changeType, row.fieldName, row.oldValue, row.newValue]);
    },
    /** The connections that wait for a lock. */
    waiting: (): Promise<unknown[]> =>
      manager.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
  };
};

type Told = ToldChange<Tilaus, number>;

/** The kind of the record, which notes in `told` what it tells others, call by call. */
const tilausRecord = (told: Told[][]) =>
  new VersionedRecord({
    type: 'tilaus',
    entity: Tilaus,
    id: 'tilausId',
    owner: 'ownerAsiakasId',
    changedAt: 'muutettu',
    fields: tilausFields,
    missing: 'KEIKKA.NOT_FOUND',
    beside: [TilausTyomaa, TilausTehdas],
    lines: {
      betonit: { entity: Betoni, parent: 'tilausId' },
      laitteet: { entity: Laite, parent: 'tilausId' },
    },
    answers: (_, rows) => Promise.resolve(rows.map(({ tilausId }) => tilausId)),
    tell: async (tx, changes: readonly Told[]) => {
      told.push([...changes]);
      for (const { tilausId: tuoteId, ownerAsiakasId: laskuttajaAsiakasId } of changes.map(({ row }) => row))
        await tx.emit('invoicing.tuote.changed.v1', { tuoteId, laskuttajaAsiakasId });
    },
  });

/** The record on a database of its own, and what it has told others. */
export async function startTilaukset() {
  const database = await createTestDatabase('record', schemaOf(persistence));
  const dataSource = await new DataSource(dataSourceOptions(database.url, persistence)).initialize();
  const clock = new FakeClock('2026-11-20T05:00:00.000Z');
  const told: Told[][] = [];
  const tilaukset = tilausRecord(told);
  const transactions = new Transactions(dataSource, clock, { wake: () => undefined });
  const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
    runInContext({ actor, correlationId: 'c' }, () => transactions.run(work));
  return {
    ...tables(dataSource),
    dataSource,
    statements: watchStatements(dataSource),
    clock,
    told,
    tilaukset,
    as,
    /** As a service saves: locked, merged, changed. */
    save: (actor: Actor, tilausId: number, save: object, seen?: number, may?: May): Promise<number> =>
      as(actor, async (tx) => {
        const row = await tilaukset.lock(tx, tilausId);
        return tilaukset.change(tx, row, await tilaukset.merged(tx, row, save, seen, may));
      }),
    stop: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export type Tilaukset = Awaited<ReturnType<typeof startTilaukset>>;
