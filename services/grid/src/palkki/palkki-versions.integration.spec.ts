import { gridMessages, palkkiCalls, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import type { StartedService } from '@keikka/server/testing';
import { day, handler, palkki, startGrid } from '../../test/grid-company.js';

describe('palkit that several write', () => {
  let grid: StartedService;

  beforeAll(async () => {
    grid = await startGrid();
  });
  afterAll(() => grid.stop());
  beforeEach(() => grid.dataSource.query('truncate palkki, outbox, idempotency cascade'));

  const save = (changes: Partial<PalkkiSave> = {}, key?: string): Promise<GridPalkki> =>
    grid.ask(gridMessages.palkkiSave, palkki(changes), handler, key);

  it('stay where a colleague has put them since they were seen, and a retry of what is done is harmless', async () => {
    const { palkkiId, timeStart } = await save();
    const move = (to: { vehicleId?: number; pumppuAika?: string }, seen: object) =>
      grid.ask(palkkiCalls.move, { palkkiId, ...to, ...seen }, handler);
    const fromFirst = { originalVehicleId: 1 };
    expect(await move({ vehicleId: 2 }, fromFirst)).toMatchObject({ vehicleId: 2, varmenne: 2 });
    expect(await move({ vehicleId: 2 }, fromFirst)).toMatchObject({ varmenne: 2 });
    const later = new Date(Date.parse(timeStart) + 3_600_000).toISOString();
    const moved = { code: 'PALKKI.MOVED' };
    await expect(move({ vehicleId: 1, pumppuAika: later }, fromFirst)).rejects.toMatchObject(moved);
    await expect(move({ pumppuAika: later }, { originalPumppuAika: later })).rejects.toMatchObject(moved);
    expect(await move({ pumppuAika: later }, { originalPumppuAika: timeStart })).toMatchObject({
      varmenne: 3,
    });
  });

  it('are neither moved nor deleted in an older version nor in one that is yet to come', async () => {
    const { palkkiId } = await save();
    const move = (varmenne: number) =>
      grid.ask(palkkiCalls.move, { palkkiId, vehicleId: 2, varmenne }, handler);
    const remove = (varmenne: number) => grid.ask(palkkiCalls.delete, { palkkiId, varmenne }, handler);
    expect(await move(1)).toMatchObject({ vehicleId: 2, varmenne: 2 });
    for (const varmenne of [1, 3]) {
      await expect(move(varmenne)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
      await expect(remove(varmenne)).rejects.toMatchObject({ code: 'CHANGE.OUTDATED' });
    }
    expect(await remove(2)).toEqual({ palkkiId });
  });

  it('stay where a colleague has put them since, when a move is sent again under its key', async () => {
    const { palkkiId } = await save();
    const move = (vehicleId: number, key?: string) =>
      grid.ask(palkkiCalls.move, { palkkiId, vehicleId }, handler, key);
    const first = await move(2, 'k1');
    await move(1);
    expect(await move(2, 'k1')).toEqual(first);
    expect(await move(1)).toMatchObject({ vehicleId: 1, varmenne: 3 });
  });

  it('saved from an old version merge what only one side changed', async () => {
    const { palkkiId } = await save();
    await save({ palkkiId, keikkaComment: 'toinen', varmenne: 1 });
    const merged = await save({ palkkiId, vehicleId: 2, varmenne: 1 });
    expect(merged).toMatchObject({ keikkaComment: 'toinen', vehicleId: 2, varmenne: 3 });
    const lost = save({ palkkiId, vehicleId: 2, keikkaComment: 'kolmas', varmenne: 1 });
    await expect(lost).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
      details: {
        conflicts: [{ field: 'keikkaComment', base: 'Huolto *red', mine: 'kolmas', theirs: 'toinen' }],
      },
    });
  });

  it('saved without a change keep their token and tell nobody', async () => {
    const saved = await save();
    expect(await save({ palkkiId: saved.palkkiId, varmenne: 1 })).toEqual(saved);
    expect(await grid.events('grid.palkki.changed.v1')).toHaveLength(1);
  });

  it('are made once per idempotency key', async () => {
    const [first, again] = [await save({}, 'k1'), await save({}, 'k1')];
    expect(again).toEqual(first);
    expect(await grid.ask(gridMessages.palkkiList, { ...day, sourceAsiakasId: 0 }, handler)).toHaveLength(1);
    await expect(save({ keikkaComment: 'muu' }, 'k1')).rejects.toMatchObject({
      code: 'REQUEST.KEY_REUSED',
    });
  });
});
