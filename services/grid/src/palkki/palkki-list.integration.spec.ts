import { keikkaKuski } from '@keikka/builders';
import { gridMessages, palkkiCalls, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { decodeLines } from '@keikka/server';
import type { StartedService } from '@keikka/server/testing';
import { day, handler, palkki, rivalHandler, startGrid } from '../../test/grid-company.js';
import { Palkki, PalkkiKuski } from './palkki.entity.js';

describe('lists of palkit', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());
  beforeEach(() => grid.dataSource.query('truncate palkki cascade'));

  const save = (changes: Partial<PalkkiSave> = {}): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), handler);
  const list = (sourceAsiakasId = 0): Promise<GridPalkki[]> =>
    grid.ask(gridMessages.palkkiList, { ...day, sourceAsiakasId }, handler);

  it('travel to the grid as one line per palkki, keyed by vehicle, drivers and line breaks included [G-103]', async () => {
    const { palkkiId } = await save({ keikkaComment: 'eka\nrivi\t"lainaus" ä' });
    await grid.dataSource.manager.insert(PalkkiKuski, { palkkiId, personId: 10 });
    await save({ vehicleId: 2 });
    const lines = decodeLines(await grid.askBytes(gridMessages.palkkiListForGrid, day, handler));
    expect([...lines.keys()]).toEqual(['1', '2']);
    const row = JSON.parse(lines.get('1')![0]!.toString()) as GridPalkki;
    expect(row.keikkaComment).toBe('eka\nrivi\t"lainaus" ä');
    expect(row.kuskit).toEqual([keikkaKuski({ personId: 10 })]);
  });

  it('hold those that overlap the window, and of one source company when it is given [G-141 G-219]', async () => {
    await save({ timeStart: '2026-11-19T20:00:00.000Z', timeEnd: '2026-11-19T22:00:00.000Z' });
    const late = await save({ timeStart: '2026-11-20T20:00:00.000Z', timeEnd: '2026-11-21T02:00:00.000Z' });
    const source = await save({ sourceAsiakasId: 20 });
    expect((await list()).map(({ palkkiId }) => palkkiId)).toEqual([source.palkkiId, late.palkkiId]);
    expect(await list(20)).toEqual([source]);
  });

  it('read alone is as the list has it, and is not found once deleted or by who does not see it', async () => {
    const { palkkiId } = await save({ keikkaComment: 'eka\nrivi' });
    const get = (actor = handler) => grid.ask(palkkiCalls.get, { palkkiId }, actor);
    expect([await get()]).toEqual(await list());
    await expect(get(rivalHandler)).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
    await grid.ask(palkkiCalls.delete, { palkkiId }, handler);
    await expect(get()).rejects.toMatchObject({ code: 'PALKKI.NOT_FOUND' });
  });

  it.each([
    ['10 min and 60 min away', 10, 60, 1],
    ['11 min at the start', 11, 60, 0],
    ['61 min at the end', 10, 61, 0],
  ])('of an order name the palkit beside it: %s [O-062]', async (_, startMinutes, endMinutes, count) => {
    const { timeStart, timeEnd } = await save();
    const shifted = (instant: string, minutes: number): string =>
      new Date(Date.parse(instant) + minutes * 60_000).toISOString();
    const times = { timeStart: shifted(timeStart, -startMinutes), timeEnd: shifted(timeEnd, endMinutes) };
    const ask = (vehicleId: number, actor = handler) =>
      grid.ask(gridMessages.palkkiListOfKeikka, { keikkaId: 4711, vehicleId, ...times }, actor);
    expect(await ask(1)).toHaveLength(count);
    expect(await ask(2)).toEqual([]);
    expect(await ask(1, rivalHandler)).toEqual([]);
  });

  it('of an order hold its own wherever they stand, also while it stands nowhere itself [O-093]', async () => {
    const { palkkiId } = await save({ vehicleId: 2 });
    await grid.dataSource.manager.update(Palkki, { palkkiId }, { keikkaId: 4711 });
    await save({ vehicleId: 1 });
    const ask = (keikkaId: number, vehicleId: number | null, actor = handler) =>
      grid.ask(
        gridMessages.palkkiListOfKeikka,
        { keikkaId, vehicleId, timeStart: null, timeEnd: null },
        actor,
      );
    expect(await ask(4711, 1)).toEqual([expect.objectContaining({ palkkiId, overlaps: false })]);
    expect(await ask(4711, null)).toHaveLength(1);
    expect(await ask(4712, null)).toEqual([]);
    expect(await ask(4711, null, rivalHandler)).toEqual([]);
    await grid.ask(palkkiCalls.delete, { palkkiId }, handler);
    expect(await ask(4711, null)).toEqual([]);
  });
});
