import { keikkaKuski } from '@keikka/builders';
import { keikkaCalls, palkkiCalls } from '@keikka/contracts';
import { ApiError, type ApiClient } from '@keikka/sdk';
import type { ItemKey } from '../../day/model/grid-day.js';
import { moveCommand, movesCommand } from './move-command.js';
import type { Place } from '../../day/model/placed-item.js';
import type { MoveSide } from './step-change.js';

const at = (clock: string): string => `2026-11-20T${clock}:00.000Z`;
const before: Place = { vehicleId: 12, timeStart: at('08:00'), timeEnd: at('10:00') };
const onP15: Place = { ...before, vehicleId: 15 };
const later: Place = { ...before, timeStart: at('09:00'), timeEnd: at('11:00') };
const longer: Place = { ...before, timeEnd: at('10:30') };

/** The call of the move, as it leaves. */
async function sent(
  key: ItemKey,
  after: MoveSide,
  seen?: Record<string, number>,
  from: MoveSide = before,
): Promise<unknown> {
  const ask = jest.fn(() => Promise.resolve({}));
  await moveCommand('20261120', { key, before: from, after }, seen).send({ ask } as unknown as ApiClient, {});
  const [call, input] = ask.mock.calls[0] as unknown as [unknown, unknown];
  return { call, input: JSON.parse(JSON.stringify(input)) as unknown };
}

describe('a move', () => {
  it.each([
    ['to another vehicle', onP15, keikkaCalls.saveVehicle, { vehicleId: 15, originalVehicleId: 12 }],
    [
      'along time',
      later,
      keikkaCalls.savePumppuAika,
      { pumppuAika: at('09:00'), originalPumppuAika: at('08:00') },
    ],
    [
      'of its end, which names the start too',
      longer,
      keikkaCalls.savePumppuAika,
      { pumppuAika: at('08:00'), originalPumppuAika: at('08:00'), pumppuKesto: 150 },
    ],
  ])('of an order, %s, holds while the order stands where it was seen', async (_, after, call, place) => {
    expect(await sent('k4711', after)).toEqual({ call, input: { keikkaId: 4711, ...place } });
  });

  it.each<[string, Place, object]>([
    ['with the vehicle', onP15, { vehicleId: 15, originalVehicleId: 12 }],
    ['alone', before, { vehicleId: 12 }],
  ])('to other drivers, %s, names them in the call of the vehicle', async (_, place, input) => {
    const after = { ...place, kuskit: [keikkaKuski({ personId: 2 })] };
    expect(await sent('k4711', after)).toEqual({
      call: keikkaCalls.saveVehicle,
      input: { keikkaId: 4711, ...input, personIds: [2] },
    });
  });

  it('of a palkki names only what it changes', async () => {
    const input = { palkkiId: 900, pumppuKesto: 150 };
    expect(await sent('p900', longer)).toEqual({ call: palkkiCalls.move, input });
  });

  it('that is turned names the version it has seen instead', async () => {
    const input = { keikkaId: 4711, vehicleId: 15, varmenne: 3 };
    expect(await sent('k4711', onP15, { k4711: 3 })).toEqual({ call: keikkaCalls.saveVehicle, input });
  });

  it('that is taken back says what of a copied order it left nobody to look at (R-35)', async () => {
    const moved: MoveSide = { ...later, tarkistettavat: ['maara'] };
    const back: MoveSide = { ...before, tarkistettavat: ['aika', 'maara'] };
    const input = { keikkaId: 4711, pumppuAika: at('08:00'), varmenne: 3 };
    const again = { taasTarkistettavat: [{ kohde: 'aika' }] };
    const call = keikkaCalls.savePumppuAika;
    expect(await sent('k4711', back, { k4711: 3 }, moved)).toEqual({ call, input: { ...input, ...again } });
    const redone = { ...input, pumppuAika: at('09:00') };
    expect(await sent('k4711', moved, { k4711: 3 }, back)).toEqual({ call, input: redone });
  });

  it('that shall replace what a colleague did names neither', async () => {
    const input = { keikkaId: 4711, pumppuAika: at('09:00') };
    expect(await sent('k4711', later, {})).toEqual({ call: keikkaCalls.savePumppuAika, input });
  });

  it.each([
    ['another vehicle in passing', onP15, { failed: 'Ajoneuvon vaihto epäonnistui' }],
    ['other drivers in passing', { ...before, kuskit: [] }, { failed: 'Kuljettajan vaihto epäonnistui' }],
    ['a time until it is closed', later, { failed: 'Ajan tallennus epäonnistui', failureStays: true }],
  ])('that fails tells of %s [G-143]', (_, after, failure) => {
    expect(moveCommand('20261120', { key: 'k4711', before, after })).toMatchObject(failure);
  });
});

describe('a move of several orders', () => {
  const p12 = { ...before, key: 'k1' as const };
  const p15 = { ...before, key: 'k2' as const, vehicleId: 15 };
  const moves = {
    before: [p12, p15],
    after: [
      { ...p12, ...later },
      { ...p15, vehicleId: 18, kuskit: [keikkaKuski({ personId: 2 })] },
    ],
  };
  const asked = async (seen?: Record<string, number>): Promise<unknown> => {
    const ask = jest.fn(() => Promise.resolve({ moved: [] }));
    await movesCommand('20261120', moves, seen).send({ ask } as unknown as ApiClient, {});
    const [call, input] = ask.mock.calls[0] as unknown as [unknown, unknown];
    expect(call).toBe(keikkaCalls.saveMoves);
    return JSON.parse(JSON.stringify(input));
  };

  it('names of each what it changes and where it was seen', async () => {
    expect(await asked()).toEqual({
      moves: [
        { keikkaId: 1, pumppuAika: at('09:00'), originalPumppuAika: at('08:00') },
        { keikkaId: 2, vehicleId: 18, originalVehicleId: 15, personIds: [2] },
      ],
    });
  });

  it('that is turned names the versions it has seen instead', async () => {
    expect(await asked({ k1: 3, k2: 4 })).toMatchObject({
      moves: [
        { keikkaId: 1, varmenne: 3 },
        { keikkaId: 2, varmenne: 4 },
      ],
    });
  });

  it('tells because of which order none was moved', () => {
    const { failed } = movesCommand('20261120', moves);
    const told = (error: unknown): unknown => (typeof failed === 'function' ? failed(error) : failed);
    const refused = new ApiError({
      message: '',
      correlationId: 'c',
      status: 409,
      errorCode: 'KEIKKA.MOVED',
      errorDetails: { keikkaId: 2 },
    });
    expect(told(refused)).toBe('Tilauksia ei siirretty: tilaus 2');
    expect(told(new Error('gone'))).toBe('Tilausten siirto epäonnistui');
  });
});
