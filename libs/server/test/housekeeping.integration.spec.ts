import { Housekeeping } from '../src/index.js';
import { startFixture, type Fixture } from './fixture-service.js';

describe('housekeeping', () => {
  let fixture: Fixture;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());

  it('removes what has served its time and keeps what still waits', async () => {
    const { dataSource } = fixture;
    await dataSource.query(`insert into outbox (message_id, name, data, correlation_id, at, published_at) values
      (gen_random_uuid(), 'old', '{}', 'c', now(), now() - interval '8 days'), (gen_random_uuid(), 'fresh', '{}', 'c', now(), now() - interval '6 days')`);
    await dataSource.query(
      `insert into inbox values ('l', 'old', now() - interval '15 days'), ('l', 'fresh', now())`,
    );
    await dataSource.query(`insert into idempotency (asiakas_id, key, body_hash, at) values
      (1, 'old', 'h', now() - interval '8 days'), (1, 'fresh', 'h', now())`);

    await fixture.app.get(Housekeeping).tidy();

    expect(await dataSource.query(`select name from outbox`)).toEqual([{ name: 'fresh' }]);
    expect(await dataSource.query(`select message_id from inbox`)).toEqual([{ message_id: 'fresh' }]);
    expect(await dataSource.query(`select key from idempotency`)).toEqual([{ key: 'fresh' }]);
  });
});
