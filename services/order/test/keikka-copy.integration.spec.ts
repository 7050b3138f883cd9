import { orderMessages, keikkaCalls } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import type { StartedService } from '@keikka/server/testing';
import { actors, keikka, startOrder, vehicle } from './order-company.js';

describe('a copied order', () => {
  let service: StartedService;

  beforeAll(async () => {
    const onPartners = keikka(3, { vehicleId: vehicle.partners });
    const deleted = keikka(4, { keikkaTilaId: keikkaTila.poistettu });
    service = await startOrder({ keikat: [keikka(1), keikka(2), onPartners, deleted] });
    await service.ask(keikkaCalls.saveTila, { keikkaId: 1, keikkaTilaId: 9 }, actors.handler);
  });

  afterAll(() => service.stop());

  const copy = (keikkaId: number, actor = actors.handler, key?: string) =>
    service.ask(keikkaCalls.copy, { keikkaId }, actor, key);
  const rowOf = async (keikkaId: number) => {
    const tilaId = 3;
    return service.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId: tilaId }, actors.handler);
  };

  it('is a draft in the same place, with the same concrete and drivers and an id of its own [G-178] [G-264]', async () => {
    const original = await rowOf(2);
    const copied = await copy(2);
    const { keikkaId, keikkaTilaId, keikkaTilaSelite, keikkaTilaCategory, betonit, varmenne, ...rest } =
      copied;
    const { tarkistettavat, ...same } = rest;
    expect(keikkaId).toBeGreaterThan(2);
    expect([keikkaTilaId, keikkaTilaSelite, varmenne]).toEqual([1, 'Luonnos', 1]);
    expect(original).toMatchObject(same);
    const inWords = (lines: typeof betonit) => lines.map(({ m3, betoniString }) => [m3, betoniString]);
    expect(inWords(betonit)).toEqual(inWords(original.betonit));
    expect(keikkaTilaCategory).not.toBe('');
    expect(tarkistettavat).toHaveLength(6);
  });

  it('has nothing of what happened to the original', async () => {
    const { keikkaId } = await copy(1);
    const [row] = await service.dataSource.query(
      `select has_toimitus, is_locked, foreign_key from keikka where keikka_id = $1`,
      [keikkaId],
    );
    expect(row).toEqual({ has_toimitus: false, is_locked: false, foreign_key: '' });
    const log = await service.ask(
      orderMessages.stepLogListByKeikkas,
      { keikkaIds: [keikkaId] },
      actors.handler,
    );
    expect(log.map(({ message }) => message)).toEqual(['Kopioitu tilauksesta 1']);
    const events = await service.events('order.keikka.changed.v1');
    expect(events.at(-1)).toMatchObject({ keikkaId, row: { keikkaTilaId: 1 } });
  });

  it('is made once per idempotency key', async () => {
    const [one, again] = [await copy(2, actors.handler, 'copy-1'), await copy(2, actors.handler, 'copy-1')];
    expect(again.keikkaId).toBe(one.keikkaId);
  });

  it.each([
    ['of an order that a colleague has deleted', 4, actors.handler, 'KEIKKA.NOT_FOUND'],
    ['of an unknown order', 999, actors.handler, 'KEIKKA.NOT_FOUND'],
    ['by another company', 2, actors.competitor, 'KEIKKA.NO_ACCESS'],
    ['by a driver, who may make no order', 2, actors.driver, 'AUTH.FORBIDDEN'],
  ] as const)('is not made %s', async (_, keikkaId, actor, code) => {
    await expect(copy(keikkaId, actor)).rejects.toMatchObject({ code });
  });

  it('is put on a partner’s vehicle as long as the company plans it, and no longer', async () => {
    await expect(copy(3)).resolves.toMatchObject({ vehicleId: vehicle.partners });
    await service.dataSource.query(`update vehicle set planned_by = '{}' where vehicle_id = $1`, [
      vehicle.partners,
    ]);
    await expect(copy(3)).rejects.toMatchObject({ code: 'VEHICLE.NOT_FOUND' });
  });
});
