import {
  at,
  dayDriver,
  dayVehicle,
  gridDriver,
  gridKeikka,
  gridPalkki,
  keikkaKuski,
  maskedKeikka,
} from '@keikka/builders';
import type { DayVehicle, KuskiOfDay } from '@keikka/contracts';
import { driverChoices } from './driver-choices.js';
import { jobsByDriver } from './driver-jobs.js';

const driver = (personId: number, personLastName: string, changes: Partial<KuskiOfDay> = {}): KuskiOfDay => ({
  ...gridDriver({ personId, personFirstName: 'Eero', personLastName }),
  m3: 0,
  keikkaCount: 0,
  keikkaMinutes: 0,
  ...changes,
});
const vehicleNumbers = new Map([[18, 'P18']]);
const choicesOf = (ofDay: KuskiOfDay[], search = '', chosen: { personId: number }[] = []) =>
  driverChoices(ofDay, { chosen, vehicleNumbers, window: null, search });

describe('the drivers who may be added, by the orders of the whole day', () => {
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

const KEIKKA = 4711;
const time = { startMs: Date.parse(at('10:00')), endMs: Date.parse(at('13:30')) };
const kuskit = [keikkaKuski({ personId: 1 })];

const order = (from: string, to: string, changes: Parameters<typeof gridKeikka>[0] = {}) =>
  gridKeikka({
    keikkaId: 9001,
    asiakasNimi: 'Nordlattia Oy',
    timeStart: at(from),
    timeEnd: at(to),
    kuskit,
    ...changes,
  });
const row = (keikkaGroup: DayVehicle['keikkaGroup'], changes: Partial<DayVehicle> = {}): DayVehicle =>
  dayVehicle({ vehicleId: 14, ...changes, keikkaGroup });
const choicesBeside = (rows: DayVehicle[], ...ofDay: KuskiOfDay[]) =>
  driverChoices(ofDay, {
    chosen: [],
    vehicleNumbers,
    window: { time, jobs: jobsByDriver({ ajoneuvot: rows }, KEIKKA) },
    search: '',
  });
/** Driver 1 beside these rows: his group and reason. */
function beside(rows: DayVehicle[], changes: Partial<KuskiOfDay> = { vehicleId: 18 }): [string, string] {
  const { free, busy } = choicesBeside(rows, driver(1, 'Ahonen', changes));
  const [choice] = [...free, ...busy];
  if (!choice) throw new Error('no choice');
  return [free.length > 0 ? 'free' : 'busy', choice.reason];
}

describe('the drivers who may be added, by the order’s own time', () => {
  it.each<[string, DayVehicle['keikkaGroup'], string]>([
    ['nothing', [], 'P18 · vapaa koko päivän'],
    [
      'an order before and one after',
      [order('7:00', '8:45'), order('15:00', '16:00')],
      'P18 · vapaa 8:45–15:00',
    ],
    ['an order that ends when it begins', [order('8:00', '10:00')], 'P18 · vapaa 10:00 alkaen'],
    ['an order that begins when it ends', [order('13:30', '15:00')], 'P18 · vapaa 13:30 asti'],
    ['itself', [order('10:00', '13:30', { keikkaId: KEIKKA })], 'P18 · vapaa koko päivän'],
    ['a cancelled order', [order('10:00', '11:00', { keikkaTilaId: 8 })], 'P18 · vapaa koko päivän'],
    ['a deleted order', [order('10:00', '11:00', { keikkaTilaId: 10 })], 'P18 · vapaa koko päivän'],
    ['an order without a length', [order('11:00', '11:00')], 'P18 · vapaa koko päivän'],
    [
      'another’s order',
      [order('10:00', '11:00', { kuskit: [keikkaKuski({ personId: 2 })] })],
      'P18 · vapaa koko päivän',
    ],
    ['an order that nobody drives', [order('10:00', '11:00', { kuskit: [] })], 'P18 · vapaa koko päivän'],
    [
      'a remark',
      [gridPalkki({ timeStart: at('10:00'), timeEnd: at('11:00'), vehicleAvailable: true, kuskit })],
      'P18 · vapaa koko päivän',
    ],
  ])('are free beside %s', (_what, items, reason) => {
    expect(beside([row(items, { dayDriver: dayDriver({ personId: 1 }) })])).toEqual(['free', reason]);
  });

  it('are free without a vehicle, and without work or with some', () => {
    expect(beside([], {})).toEqual(['free', 'Töissä, ei ajoneuvoa']);
    expect(beside([row([order('8:00', '9:00')])], {})).toEqual(['free', 'ei ajoneuvoa · vapaa 9:00 alkaen']);
  });

  const work = gridPalkki({
    timeStart: at('12:00'),
    timeEnd: at('14:00'),
    vehicleAvailable: false,
    grid_palkkiTypeDescription: 'Huolto',
    kuskit,
  });
  it.each<[string, DayVehicle['keikkaGroup'], string]>([
    ['an order a minute into it', [order('8:00', '10:01')], 'P14 · 8:00–10:01 Nordlattia Oy'],
    ['an order from its last minute', [order('13:29', '15:00')], 'P14 · 13:29–15:00 Nordlattia Oy'],
    [
      'the first of several orders',
      [order('12:00', '13:00', { asiakasNimi: 'Later Oy' }), order('10:00', '11:30')],
      'P14 · 10:00–11:30 Nordlattia Oy',
    ],
    ['a palkki that takes the vehicle', [work], 'P14 · 12:00–14:00 Huolto'],
  ])('are busy beside %s', (_what, items, reason) => {
    expect(beside([row(items)])).toEqual(['busy', reason]);
  });

  it('are busy with an order that may not be read where they drive its vehicle', () => {
    const masked = maskedKeikka({ keikkaId: 77, timeStart: at('9:30'), timeEnd: at('12:00') });
    const ofDay = { dayDriver: dayDriver({ personId: 1 }) };
    const others = order('7:00', '8:00', { kuskit: [keikkaKuski({ personId: 2 })] });
    const taken = ['busy', 'P14 · 9:30–12:00'];
    expect(beside([row([masked], ofDay)])).toEqual(taken);
    expect(beside([row([masked, order('7:00', '8:00')])])).toEqual(taken);
    expect(beside([row([masked, others], ofDay)])[0]).toBe('free');
    expect(beside([row([masked])])[0]).toBe('free');
    expect(beside([row([masked], { dayDriver: dayDriver({ personId: 1, pois: true }) })])[0]).toBe('free');
  });

  it('have the least in the way first, counted once where it overlaps itself, and the absent last', () => {
    const of = (personId: number) => ({ kuskit: [keikkaKuski({ personId })] });
    const rows = [
      row([order('10:00', '11:30', of(2)), order('9:00', '11:00', of(3)), order('10:00', '11:00', of(3))]),
      row([order('9:00', '10:15', of(4)), order('12:00', '12:30', of(4)), order('6:00', '7:00', of(5))]),
    ];
    const ofDay = [
      driver(1, 'A', { pois: true }),
      ...[2, 3, 4, 5].map((id) => driver(id, 'BCDEF'[id - 1] ?? '')),
    ];
    const { free, busy } = choicesBeside(rows, ...ofDay);
    expect(free.map(({ driver: { personId } }) => personId)).toEqual([5]);
    expect(busy.map(({ driver: { personId } }) => personId)).toEqual([4, 3, 2, 1]);
    expect(busy.map(({ taken }) => taken.length)).toEqual([2, 2, 1, 0]);
  });
});
