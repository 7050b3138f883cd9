import { dayDriver, keikkaKuski } from '@keikka/builders';
import type { GridItem } from '@keikka/contracts';
import { driver, gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { driverCell } from '../model/row-texts.js';
import { driverless } from '../model/work.js';
import { filterWords, matchesFilter } from '../rows/day-filter.js';
import { missingWarnings } from './driver-missing.js';
import { barMarks, noDriverMarks, rowMarks } from './row-marks.js';
import { toResolve } from './to-resolve.js';

const ahonen = { personId: 7, personFirstName: 'Eero', personLastName: 'Ahonen' };
const salonen = { personId: 8, personFirstName: 'Antti', personLastName: 'Salonen' };
const laine = { personId: 9, personFirstName: 'Maija', personLastName: 'Laine' };
const sick = driver(7, { ...ahonen, pois: true, statusName: 'Sairas' });
const drives = (...persons: { personId: number }[]) => ({ kuskit: persons.map(keikkaKuski) });
const order = (keikkaId: number, changes: object = {}): GridItem =>
  keikka(`${5 + keikkaId}:00`, `${6 + keikkaId}:00`, { keikkaId, ...changes });

describe('an order that nobody drives', () => {
  it.each([
    ['alone', [order(1)], {}, 1],
    ['two of three', [order(1), order(2, drives(salonen)), order(3)], {}, 2],
    ['where the vehicle has a driver', [order(1)], { dayDriver: dayDriver(salonen) }, 1],
    ['where the reminder is asked for', [order(1)], { useNoDriverBar: true }, 1],
    ['a draft', [order(1, { keikkaTilaId: 1 })], {}, 1],
    ['not where the vehicle needs no driver', [order(1)], { useNoDriverBar: false }, 0],
    ['not one with a driver', [order(1, drives(salonen))], {}, 0],
    ['not a delivered one', [order(1, { keikkaTilaId: 9 })], {}, 0],
    ['not a cancelled one', [order(1, { keikkaTilaId: 8 })], {}, 0],
    ['not a deleted one', [order(1, { keikkaTilaId: 10 })], {}, 0],
    ['not a copy that is not saved', [order(1, { isTemp: true })], {}, 0],
    ['not one that may not be read', [maskedKeikka('6:00', '7:00')], {}, 0],
    ['not a palkki', [palkki('6:00', '7:00')], {}, 0],
  ])('is counted: %s', (_, items, of, count) => {
    const p22 = vehicle(22, items, of);
    expect(driverless(p22)).toHaveLength(count);
    expect(rowMarks(p22, noDriverMarks).without).toBe(count);
    expect(missingWarnings(gridDay([p22]))).toHaveLength(count > 0 ? 1 : 0);
  });

  it.each([
    [
      'whose own driver is away',
      { defaultKuski_personId: 7 },
      [order(1), order(2)],
      'Ahonen Eero sairas 20.11. · 2 tilausta',
    ],
    [
      'whose day driver is away',
      { dayDriver: dayDriver({ ...ahonen, pois: true }) },
      [order(1)],
      'Ahonen Eero sairas 20.11. · 1 tilaus',
    ],
    ['without a driver', {}, [order(1)], 'Ei kuljettajaa · 1 tilaus'],
    [
      'whose driver has one of them',
      {},
      [order(1, drives(salonen)), order(2), order(3)],
      'A. Salonen ajaa vain 6:00–7:00 · 2 ilman',
    ],
    [
      'whose driver has two of them',
      {},
      [order(1, drives(salonen)), order(2, drives(salonen)), order(3)],
      'A. Salonen ajaa vain 6:00–7:00 ja 7:00–8:00 · 1 ilman',
    ],
    [
      'that two drive in part',
      {},
      [order(1, drives(salonen)), order(2, drives(laine)), order(3)],
      'A. Salonen ja M. Laine ajavat osan · 1 ilman',
    ],
    [
      'that another drives in part for one who is away',
      { defaultKuski_personId: 7 },
      [order(1, drives(salonen)), order(2)],
      'Ahonen Eero sairas 20.11. · A. Salonen ajaa vain 6:00–7:00 · 1 ilman',
    ],
  ])('is one entry of a vehicle %s', (_, of, items, reason) => {
    const day = gridDay([vehicle(22, items, of)], { kuskit: [sick] });
    const { warnings } = toResolve(day, day.yyyymmdd);
    expect(warnings).toMatchObject([{ kind: 'kuljettajaPuuttuu', reason }]);
    expect(toResolve(day, '20261121').warnings).toEqual([]);
  });

  it('is marked on its bar alone, unless the day is past', () => {
    const [driven, lone] = [order(1, drives(salonen)), order(2)];
    const p22 = vehicle(22, [driven, lone]);
    const [first, second] = p22.keikkaGroup;
    const marks = barMarks(p22, noDriverMarks);
    expect(marks(second!)).toMatchObject({ warning: 'Ei kuljettajaa', isDriverless: true });
    expect(marks(first!)).toMatchObject({ warning: '', isDriverless: false });
    expect(barMarks(p22, null)(second!)).toMatchObject({ warning: '', isDriverless: false });
    expect(rowMarks(p22, null).without).toBe(0);
  });

  it('is found by a search', () => {
    const words = filterWords('Ei kuljettajaa');
    const found = (item: GridItem, of = {}) => matchesFilter(item, vehicle(22, [item], of), words);
    expect(found(order(1))).toBe(true);
    expect(found(order(2, drives(salonen)))).toBe(false);
    expect(found(order(3, { keikkaTilaId: 9 }))).toBe(false);
    expect(found(order(4), { useNoDriverBar: false })).toBe(false);
  });

  it('is said of a vehicle without work to whoever chooses its driver', () => {
    const nameOf = (of: object, choosesDriver: boolean) =>
      driverCell(vehicle(22, [], of), 0, choosesDriver).name;
    expect(nameOf({}, true)).toBe('Ei kuljettajaa');
    expect(nameOf({}, false)).toBe('');
    expect(nameOf({ useNoDriverBar: false }, true)).toBe('');
  });

  it('is counted in the cell of the driver, whose tooltip says who drives what', () => {
    const cell = (items: GridItem[], without: number) => driverCell(vehicle(22, items), without);
    expect(cell([order(1), order(2)], 2)).toMatchObject({
      name: 'Ei kuljettajaa',
      gap: '2 tilausta',
      missing: true,
    });
    expect(cell([order(1)], 1)).toMatchObject({ gap: '1 tilaus' });
    const part = cell([order(1, drives(salonen)), order(2)], 1);
    expect(part).toMatchObject({ name: 'A. Salonen', gap: '1 ilman', missing: false });
    expect(part.whole).toMatch(/^Salonen Antti: 6:00–7:00 .*\nEi kuljettajaa: 7:00–8:00 /);
    expect(cell([order(1, drives(salonen))], 0)).toMatchObject({ gap: '', whole: 'Salonen Antti' });
  });
});
