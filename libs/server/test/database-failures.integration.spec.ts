import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { DataSource, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '@keikka/testing';
import { dataSourceOptions } from '../src/index.js';
import { DatabaseFailures } from '../src/messaging/database-failures.js';

/** An error as a query of a full pool has it. */
const poolFull = new Error('timeout exceeded when trying to connect');

describe('a failure of the database', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let failures: DatabaseFailures;

  beforeAll(async () => {
    database = await createTestDatabase('fixture');
    const options = dataSourceOptions(database.url, { entities: [], migrations: [] });
    dataSource = await new DataSource(options).initialize();
    failures = new DatabaseFailures(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** The code of what the query fails with. */
  const codeOf = async (query: Promise<unknown>): Promise<string | undefined> => {
    try {
      await query;
    } catch (error) {
      return failures.codeOf(error);
    }
    throw new Error('The query did not fail');
  };
  const openTransaction = async (): Promise<QueryRunner> => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    return runner;
  };
  const endTransaction = async (runner: QueryRunner): Promise<void> => {
    await runner.rollbackTransaction();
    await runner.release();
  };
  const failuresOf = (url: string) => new DatabaseFailures({ options: { url } } as unknown as DataSource);

  it('is a crowd when all connections are in use and the server answers', async () => {
    const runners = await Promise.all(Array.from({ length: 10 }, openTransaction));
    expect(await codeOf(dataSource.query('select 1'))).toBe('SERVICE.BUSY');
    await Promise.all(runners.map(endTransaction));
    expect(await dataSource.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is a crowd when a lock is not given in time', async () => {
    const [holder, waiter] = await Promise.all([openTransaction(), openTransaction()]);
    await holder.query('select pg_advisory_xact_lock(1)');
    expect(await codeOf(waiter.query('select pg_advisory_xact_lock(1)'))).toBe('SERVICE.BUSY');
    await Promise.all([holder, waiter].map(endTransaction));
  });

  it('is a crowd for one of two who wait for each other, and the other one goes on', async () => {
    const [one, other] = await Promise.all([openTransaction(), openTransaction()]);
    const take = (runner: QueryRunner, key: number) =>
      runner.query('select pg_advisory_xact_lock($1)', [key]);
    /** Takes the lock that the other one holds, and returns its own to it when refused. */
    const takeSecond = async (runner: QueryRunner, key: number): Promise<string | undefined> => {
      try {
        await take(runner, key);
        return 'taken';
      } catch (error) {
        await runner.rollbackTransaction();
        return failures.codeOf(error);
      }
    };
    await Promise.all([take(one, 1), take(other, 2)]);
    const ends = await Promise.all([takeSecond(one, 2), takeSecond(other, 1)]);
    expect(ends.sort()).toEqual(['SERVICE.BUSY', 'taken']);
    for (const runner of [one, other]) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('is a database that is gone when all connections are in use and no new one is answered', async () => {
    const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://nobody@127.0.0.1:${port}/none`;
    expect(await failuresOf(url).codeOf(poolFull)).toBe('SERVICE.DATABASE_GONE');
    silent.close();
    await once(silent, 'close');
    expect(await failuresOf(url).codeOf(poolFull)).toBe('SERVICE.DATABASE_GONE');
  });

  it('is a database that is gone when the session was ended', async () => {
    const runner = await openTransaction();
    const ended = runner.query('select pg_terminate_backend(pg_backend_pid())');
    expect(await codeOf(ended)).toBe('SERVICE.DATABASE_GONE');
    expect(await codeOf(runner.query('select 1'))).toBe('SERVICE.DATABASE_GONE');
    await runner.release();
    // TypeORM releases the runner of a transaction whose connection broke while the transaction still works.
    expect(await codeOf(runner.manager.query('select 1'))).toBe('SERVICE.DATABASE_GONE');
  });

  it('does not last: each session has limits in milliseconds, and its connection probes in seconds', async () => {
    const limits = await dataSource.query<{ name: string; setting: string }[]>(
      `select name, setting from pg_settings where name like 'tcp%' or name like '%timeout' and source = 'client'`,
    );
    expect(Object.fromEntries(limits.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
      idle_in_transaction_session_timeout: 8_000,
      lock_timeout: 2_000,
      statement_timeout: 15_000,
      tcp_keepalives_count: 2,
      tcp_keepalives_idle: 5,
      tcp_keepalives_interval: 2,
      tcp_user_timeout: 10_000,
    });
  });

  it('is none of these when the query is wrong', async () => {
    expect(await codeOf(dataSource.query('select 1 / 0'))).toBeUndefined();
  });
});
