import { paths } from '@keikka/contracts';
import type { ApiClient } from '@keikka/sdk';
import type { ItemKey } from '../../day/model/grid-day.js';
import type { Place } from '../history/undo-history.js';
import { moveCommand } from './move-command.js';

const at = (clock: string): string => `2026-11-20T${clock}:00.000Z`;
const before: Place = { vehicleId: 12, timeStart: at('08:00'), timeEnd: at('10:00') };
const onP15: Place = { ...before, vehicleId: 15 };
const later: Place = { ...before, timeStart: at('09:00'), timeEnd: at('11:00') };
const longer: Place = { ...before, timeEnd: at('10:30') };

/** The call of the move, as it leaves. */
async function sent(key: ItemKey, after: Place, seen?: Record<string, number>): Promise<unknown> {
  const post = jest.fn(() => Promise.resolve({}));
  await moveCommand('20261120', { key, before, after }, seen).send({ post } as unknown as ApiClient);
  const [path, body] = post.mock.calls[0] as unknown as [string, unknown];
  return { path, body: JSON.parse(JSON.stringify(body)) as unknown };
}

describe('a move', () => {
  it.each([
    ['to another vehicle', onP15, paths.keikkaVehicleSave, { vehicleId: 15, originalVehicleId: 12 }],
    [
      'along time',
      later,
      paths.keikkaPumppuAikaSave,
      { pumppuAika: at('09:00'), originalPumppuAika: at('08:00') },
    ],
    [
      'of its end, which names the start too',
      longer,
      paths.keikkaPumppuAikaSave,
      { pumppuAika: at('08:00'), originalPumppuAika: at('08:00'), pumppuKesto: 150 },
    ],
  ])('of an order, %s, holds while the order stands where it was seen', async (_, after, path, place) => {
    expect(await sent('k4711', after)).toEqual({ path, body: { keikkaId: 4711, ...place } });
  });

  it('of a palkki names only what it changes', async () => {
    const body = { palkkiId: 900, pumppuKesto: 150 };
    expect(await sent('p900', longer)).toEqual({ path: paths.palkkiVehicleSet, body });
  });

  it('that is turned names the version it has seen instead', async () => {
    const body = { keikkaId: 4711, vehicleId: 15, varmenne: 3 };
    expect(await sent('k4711', onP15, { k4711: 3 })).toEqual({ path: paths.keikkaVehicleSave, body });
  });

  it('that shall replace what a colleague did names neither', async () => {
    const body = { keikkaId: 4711, pumppuAika: at('09:00') };
    expect(await sent('k4711', later, {})).toEqual({ path: paths.keikkaPumppuAikaSave, body });
  });

  it.each([
    ['another vehicle in passing', onP15, { failed: 'Ajoneuvon vaihto epäonnistui' }],
    ['a time until it is closed', later, { failed: 'Ajan tallennus epäonnistui', failureStays: true }],
  ])('that fails tells of %s [G-143]', (_, after, failure) => {
    expect(moveCommand('20261120', { key: 'k4711', before, after })).toMatchObject(failure);
  });
});
