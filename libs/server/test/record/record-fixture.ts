import { actor } from '@keikka/builders';
import {
  Column,
  DataSource,
  Entity,
  JoinColumn,
  ManyToOne,
  MoreThan,
  OneToMany,
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
  text,
  type ValuesOf,
} from '@keikka/contracts/fields';
import { createTestDatabase, FakeClock } from '@keikka/testing';
import {
  dataSourceOptions,
  runInContext,
  Transactions,
  VersionedRecord,
  type RecordChange,
  type Tx,
} from '../../src/index.js';
import { ChangeHistoryRow } from '../../src/persistence/server-tables.entity.js';
import { schemaOf } from '../started-service.js';

/** A record with plain fields, and with lines that an id tells apart. */
@Entity('tilaus')
export class Tilaus {
  @PrimaryGeneratedColumn() tilausId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'text' }) otsikko!: string;
  @Column({ type: 'numeric', nullable: true }) hinta!: string | null;
  @Column({ type: 'timestamptz' }) alkaa!: Date;
  @OneToMany(() => Betoni, (betoni) => betoni.tilaus)
  betonit?: Betoni[];
  @Column({ type: 'int' }) varmenne!: number;
}

@Entity('betoni')
export class Betoni {
  @PrimaryGeneratedColumn() betoniId!: number;
  @Column({ type: 'int' }) tilausId!: number;
  @ManyToOne(() => Tilaus, (tilaus) => tilaus.betonit, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tilaus_id' })
  tilaus?: Tilaus;
  @Column({ type: 'numeric' }) m3!: string;
  @Column({ type: 'text' }) lujuus!: string;
}

class CreateTilaus1800000000000 implements MigrationInterface {
  name = 'CreateTilaus1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tilaus (
      tilaus_id serial primary key, owner_asiakas_id int not null, otsikko text not null, hinta numeric,
      alkaa timestamptz not null, varmenne int not null)`);
    await runner.query(`create table betoni (
      betoni_id serial primary key, tilaus_id int not null references tilaus on delete cascade, m3 numeric not null,
      lujuus text not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table betoni, tilaus`);
  }
}

export const tilausFields = fields({
  otsikko: text(200, 'Otsikko'),
  hinta: nullable(decimal({ from: 0, to: 1000, scale: 4, prints: 2 }, 'Hinta')),
  alkaa: instant('Alkaa'),
  betonit: lines(
    {
      betoniId: optional(id()),
      m3: decimal({ from: 0, to: 999, scale: 1 }, 'Määrä'),
      lujuus: text(20, 'Lujuus'),
    },
    { most: 20, id: 'betoniId' },
    'Betonit',
  ),
});

type TilausValues = ValuesOf<typeof tilausFields>;
export type TilausSave = Partial<TilausValues>;

const persistence = { entities: [Tilaus, Betoni], migrations: [CreateTilaus1800000000000] };

export const matti = actor({ personId: 10, settingTypes: [], personName: 'Matti Mäki' });
export const liisa = actor({ personId: 20, settingTypes: [], personName: 'Liisa Laine' });

/** What stands in the tables. */
const tables = ({ manager }: DataSource) => {
  const linesOf = (tilausId: number): Promise<Betoni[]> =>
    manager.find(Betoni, { where: { tilausId }, order: { betoniId: 'ASC' } });
  return {
    rowOf: (tilausId: number): Promise<Tilaus> => manager.findOneByOrFail(Tilaus, { tilausId }),
    linesOf,
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

/** The record on a database of its own, and what it has told others. */
export async function startTilaukset() {
  const database = await createTestDatabase('record', schemaOf(persistence));
  const dataSource = await new DataSource(dataSourceOptions(database.url, persistence)).initialize();
  const clock = new FakeClock('2026-11-20T05:00:00.000Z');
  const told: RecordChange<Tilaus, typeof tilausFields, number>[] = [];
  const tilaukset = new VersionedRecord({
    type: 'tilaus',
    entity: Tilaus,
    id: 'tilausId',
    owner: 'ownerAsiakasId',
    fields: tilausFields,
    missing: 'KEIKKA.NOT_FOUND',
    lines: { betonit: { entity: Betoni, parent: 'tilausId' } },
    answer: (_, { tilausId }) => Promise.resolve(tilausId),
    tell: (tx, change) => {
      told.push(change);
      const { tilausId, ownerAsiakasId } = change.row;
      return tx.emit('invoicing.tuote.changed.v1', {
        tuoteId: tilausId,
        laskuttajaAsiakasId: ownerAsiakasId,
      });
    },
  });
  const transactions = new Transactions(dataSource, clock, { wake: () => undefined } as never);
  const as = <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
    runInContext({ actor, correlationId: 'c' }, () => transactions.run(work));
  return {
    ...tables(dataSource),
    dataSource,
    clock,
    told,
    tilaukset,
    as,
    /** As a service saves: locked, merged, changed. */
    save: (actor: Actor, tilausId: number, save: TilausSave, seen?: number): Promise<number> =>
      as(actor, async (tx) => {
        const row = await tilaukset.lock(tx, tilausId);
        return tilaukset.change(tx, row, await tilaukset.merged(tx, row, save, seen));
      }),
    stop: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export type Tilaukset = Awaited<ReturnType<typeof startTilaukset>>;
