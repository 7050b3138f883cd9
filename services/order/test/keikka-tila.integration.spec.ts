import { orderMessages, keikkaCalls } from '@keikka/contracts';
import { keikkaTilaIconNames } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, company, keikka, person, startOrder, vehicle } from './order-company.js';

/** An order that is not sent yet. */
const DRAFT = 8;

const colours = ['primary', 'secondary', 'success', 'warning', 'error', 'info', 'inherit'];

describe('the status of an order', () => {
  let service: StartedService;

  beforeAll(async () => {
    service = await startOrder({
      keikat: [1, 2, 3, 4, 5, 6, 7, DRAFT].map((id) => keikka(id, id === DRAFT ? { keikkaTilaId: 1 } : {})),
      auths: [
        { kind: 'tyomaa', id: company.own, personId: person.stranger, level: 'write' },
        { kind: 'tyomaa', id: company.own, personId: person.competitor, level: 'read' },
      ],
    });
  });

  afterAll(() => service.stop());

  const set = (keikkaId: number, keikkaTilaId: number, actor = actors.handler, key?: string) =>
    service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId }, actor, key);

  it('is one of the printed list, in its order (C-73, C-78) [O-082] [O-083] [O-103] [G-128] [G-129]', async () => {
    const list = await service.ask(keikkaCalls.listTilat, { ownerAsiakasId: 0 }, actors.driver);
    expect(list.map(({ keikkaTilaId, keikkaTilaSelite }) => [keikkaTilaId, keikkaTilaSelite])).toEqual([
      [1, 'Luonnos'],
      [2, 'Lähetetty'],
      [3, 'Käsittelyssä'],
      [4, 'Toimitusvalmis'],
      [5, 'Toimitus meneillään'],
      [9, 'Toimitettu'],
      [6, 'Tilaus epäonnistui'],
      [8, 'Tilaus peruttu'],
      [10, 'Tilaus poistettu'],
      [100, 'Arkistoitu'],
    ]);
    for (const tila of list) {
      expect(Object.keys(tila).sort()).toEqual(
        [
          'iconColor',
          'iconName',
          'isSelectable',
          'keikkaTilaCategory',
          'keikkaTilaId',
          'keikkaTilaSelite',
          'keikkaTilaSelite2',
          'orderNumber',
        ].sort(),
      );
      expect(keikkaTilaIconNames).toContain(tila.iconName);
      expect(colours).toContain(tila.iconColor);
      expect([0, 1]).toContain(tila.isSelectable);
      expect(tila.orderNumber).toEqual(expect.any(Number));
    }
    const byId = new Map(list.map((tila) => [tila.keikkaTilaId, tila]));
    expect([1, 2, 3, 4, 8, 9].map((id) => byId.get(id)?.iconColor)).toEqual([
      'info',
      'primary',
      'warning',
      'success',
      'error',
      'success',
    ]);
    expect([3, 4, 8, 9, 10].map((id) => byId.get(id)?.keikkaTilaCategory)).toEqual([
      'valmis',
      'valmis',
      'muu',
      'valmis',
      'poistettu',
    ]);
  });

  it('is set with history, step log 30 and event (C-06) [G-263] [O-109]', async () => {
    const row = await set(1, 9);
    expect(row).toMatchObject({ keikkaTilaId: 9, keikkaTilaSelite: 'Toimitettu', varmenne: 2 });
    const log = await service.ask(orderMessages.stepLogListByKeikkas, { keikkaIds: [1] }, actors.handler);
    expect(log).toEqual([
      {
        stepLogId: expect.any(Number),
        keikkaId: 1,
        stepLogTypeId: 30,
        message: 'Tila vaihdettu: Käsittelyssä → Toimitettu',
        entryTime: expect.stringMatching(/Z$/),
        entryByPersonId: actors.handler.personId,
        entryByPersonName: 'Juha Saarinen',
        confirmDate: null,
        isConfirmed: false,
        requireConfirm: false,
        data: null,
      },
    ]);
    const [event] = await service.events('order.keikka.changed.v1');
    expect(event).toMatchObject({ keikkaId: 1, days: ['20251120'], vehicleIds: [vehicle.p1], row });
  });

  it('leaves the board when the order is deleted [G-133] [G-264]', async () => {
    expect(await set(2, 10)).toMatchObject({ keikkaTilaId: 10 });
    const events = await service.events('order.keikka.changed.v1');
    expect(events.at(-1)).toMatchObject({ keikkaId: 2, row: null });
  });

  it('of an order that a colleague has deleted is set only upon the version in which it is deleted', async () => {
    const { varmenne } = await set(7, 10, actors.keikkaAdmin);
    const details = { at: expect.any(String) as string };
    await expect(set(7, 3)).rejects.toMatchObject({ code: 'KEIKKA.REMOVED', details });
    expect(await set(7, 10)).toMatchObject({ keikkaTilaId: 10, varmenne });
    const change = { keikkaId: 7, keikkaTilaId: 3, varmenne };
    const restored = await service.ask(keikkaCalls.saveTila, change, actors.handler);
    expect(restored).toMatchObject({ keikkaTilaId: 3, varmenne: varmenne + 1 });
  });

  it.each([-100, 0, 7, 11, 200])('cannot become %i (C-38) [G-129]', async (keikkaTilaId) => {
    await expect(set(3, keikkaTilaId)).rejects.toMatchObject({ code: 'KEIKKA.UNKNOWN_TILA' });
  });

  it('is set only by planners of the owner company [G-203]', async () => {
    await expect(set(3, 4, actors.sourceStaff)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(set(3, 4, actors.driver)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(set(999, 4)).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('is sent by who may write at its site, once and to no other status (R-86) [O-139]', async () => {
    await expect(set(DRAFT, 2, actors.competitor)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(set(DRAFT, 3, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    await expect(set(3, 2, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
    expect(await set(DRAFT, 2, actors.stranger)).toMatchObject({ keikkaTilaId: 2, varmenne: 2 });
    await expect(set(DRAFT, 1, actors.stranger)).rejects.toMatchObject({ code: 'KEIKKA.NO_ACCESS' });
  });

  it('leaves no trace when it is the same', async () => {
    expect(await set(4, 3)).toMatchObject({ varmenne: 1 });
    const events = await service.events('order.keikka.changed.v1');
    expect(events.map(({ keikkaId }) => keikkaId)).not.toContain(4);
  });

  it('stays as a colleague has set it since, when the call is sent again under its key', async () => {
    const first = await set(6, 4, actors.handler, 'key-1');
    const { varmenne } = await set(6, 8, actors.keikkaAdmin);
    expect(await set(6, 4, actors.handler, 'key-1')).toEqual(first);
    expect(await set(6, 8)).toMatchObject({ keikkaTilaId: 8, varmenne });
  });

  it('is logged for good: step log and history cannot be changed', async () => {
    const { dataSource } = service;
    for (const act of ['delete from step_log', `update step_log set message = ''`])
      await expect(dataSource.query(act)).rejects.toThrow('append-only');
    const denied = 'permission denied for table change_history';
    for (const act of [
      'delete from change_history',
      `update change_history set field_name = ''`,
      'truncate change_history',
    ])
      await expect(dataSource.query(act)).rejects.toThrow(denied);
  });

  it('is refused for any version but the newest, also one that is yet to come, when one is named', async () => {
    const change = { keikkaId: 5, keikkaTilaId: 4, varmenne: 1 };
    const varmenteet = [
      (await service.ask(keikkaCalls.saveTila, change, actors.handler)).varmenne,
      (await service.ask(keikkaCalls.saveTila, { ...change, keikkaTilaId: 3, varmenne: 2 }, actors.handler))
        .varmenne,
    ];
    expect(varmenteet).toEqual([2, 3]);
    for (const varmenne of [1, 4]) {
      const other = service.ask(keikkaCalls.saveTila, { ...change, varmenne }, actors.handler);
      await expect(other).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    }
  });
});
