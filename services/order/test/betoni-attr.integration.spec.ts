import {
  betoniAttrCalls,
  keikkaBetoniCalls,
  keikkaCalls,
  keikkaFormCalls,
  orderMessages,
  type Actor,
  type Betoni,
  type InputOf,
  type SavedBetonit,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikatWithLines, startOrder } from './order-company.js';

type Calls = typeof betoniAttrCalls;

describe('the extras of a concrete line', () => {
  let service: StartedService;
  /** Each test has an order of its own with two lines, the second one confirmed. */
  let keikkaId = 0;
  let open: Betoni;
  let confirmed: Betoni;

  beforeAll(async () => {
    service = await startOrder({
      keikat: keikatWithLines(30, 30),
    });
    // 101 is the supplier's, 102 the owner's, 103 a competitor's, 104 deleted; the others are everybody's.
    await service.dataSource.query(`insert into betoni_attr (attr_id, asiakas_id, attr_nimike, deleted_time)
      values (101, ${company.source}, 'Öljy', null), (102, ${company.own}, 'Älykäs lisä', null),
        (103, ${company.competitor}, 'Kilpailijan lisä', null), (104, 0, 'Poistettu', now())`);
    await service.dataSource.query(`insert into betoni_attr (attr_id, attr_nimike)
      select 200 + n, 'Lisä ' || n from generate_series(1, 20) n`);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    keikkaId++;
    [open, confirmed] = (await load(keikkaId)) as [Betoni, Betoni];
  });

  const load = async (id: number): Promise<Betoni[]> =>
    (await service.ask(keikkaBetoniCalls.list, { keikkaId: id }, actors.handler)).betonit;
  const attrsNow = async () => (await load(keikkaId))[0]?.attrs ?? [];
  const names = async () => (await attrsNow()).map(({ attrNimike }) => attrNimike);
  const make = (
    of: Partial<InputOf<Calls['make']>> = {},
    actor: Actor = actors.handler,
  ): Promise<SavedBetonit> =>
    service.ask(
      betoniAttrCalls.make,
      { keikkaId, ownerAsiakasId: 0, keikkaBetoniId: open.keikkaBetoniId, attrId: 1, ...of },
      actor,
    );
  const save = (of: Partial<InputOf<Calls['save']>> & { keikkaBetoniAttrId: number }) =>
    service.ask(
      betoniAttrCalls.save,
      { keikkaId, ownerAsiakasId: 0, keikkaBetoniId: open.keikkaBetoniId, ...of },
      actors.handler,
    );
  const remove = (keikkaBetoniAttrId: number, varmenne?: number) =>
    service.ask(betoniAttrCalls.delete, { keikkaBetoniAttrId, varmenne }, actors.handler);
  const made = async (of: Partial<InputOf<Calls['make']>> = {}) => {
    const { betoni: line, varmenne } = await make(of);
    const attr = line?.attrs.at(-1);
    if (!attr) throw new Error('no extra was made');
    return { ...attr, varmenne };
  };
  const changes = () =>
    service.ask(keikkaFormCalls.listChanges, { entityId: keikkaId, ownerAsiakasId: 0 }, actors.handler);

  it('are listed by their Finnish names, without deleted ones and those of others [O-087] [O-253]', async () => {
    const list = async (ownerAsiakasId: number, betoniAsiakasId = 0) =>
      service.ask(betoniAttrCalls.list, { betoniAsiakasId, ownerAsiakasId }, actors.handler);
    const all = await list(company.own, company.source);
    const found = all.map(({ attrNimike }) => attrNimike);
    expect(found.slice(0, 2)).toEqual(['Hidastin', 'Huokostin']);
    expect(found.slice(-4)).toEqual(['Viskositeetin säätö', 'Väri', 'Älykäs lisä', 'Öljy']);
    expect(found).not.toContain('Poistettu');
    expect(all[0]).toEqual({
      attrId: 1,
      attrNimike: 'Hidastin',
      attrSelite: 'Pidentää työstöaikaa helteessä ja pitkällä matkalla',
      attrHelpId: '',
      attrShortCuts: 'hid,hidastin',
      showInDropDown: 1,
      deletedTime: null,
    });
    expect((await list(company.competitor)).map(({ attrId }) => attrId)).not.toContain(103);
  });

  it('are made, saved and deleted, and stand in every answer [O-252] [O-259]', async () => {
    const hidastin = await made({ keikkaBetoniAttrComment: '4 h' });
    expect(hidastin).toMatchObject({ attrId: 1, attrNimike: 'Hidastin', keikkaBetoniAttrComment: '4 h' });
    await make({ attrId: 6 });
    const id = hidastin.keikkaBetoniAttrId;
    await save({ keikkaBetoniAttrId: id, keikkaBetoniAttrComment: '6 h' });
    const answer = await save({ keikkaBetoniAttrId: id, attrId: 2 });
    expect(answer.betoni?.attrs.map((one) => [one.attrNimike, one.keikkaBetoniAttrComment])).toEqual([
      ['Kiihdytin', '6 h'],
      ['Teräskuitu', ''],
    ]);
    const { attrs } = await service.ask(keikkaBetoniCalls.list, { keikkaId }, actors.handler);
    expect(attrs[0]).toMatchObject({ keikkaBetoniId: open.keikkaBetoniId, keikkaBetoniAttrId: id });
    expect(attrs).toHaveLength(2);
    const whole = await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler);
    expect(whole.keikkaData.betonit.map(({ attrs: { length } }) => length)).toEqual([2, 0]);
    expect((await remove(id)).betoni?.attrs.map(({ attrId }) => attrId)).toEqual([6]);
  });

  it('are changes of their order: one token, one row of history in words, one event', async () => {
    const told = async () =>
      (await service.events('order.keikka.changed.v1')).filter((event) => event.keikkaId === keikkaId).length;
    const before = await told();
    const { keikkaBetoniAttrId: id, varmenne } = await made({ keikkaBetoniAttrComment: '4 h' });
    await save({ keikkaBetoniAttrId: id, keikkaBetoniAttrComment: '6 h' });
    await save({ keikkaBetoniAttrId: id, keikkaBetoniAttrComment: '6 h' });
    expect((await remove(id)).varmenne).toBe(varmenne + 2);
    expect((await told()) - before).toBe(3);
    const fieldName = `betonit/${open.keikkaBetoniId}/attrs/${id}`;
    expect(
      (await changes()).map((change) => [change.fieldName, change.oldValue, change.newValue]).slice(0, 3),
    ).toEqual([
      [fieldName, 'Hidastin: 6 h', null],
      [fieldName, 'Hidastin: 4 h', 'Hidastin: 6 h'],
      [fieldName, null, 'Hidastin: 4 h'],
    ]);
  });

  it('are refused on a confirmed line, which keeps its own [O-119]', async () => {
    const { keikkaBetoniAttrId } = await made();
    await service.ask(
      keikkaBetoniCalls.confirm,
      { keikkaBetoniId: open.keikkaBetoniId, betoniVahvistettu: true },
      actors.handler,
    );
    for (const answer of [
      make({ keikkaBetoniId: confirmed.keikkaBetoniId }),
      make({ attrId: 2 }),
      save({ keikkaBetoniAttrId, keikkaBetoniAttrComment: 'x' }),
      remove(keikkaBetoniAttrId),
    ])
      await expect(answer).rejects.toMatchObject({ code: 'BETONI.CONFIRMED' });
    expect(await names()).toEqual(['Hidastin']);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['unknown', () => make({ attrId: 9_999 }), 'BETONI.UNKNOWN_ATTR'],
    ['deleted', () => make({ attrId: 104 }), 'BETONI.UNKNOWN_ATTR'],
    ['a competitor’s', () => make({ attrId: 103 }), 'BETONI.UNKNOWN_ATTR'],
    ['of a line of another order', () => make({ keikkaId: keikkaId + 1 }), 'BETONI.NOT_FOUND'],
    ['of an order of another owner', () => make({ ownerAsiakasId: company.competitor }), 'KEIKKA.NO_ACCESS'],
    ['of a competitor’s hand', () => make({}, actors.competitor), 'KEIKKA.NO_ACCESS'],
    ['of a mere reader’s hand', () => make({}, actors.sourceStaff), 'KEIKKA.NO_ACCESS'],
    ['of an order that is gone', () => make({ keikkaId: 30 }), 'KEIKKA.REMOVED'],
    ['of no order', () => make({ keikkaId: 9_999 }), 'KEIKKA.NOT_FOUND'],
    ['not there: save', () => save({ keikkaBetoniAttrId: 9_999 }), 'BETONI.ATTR_NOT_FOUND'],
    ['not there: delete', () => remove(9_999), 'BETONI.ATTR_NOT_FOUND'],
    ['of a version to come', () => make({ varmenne: 999 }), 'CHANGE.OUTDATED'],
  ])('are refused: %s', async (_, act, code) => {
    await expect(act()).rejects.toMatchObject({ code });
    expect(await names()).toEqual([]);
  });

  it('are not those of another line or another company', async () => {
    const { keikkaBetoniAttrId } = await made();
    const elsewhere = (await load(keikkaId + 1))[0]?.keikkaBetoniId;
    await expect(
      save({ keikkaId: keikkaId + 1, keikkaBetoniId: elsewhere, keikkaBetoniAttrId }),
    ).rejects.toMatchObject({ code: 'BETONI.ATTR_NOT_FOUND' });
    await expect(
      service.ask(betoniAttrCalls.delete, { keikkaBetoniAttrId }, actors.competitor),
    ).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('are one of a kind, also when two are asked for at once', async () => {
    const ended = await Promise.allSettled([make(), make()]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make()).rejects.toMatchObject({
      code: 'BETONI.ATTR_TWICE',
      details: { attrNimike: 'Hidastin' },
    });
    const other = await made({ attrId: 2 });
    await expect(save({ keikkaBetoniAttrId: other.keikkaBetoniAttrId, attrId: 1 })).rejects.toMatchObject({
      code: 'BETONI.ATTR_TWICE',
    });
    expect(await names()).toEqual(['Hidastin', 'Kiihdytin']);
  });

  it('are thirty at most, however many are asked for at once', async () => {
    await service.dataSource.query(
      `insert into keikka_betoni_attr (keikka_betoni_id, attr_id)
        select $1, attr_id from betoni_attr where attr_id < 15 or attr_id between 201 and 214`,
      [open.keikkaBetoniId],
    );
    const ended = await Promise.allSettled([215, 216, 217].map((attrId) => make({ attrId })));
    const refused = ended.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual(['BETONI.TOO_MANY_ATTRS']);
    expect(await names()).toHaveLength(30);
  });

  it('that another has changed meanwhile are not overwritten, and their line is not deleted', async () => {
    const { keikkaBetoniAttrId, varmenne } = await made();
    await make({ attrId: 2, varmenne });
    await save({ keikkaBetoniAttrId, keikkaBetoniAttrComment: '4 h', varmenne });
    await expect(
      save({ keikkaBetoniAttrId, keikkaBetoniAttrComment: '6 h', varmenne }),
    ).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    await expect(remove(keikkaBetoniAttrId, varmenne)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    const { keikkaBetoniId } = open;
    await expect(
      service.ask(keikkaBetoniCalls.delete, { keikkaBetoniId, varmenne }, actors.handler),
    ).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    expect(await names()).toEqual(['Hidastin', 'Kiihdytin']);
  });

  it('go along into a copy of their line and of their order, and come back with their line', async () => {
    await make({ keikkaBetoniAttrComment: '4 h' });
    await make({ attrId: 6 });
    const { keikkaBetoniId } = open;
    const wanted = [
      [1, '4 h'],
      [6, ''],
    ];
    const inWords = (line: Betoni | null | undefined) =>
      line?.attrs.map(({ attrId, keikkaBetoniAttrComment: text }) => [attrId, text]);
    const copied = await service.ask(keikkaBetoniCalls.copy, { keikkaBetoniId }, actors.handler);
    expect(inWords(copied.betoni)).toEqual(wanted);
    const order = await service.ask(keikkaCalls.copy, { keikkaId }, actors.handler);
    expect((await load(order.keikkaId)).map(inWords)).toEqual([wanted, wanted, []]);
    await service.ask(keikkaBetoniCalls.delete, { keikkaBetoniId }, actors.handler);
    const back = await service.ask(keikkaBetoniCalls.restore, { keikkaId, keikkaBetoniId }, actors.handler);
    expect(inWords(back.betoni)).toEqual(wanted);
  });

  it('are a change of the concrete, which a copied order need not have looked at again', async () => {
    const order = await service.ask(keikkaCalls.copy, { keikkaId }, actors.handler);
    expect(order.tarkistettavat).toContain('betoni');
    const [line] = await load(order.keikkaId);
    await make({ keikkaId: order.keikkaId, keikkaBetoniId: line?.keikkaBetoniId });
    const { keikkaData } = await service.ask(
      orderMessages.keikkaGet,
      { keikkaId: order.keikkaId, ownerAsiakasId: 0 },
      actors.handler,
    );
    expect(keikkaData.tarkistettavat).toHaveLength(order.tarkistettavat.length - 1);
    expect(keikkaData.tarkistettavat).not.toContain('betoni');
  });
});
