import { gridMessages, palkkiCalls, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import {
  admin,
  day,
  driver,
  handler,
  OWN,
  palkki,
  PARTNER,
  partnerHandler,
  rivalHandler,
  startGrid,
} from '../../test/grid-company.js';
import { Palkki, PalkkiVisibility } from './palkki.entity.js';

describe('palkit', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());
  beforeEach(() => grid.dataSource.query('truncate palkki, outbox, idempotency cascade'));

  const save = (changes: Partial<PalkkiSave> = {}, actor = handler): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), actor);
  const list = (actor = handler): Promise<GridPalkki[]> =>
    grid.ask(gridMessages.palkkiList, { ...day, sourceAsiakasId: 0 }, actor);
  const share = (palkkiId: number): Promise<unknown> =>
    grid.dataSource.manager.insert(PalkkiVisibility, { palkkiId, asiakasId: PARTNER });
  const changes = () => grid.events('grid.palkki.changed.v1');

  it('come back from a save as the grid shows them, state -100 and category palkki [G-002 G-103 G-105 G-220]', async () => {
    const saved = await save({ grid_palkkiTypeId: 5, sourceAsiakasId: 20, keikkaId: 7, style: 'x' });
    expect(saved).toEqual({
      isKeikka: false,
      isPalkki: true,
      isTemp: false,
      palkkiId: saved.palkkiId,
      keikkaId: 7,
      keikkaTilaId: -100,
      keikkaTilaCategory: 'palkki',
      vehicleId: 1,
      timeStart: '2026-11-20T05:00:00.000Z',
      timeEnd: '2026-11-20T14:00:00.000Z',
      starttime: '2026-11-20T05:00:00.000Z',
      endtime: '2026-11-20T14:00:00.000Z',
      pumppuAika: '2026-11-20T05:00:00.000Z',
      pumppuKesto: 540,
      keikkaComment: 'Huolto *red',
      text: 'Huolto *red',
      style: 'x',
      ownerAsiakasId: OWN,
      sourceAsiakasId: 20,
      grid_palkkiTypeId: 5,
      grid_palkkiType: 'huolto',
      grid_palkkiTypeDescription: 'Ajoneuvo on huollossa',
      vehicleAvailable: false,
      deletedTime: null,
      kuskit: [],
      varmenne: 1,
    });
    expect(await list()).toEqual([saved]);
  });

  it("are of type 4 'kommentti' when none is given [G-104]", async () => {
    expect(await save()).toMatchObject({ grid_palkkiTypeId: 4, grid_palkkiType: 'kommentti' });
  });

  it.each(['2026-11-20T14:00:00.000Z', '2026-11-20T14:00:00.001Z'])(
    'that start at or after their end are refused, and nothing is stored [G-173]',
    async (timeStart) => {
      await expect(save({ timeStart })).rejects.toMatchObject({
        code: 'PALKKI.START_NOT_BEFORE_END',
        message: 'Virhe: Aloitusajan on oltava ennen lopetusaikaa!',
      });
      expect(await list()).toEqual([]);
    },
  );

  it('last a minute at least: a shorter one is refused, and nothing is stored', async () => {
    const timeStart = '2026-11-20T05:00:00.000Z';
    await expect(save({ timeStart, timeEnd: '2026-11-20T05:00:59.999Z' })).rejects.toMatchObject({
      code: 'PALKKI.TOO_SHORT',
      message: 'Palkin on kestettävä vähintään minuutti.',
    });
    expect(await list()).toEqual([]);
    const minute = await save({ timeStart, timeEnd: '2026-11-20T05:01:00.000Z' });
    expect(minute).toMatchObject({ timeEnd: '2026-11-20T05:01:00.000Z' });
  });

  it('need a vehicle and an owner company [G-179]', async () => {
    await expect(save({ vehicleId: 0 })).rejects.toMatchObject({ code: 'PALKKI.VEHICLE_REQUIRED' });
    await expect(save({}, { ...handler, asiakasId: 0 })).rejects.toMatchObject({
      code: 'PALKKI.VEHICLE_REQUIRED',
    });
  });

  it('stand on own vehicles and on those the company plans, on no other', async () => {
    expect(await save({ vehicleId: 2 })).toMatchObject({ vehicleId: 2 });
    await expect(save({ vehicleId: 3 })).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
    await expect(save({ vehicleId: 99 })).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
  });

  it('of type 16 are saved by company and invoicing admins only [G-177]', async () => {
    await expect(save({ grid_palkkiTypeId: 16 })).rejects.toMatchObject({ code: 'PALKKI.TYPE_RESTRICTED' });
    expect(await save({ grid_palkkiTypeId: 16 }, admin)).toMatchObject({ grid_palkkiType: 'lasku' });
  });

  it('of type 16 are not touched by others either: not turned into another type, moved or deleted [G-177]', async () => {
    const { palkkiId } = await save({ grid_palkkiTypeId: 16 }, admin);
    const refused = { code: 'PALKKI.TYPE_RESTRICTED' };
    const touch = {
      turn: () => save({ palkkiId, grid_palkkiTypeId: 4 }),
      move: () => grid.ask(palkkiCalls.move, { palkkiId, vehicleId: 2 }, handler),
      remove: (actor = handler) => grid.ask(palkkiCalls.delete, { palkkiId }, actor),
    };
    for (const attempt of [touch.turn, touch.move, touch.remove])
      await expect(attempt()).rejects.toMatchObject(refused);
    expect(await list()).toMatchObject([{ palkkiId, grid_palkkiTypeId: 16, varmenne: 1 }]);
    expect(await touch.remove(admin)).toEqual({ palkkiId });
  });

  it.each([11, 999])('of type %i, deleted or unknown, cannot be saved [G-110]', async (grid_palkkiTypeId) => {
    await expect(save({ grid_palkkiTypeId })).rejects.toMatchObject({ code: 'PALKKI.UNKNOWN_TYPE' });
  });

  it('are not written by who lacks the right to create them [G-205]', async () => {
    const { palkkiId } = await save();
    await expect(save({}, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(grid.ask(palkkiCalls.delete, { palkkiId }, driver)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
    await expect(grid.ask(palkkiCalls.move, { palkkiId, vehicleId: 2 }, driver)).rejects.toMatchObject({
      code: 'AUTH.FORBIDDEN',
    });
  });

  it('of another company are seen only when it shares them, and changed by nobody but the owner [G-295]', async () => {
    const shared = await save();
    await share(shared.palkkiId);
    await save({ keikkaComment: 'oma' });
    const hidden = await save({ grid_palkkiTypeId: 8 });
    await share(hidden.palkkiId);
    expect(await list(partnerHandler)).toEqual([shared]);
    expect(await list(rivalHandler)).toEqual([]);
    expect(await list()).toHaveLength(3);
    await expect(save({ palkkiId: shared.palkkiId }, partnerHandler)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    for (const [palkkiId, actor] of [
      [hidden.palkkiId, partnerHandler],
      [shared.palkkiId, rivalHandler],
      [999, rivalHandler],
    ] as const)
      await expect(save({ palkkiId }, actor)).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it('are copied with all they say, once per idempotency key [G-178] [G-264]', async () => {
    const original = await save({ grid_palkkiTypeId: 5, keikkaComment: 'Huolto *red' });
    const copy = (actor = handler) =>
      grid.ask(gridMessages.palkkiCopy, { palkkiId: original.palkkiId }, actor, 'copy-1');
    const copied = await copy();
    expect(copied).toEqual({ ...original, palkkiId: copied.palkkiId, varmenne: 1 });
    expect(copied.palkkiId).not.toBe(original.palkkiId);
    expect((await copy()).palkkiId).toBe(copied.palkkiId);
    await expect(copy(rivalHandler)).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it('are moved to a vehicle and along time in one change [G-222]', async () => {
    const { palkkiId } = await save();
    const move = { palkkiId, vehicleId: 2, pumppuAika: '2026-11-20T22:30:00.000Z' };
    const saved = await grid.ask(palkkiCalls.move, move, handler);
    expect(saved).toMatchObject({
      vehicleId: 2,
      timeEnd: '2026-11-21T07:30:00.000Z',
      pumppuKesto: 540,
      varmenne: 2,
    });
    expect((await changes()).at(-1)).toEqual({
      palkkiId,
      ownerAsiakasId: OWN,
      visibleTo: [OWN],
      days: ['20261120', '20261121'],
      vehicleIds: [1, 2],
      row: saved,
    });
    await expect(grid.ask(palkkiCalls.move, { palkkiId }, handler)).rejects.toMatchObject({
      code: 'PALKKI.VEHICLE_REQUIRED',
    });
    await expect(grid.ask(palkkiCalls.move, { palkkiId, vehicleId: 3 }, handler)).rejects.toMatchObject({
      code: 'VEHICLE.NOT_FOUND',
    });
  });

  it('are deleted by becoming type 11, vanish for all who saw them, and may be deleted again [G-138 G-221]', async () => {
    const { palkkiId } = await save();
    await share(palkkiId);
    const remove = () => grid.ask(palkkiCalls.delete, { palkkiId }, handler);
    expect(await remove()).toEqual({ palkkiId });
    expect(await remove()).toEqual({ palkkiId });
    expect(await list()).toEqual([]);
    const stored = await grid.dataSource.manager.findOneByOrFail(Palkki, { palkkiId });
    expect(stored).toMatchObject({ grid_palkkiTypeId: 11, deletedTime: expect.any(Date) });
    const [, gone, ...later] = await changes();
    expect(gone).toMatchObject({ visibleTo: [OWN, PARTNER], days: ['20261120'], row: null });
    expect(later).toEqual([]);
    await expect(save({ palkkiId })).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it('that turn private vanish for the companies that saw them [G-295]', async () => {
    const { palkkiId } = await save();
    await share(palkkiId);
    const saved = await save({ palkkiId, grid_palkkiTypeId: 8 });
    const [gone, kept] = (await changes()).slice(1);
    expect(gone).toMatchObject({ visibleTo: [PARTNER], row: null });
    expect(kept).toMatchObject({ visibleTo: [OWN], row: saved });
  });
});
