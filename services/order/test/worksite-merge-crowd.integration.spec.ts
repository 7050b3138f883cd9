import { orderMessages, tyomaaCalls } from '@keikka/contracts';
import { untilAnswered } from '@keikka/server/testing';
import { MergeCompany } from './merge-company.js';
import { actors } from './order-company.js';

const CROWD = 20;
const ORDERS = 60;

describe('a merge of two work sites', () => {
  let own: MergeCompany;
  beforeAll(async () => {
    own = await MergeCompany.start(ORDERS);
  });
  afterAll(() => own.service.stop());

  const merges = () => own.sql('select from tyomaa_yhdistys');

  it('is made once by a person who asks twice, and by twenty at once', async () => {
    const [jaa, poistuu] = [await own.make('Halli'), await own.make('Halli')];
    await own.give(1, poistuu);
    const key = crypto.randomUUID();
    const [one, other] = await Promise.all(
      [1, 2].map(() => own.merge(jaa, poistuu, { varmenne: 1 }, actors.handler, key)),
    );
    expect(other).toEqual(one);
    const [third, fourth] = [await own.make('Talli'), await own.make('Talli')];
    await own.give(1, fourth);
    const before = (await merges()).length;
    // Half of them want it the other way round.
    const ends = await Promise.allSettled(
      Array.from({ length: CROWD }, (_, place) =>
        place % 2 ? own.merge(third, fourth) : own.merge(fourth, third),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = ends.flatMap((end) =>
      end.status === 'rejected' ? [(end.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['TYOMAA.NOT_FOUND']));
    expect((await merges()).length).toBe(before + 1);
  });

  it('and saves of its orders lose nothing, whoever comes first', async () => {
    const [jaa, poistuu] = [await own.make('Silta'), await own.make('Silta')];
    const ids = Array.from({ length: CROWD }, (_, place) => place + 1);
    for (const keikkaId of ids) await own.give(keikkaId, poistuu);
    // Who waits for the merge for longer than a lock is waited for, is told so and asks again.
    const save = (keikkaId: number): Promise<unknown> =>
      untilAnswered(() =>
        own.service.ask(
          orderMessages.keikkaSave,
          { keikkaId, keikkaComment: `Oma ${keikkaId}` },
          actors.handler,
        ),
      );
    const [merged, ...saves] = await Promise.allSettled([own.merge(jaa, poistuu), ...ids.map(save)]);
    expect(merged.status).toBe('fulfilled');
    expect(saves.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))).toEqual([]);
    expect(await own.sitesOf(...ids)).toEqual(ids.map(() => jaa));
    const kept = await own.sql(
      `select from keikka
       where keikka_comment = 'Oma ' || keikka_id`,
    );
    expect(kept).toHaveLength(CROWD);
  });

  it('leaves no order at the site that left, when orders get it meanwhile', async () => {
    const [jaa, poistuu] = [await own.make('Tunneli'), await own.make('Tunneli')];
    const ids = Array.from({ length: CROWD }, (_, place) => 21 + place);
    await Promise.allSettled([...ids.map((id) => own.give(id, poistuu)), own.merge(jaa, poistuu)]);
    await own.merge(jaa, poistuu).catch(() => undefined);
    const sites = await own.sitesOf(...ids);
    expect(sites).not.toContain(poistuu);
  });

  it('moves sixty orders in one request, by less than five statements for each', async () => {
    const [jaa, poistuu] = [await own.make('Satama'), await own.make('Satama')];
    await own.sql('update keikka set tyomaa_id = $1', [poistuu]);
    const statements = own.service.watchStatements();
    const { tilauksia, yhdistysId } = await own.merge(jaa, poistuu);
    expect(tilauksia).toBe(ORDERS);
    expect(statements.length).toBeLessThan(5 * ORDERS);
    await own.unmerge(yhdistysId);
    expect(
      (await own.service.ask(tyomaaCalls.keikkaCount, { tyomaaId: poistuu }, actors.handler)).keikkaCount,
    ).toBe(ORDERS);
  });
});
