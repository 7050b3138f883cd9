import {
  keikkaBetoniCalls,
  orderMessages,
  type Actor,
  type Betoni,
  type InputOf,
  type SavedBetonit,
} from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikatWithLines, startOrder } from './order-company.js';

type Calls = typeof keikkaBetoniCalls;
type Writes = 'make' | 'setM3' | 'saveSliders' | 'copy' | 'delete' | 'restore' | 'confirm';

describe('the concrete lines of an order', () => {
  let service: StartedService;
  /** Each test has an order of its own with two lines, the second one confirmed. */
  let keikkaId = 0;
  let open: Betoni;
  let confirmed: Betoni;

  beforeAll(async () => {
    service = await startOrder({
      keikat: keikatWithLines(30, 30),
    });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    keikkaId++;
    [open, confirmed] = (await linesOf(keikkaId)) as [Betoni, Betoni];
  });

  const linesOf = async (id: number, actor: Actor = actors.handler): Promise<Betoni[]> =>
    (await service.ask(keikkaBetoniCalls.list, { keikkaId: id }, actor)).betonit;
  const ask = <Name extends Writes>(
    name: Name,
    input: InputOf<Calls[Name]>,
    actor: Actor = actors.handler,
  ): Promise<SavedBetonit> => service.ask(keikkaBetoniCalls[name] as never, input as never, actor);
  const amounts = async (): Promise<number[]> => (await linesOf(keikkaId)).map(({ m3 }) => m3);
  const varmenneOf = async (): Promise<number> =>
    (await service.ask(orderMessages.keikkaGet, { keikkaId, ownerAsiakasId: 0 }, actors.handler)).keikkaData
      .varmenne;

  it('get another amount, and the order its sum and token [O-257] [O-164]', async () => {
    const before = await varmenneOf();
    const answer = await ask('setM3', { keikkaBetoniId: open.keikkaBetoniId, m3: 7.5, keikkaId });
    expect(answer).toMatchObject({ keikkaId, m3: 19.5, varmenne: before + 1, betoni: { m3: 7.5 } });
    expect(await amounts()).toEqual([7.5, 12]);
    const { keikkaData } = await service.ask(
      orderMessages.keikkaGet,
      { keikkaId, ownerAsiakasId: 0 },
      actors.handler,
    );
    expect(keikkaData).toMatchObject({ m3: 19.5, varmenne: before + 1 });
  });

  it('get other choices, and the name that follows from them [O-260]', async () => {
    const answer = await ask('saveSliders', {
      keikkaBetoniId: open.keikkaBetoniId,
      lujuusId: 8,
      rasitusluokat: 'xf1, XC4,xc4',
    });
    expect(answer.betoni).toMatchObject({
      lujuus: 'C35/45',
      rasitusluokat: 'XC4,XF1',
      betoniString: 'C35/45 #16 S3 XC4, XF1',
      m3: 33.5,
    });
    expect((await service.ask(keikkaBetoniCalls.get, open, actors.handler)).betoniString).toBe(
      'C35/45 #16 S3 XC4, XF1',
    );
  });

  it('are made after the others, of the ordinary quality [I-192] [O-259]', async () => {
    const { betoni: made } = await ask('make', { keikkaId, m3: 3 });
    expect(made).toMatchObject({ m3: 3, laatuId: 10, laatu: 'Rakennebetoni', betoniVahvistettu: null });
    expect((await linesOf(keikkaId)).at(-1)?.keikkaBetoniId).toBe(made?.keikkaBetoniId);
  });

  it('are copied in their place, read one by one, and deleted [O-256] [O-258] [O-260]', async () => {
    const copy = await ask('copy', { keikkaBetoniId: open.keikkaBetoniId, keikkaId });
    expect(await amounts()).toEqual([33.5, 33.5, 12]);
    expect(copy.betoni).toMatchObject({
      betoniString: open.betoniString,
      keikkaBetoniId: copy.keikkaBetoniId,
    });
    expect(await service.ask(keikkaBetoniCalls.get, copy, actors.handler)).toEqual(copy.betoni);
    await ask('delete', { keikkaBetoniId: copy.keikkaBetoniId });
    expect(await amounts()).toEqual([33.5, 12]);
    await expect(service.ask(keikkaBetoniCalls.get, copy, actors.handler)).rejects.toMatchObject({
      code: 'BETONI.NOT_FOUND',
    });
  });

  it('come back as they were, with a price that the one who deleted them does not see', async () => {
    await service.dataSource.query(
      `update keikka_betoni set hinta_value = 128.4, betoni_comment = 'Hissikuilu' where keikka_betoni_id = $1`,
      [open.keikkaBetoniId],
    );
    await ask('delete', { keikkaBetoniId: open.keikkaBetoniId });
    const back = await ask('restore', { keikkaId, keikkaBetoniId: open.keikkaBetoniId });
    expect(back.betoni).toMatchObject({
      m3: 33.5,
      betoniComment: 'Hissikuilu',
      betoniString: open.betoniString,
    });
    expect(back.betoni).not.toHaveProperty('hinta_value');
    const priced = await linesOf(keikkaId, actors.invoicer);
    expect(priced[0]).toMatchObject({ keikkaBetoniId: back.keikkaBetoniId, hinta_value: '128.4' });
    await expect(ask('restore', { keikkaId, keikkaBetoniId: 999_999 })).rejects.toMatchObject({
      code: 'BETONI.NOT_FOUND',
    });
  });

  it.each<[string, Writes, object]>([
    ['amount', 'setM3', { m3: 1 }],
    ['choices', 'saveSliders', { lujuusId: 8 }],
    ['copy', 'copy', {}],
    ['deletion', 'delete', {}],
  ])('refuse, once confirmed: %s [O-119]', async (_, act, input) => {
    const { keikkaBetoniId } = confirmed;
    await expect(ask(act, { keikkaBetoniId, ...input })).rejects.toMatchObject({
      code: 'BETONI.CONFIRMED',
    });
    expect(await amounts()).toEqual([33.5, 12]);
  });

  it('are confirmed, unconfirmed and opened again [O-117]', async () => {
    const { keikkaBetoniId } = open;
    for (const betoniVahvistettu of [true, false, null]) {
      const { betoni: line } = await ask('confirm', { keikkaBetoniId, betoniVahvistettu });
      expect(line?.betoniVahvistettu).toBe(betoniVahvistettu);
    }
  });

  it.each<[string, object, string]>([
    ['a strength', { lujuusId: null }, 'Lujuus puuttuu.'],
    ['quality and service life', { laatuId: null, kayttoIkaId: null }, 'Laatu ja käyttöikä puuttuvat.'],
    ['its amount', { m3: 0 }, 'Määrä puuttuu.'],
  ])('are not confirmed while one lacks %s [O-050]', async (_, change, puuttuu) => {
    const { keikkaBetoniId } = open;
    await ask('saveSliders', { keikkaBetoniId, ...change });
    await expect(ask('confirm', { keikkaBetoniId, betoniVahvistettu: true })).rejects.toMatchObject({
      code: 'BETONI.NOT_WHOLE',
      details: { puuttuu },
    });
  });

  it('of two people are merged, and asked about where both changed the same', async () => {
    const [{ keikkaBetoniId }, varmenne] = [open, await varmenneOf()];
    await ask('make', { keikkaId, m3: 2, varmenne });
    await ask('setM3', { keikkaBetoniId, m3: 30, varmenne });
    await ask('saveSliders', { keikkaBetoniId, lujuusId: 8, varmenne });
    expect(await amounts()).toEqual([30, 12, 2]);
    await expect(ask('setM3', { keikkaBetoniId, m3: 31, varmenne })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: { conflicts: [{ field: `betonit/${keikkaBetoniId}/m3`, base: 33.5, mine: 31, theirs: 30 }] },
    });
    await expect(ask('delete', { keikkaBetoniId, varmenne })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
  });

  it('refuse what is not there, and lines of other orders', async () => {
    const { keikkaBetoniId } = open;
    const refused: [Promise<unknown>, string][] = [
      [ask('saveSliders', { keikkaBetoniId, laatuId: 9_999 }), 'BETONI.UNKNOWN_CHOICE'],
      [ask('saveSliders', { keikkaBetoniId, rasitusluokat: 'XC9' }), 'BETONI.UNKNOWN_RASITUS'],
      [ask('setM3', { keikkaBetoniId, m3: 1, keikkaId: keikkaId + 1 }), 'BETONI.NOT_FOUND'],
      [ask('setM3', { keikkaBetoniId, m3: 1 }, actors.competitor), 'KEIKKA.NO_ACCESS'],
      [ask('setM3', { keikkaBetoniId, m3: 1 }, actors.sourceStaff), 'KEIKKA.NO_ACCESS'],
      [ask('make', { keikkaId: 30 }), 'KEIKKA.REMOVED'],
      [linesOf(keikkaId, actors.competitor), 'KEIKKA.NO_ACCESS'],
    ];
    for (const [answer, code] of refused) await expect(answer).rejects.toMatchObject({ code });
    expect(await amounts()).toEqual([33.5, 12]);
  });

  it('that were delivered are not deleted', async () => {
    const { keikkaBetoniId } = open;
    await service.dataSource.query(`update keikka_betoni set toimitettu_m3 = 9 where keikka_betoni_id = $1`, [
      keikkaBetoniId,
    ]);
    await expect(ask('delete', { keikkaBetoniId })).rejects.toMatchObject({ code: 'BETONI.DELIVERED' });
  });

  it('are a hundred at most, however many are asked for at once', async () => {
    await service.dataSource.query(
      `insert into keikka_betoni (keikka_id, order_no, m3) select $1, n, 1 from generate_series(3, 98) n`,
      [keikkaId],
    );
    const asked = Array.from({ length: 5 }, () => ask('make', { keikkaId, m3: 1 }));
    const ended = await Promise.allSettled(asked);
    expect(await amounts()).toHaveLength(100);
    const refused = ended.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { code: string }] : [],
    );
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('BETONI.TOO_MANY'));
  });
});
