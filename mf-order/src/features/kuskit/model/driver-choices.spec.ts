import { gridDriver } from '@keikka/builders';
import type { KuskiOfDay } from '@keikka/contracts';
import { driverChoices } from './driver-choices.js';

const driver = (personId: number, personLastName: string, changes: Partial<KuskiOfDay> = {}): KuskiOfDay => ({
  ...gridDriver({ personId, personFirstName: 'Eero', personLastName }),
  m3: 0,
  keikkaCount: 0,
  keikkaMinutes: 0,
  ...changes,
});
const vehicleNumbers = new Map([[18, 'P18']]);
const choicesOf = (ofDay: KuskiOfDay[], search = '', chosen: { personId: number }[] = []) =>
  driverChoices(ofDay, { chosen, vehicleNumbers, search });

describe('the drivers who may be added', () => {
  it.each<[string, Partial<KuskiOfDay>, 'free' | 'busy', string]>([
    ['without vehicle and orders', {}, 'free', 'Töissä, ei ajoneuvoa'],
    ['without orders', { vehicleId: 18 }, 'free', 'P18 · ei tilauksia'],
    ['on a vehicle that is not known', { vehicleId: 99 }, 'free', 'ei tilauksia'],
    [
      'with an order',
      { vehicleId: 18, keikkaCount: 1, keikkaMinutes: 90 },
      'busy',
      'P18 · 1 tilaus · 1\u00a0h 30\u00a0min',
    ],
    [
      'with orders, without vehicle',
      { keikkaCount: 2, keikkaMinutes: 60 },
      'busy',
      'ei ajoneuvoa · 2 tilausta · 1\u00a0h',
    ],
    ['away', { pois: true, statusName: 'Sairas' }, 'busy', 'Sairas'],
    ['away for a reason that the reader may not see', { pois: true, statusName: '' }, 'busy', 'Poissa'],
  ])('one %s', (_, changes, group, reason) => {
    const choices = choicesOf([driver(1, 'Ahonen', changes)]);
    expect(choices[group].map((choice) => choice.reason)).toEqual([reason]);
    expect(choices[group === 'free' ? 'busy' : 'free']).toEqual([]);
  });

  it('are the free ones by name, then those with least work, and the absent last', () => {
    const { free, busy } = choicesOf([
      driver(1, 'Ahonen', { pois: true }),
      driver(2, 'Öhman'),
      driver(3, 'Zetterberg'),
      driver(4, 'Korhonen', { keikkaCount: 1, keikkaMinutes: 120 }),
      driver(5, 'Virtanen', { keikkaCount: 2, keikkaMinutes: 60 }),
    ]);
    expect(free.map(({ name }) => name)).toEqual(['Zetterberg Eero', 'Öhman Eero']);
    expect(busy.map(({ name }) => name)).toEqual(['Virtanen Eero', 'Korhonen Eero', 'Ahonen Eero']);
  });

  it('are none of those who drive the order already', () => {
    expect(choicesOf([driver(1, 'Ahonen')], '', [{ personId: 1 }])).toEqual({ free: [], busy: [] });
  });

  it.each([
    ['ahonen', 1],
    ['EERO aho', 1],
    ['  p18 ', 1],
    ['ahonen p19', 0],
    ['', 1],
  ])('match %j: %i', (search, count) => {
    expect(choicesOf([driver(1, 'Ahonen', { vehicleId: 18 })], search).free).toHaveLength(count);
  });
});
