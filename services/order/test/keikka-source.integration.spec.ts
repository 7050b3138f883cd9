import {
  asiakasCalls,
  keikkaFormCalls,
  orderMessages,
  type GridKeikka,
  type InputOf,
} from '@keikka/contracts';
import { encodeReply } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, startOrder } from './order-company.js';

describe('the source of an order', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startOrder({
      keikat: [keikka(1), keikka(2), keikka(3, { keikkaTilaId: 10 }), keikka(4)],
    });
    service.nats.subscribe(asiakasCalls.listLinks.subject, {
      callback: (_, message) => {
        const link = {
          asiakasId: company.own,
          linkedAsiakasId: company.customer,
          asiakasAsiakasLinkTypeId: 1,
        };
        message.respond(encodeReply([link]));
      },
    });
  });
  afterAll(() => service.stop());

  type Change = InputOf<typeof keikkaFormCalls.setSourceAsiakas>;
  const set = (change: Change, actor = actors.handler): Promise<GridKeikka> =>
    service.ask(keikkaFormCalls.setSourceAsiakas, change, actor);
  const load = (keikkaId: number) =>
    service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler);

  it('becomes one of the company’s source customers, and is in the history and on both boards [O-246]', async () => {
    const row = await set({ keikkaId: 1, sourceAsiakasId: company.customer, varmenne: 1 });
    expect(row).toMatchObject({ sourceAsiakasId: company.customer, varmenne: 2 });
    expect((await load(1)).keikkaData).toMatchObject({ sourceAsiakasId: company.customer });
    const history = await service.dataSource.query(
      `select field_name as field, old_value as old, new_value as now from change_history where entity_id = 1`,
    );
    expect(history).toEqual([{ field: 'sourceAsiakasId', old: company.source, now: company.customer }]);
    const [event] = await service.events('order.keikka.changed.v1');
    expect(event).toMatchObject({ keikkaId: 1 });
    expect(event?.visibleTo).toContain(company.customer);
    expect(event?.onBoardsOf).toEqual(expect.arrayContaining([company.source, company.customer]));
  });

  it('becomes the company itself without a question, and stays without a change when it is so already', async () => {
    expect((await set({ keikkaId: 2, sourceAsiakasId: company.own })).varmenne).toBe(2);
    expect((await set({ keikkaId: 2, sourceAsiakasId: company.own })).varmenne).toBe(2);
  });

  it.each([
    [
      'a company that is no source',
      { keikkaId: 4, sourceAsiakasId: company.competitor },
      'KEIKKA.UNKNOWN_SOURCE',
    ],
    ['an order that a colleague deleted', { keikkaId: 3, sourceAsiakasId: company.own }, 'KEIKKA.REMOVED'],
    ['an unknown order', { keikkaId: 999, sourceAsiakasId: company.own }, 'KEIKKA.NOT_FOUND'],
    [
      'a version that is yet to come',
      { keikkaId: 4, sourceAsiakasId: company.own, varmenne: 9 },
      'CHANGE.OUTDATED',
    ],
  ])('refuses %s', async (_what, change, code) => {
    await expect(set(change)).rejects.toMatchObject({ code });
  });

  it('is set by planners of the owner alone [O-011]', async () => {
    const change = { keikkaId: 4, sourceAsiakasId: company.own };
    const theirs = { keikkaId: 4, sourceAsiakasId: company.competitor };
    await expect(set(theirs, actors.competitor)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(set(change, actors.driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('apart, an order gets a new token and keeps the rest [O-246]', async () => {
    const before = (await load(4)).keikkaData;
    const renewed = await service.ask(keikkaFormCalls.saveVarmenne, { keikkaId: 4 }, actors.handler);
    expect(renewed).toEqual({ varmenne: before.varmenne + 1 });
    const { updatedTime: _then, ...rest } = { ...before, ...renewed };
    expect((await load(4)).keikkaData).toMatchObject(rest);
  });
});
