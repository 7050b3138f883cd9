import { keikkaKuski } from '@keikka/builders';
import type { GridItem } from '@keikka/contracts';
import { driver, gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { toResolve } from './to-resolve.js';
import { absenceWarnings, dayWarnings, vehicleWarnings, warningNames, warningTexts } from './warnings.js';

const [HUOLTO, POISSA, TYO, KOMMENTTI] = [5, 2, 12, 4];

const reasons = (items: GridItem[], of: Parameters<typeof vehicle>[2] = {}): string[] =>
  vehicleWarnings(vehicle(21, items, of)).map(({ reason }) => reason);

describe('a boom that is too short', () => {
  const order = (changes = {}): GridItem[] => [keikka('8:00', '9:00', { pumppuPuomi: 32, ...changes })];

  it.each([
    ['a metre less', 31, order(), ['Puomi 31 m, tilattu 32 m']],
    ['half a metre less', 31.5, order(), ['Puomi 31,5 m, tilattu 32 m']],
    ['just enough', 32, order(), []],
    ['none', null, order(), ['Ei puomia, tilattu 32 m']],
    ['less, but none is ordered', 20, order({ pumppuPuomi: null }), []],
    ['none, and 0 m is ordered', null, order({ pumppuPuomi: 0 }), []],
    ['less, of a cancelled order', 20, order({ keikkaTilaId: 8 }), []],
    ['less, of a deleted order', 20, order({ keikkaTilaId: 10 }), []],
    ['less, of a delivered order', 20, order({ keikkaTilaId: 9 }), []],
    ['less, of a copy that is not saved', 20, order({ isTemp: true }), []],
    ['less, of an order that may not be read', 20, [maskedKeikka('8:00', '9:00')], []],
  ])('warns: %s', (_, vehiclePuomi, items, told) => {
    expect(reasons(items, { vehiclePuomi })).toEqual(told);
  });

  it('is that of a concrete truck always', () => {
    expect(reasons(order(), { vehicleTypeId: 1, vehiclePuomi: null })).toEqual(['Ei puomia, tilattu 32 m']);
  });
});

describe('a vehicle of a type that does not fit', () => {
  it.each([
    ['a pump for a mixer', 1, 3, ['Pumppu, tilattu Betoniauto']],
    ['a mixer for a pumi', 2, 1, ['Betoniauto, tilattu Pumi']],
    ['a mixer for a pump', 3, 1, ['Betoniauto, tilattu Pumppu']],
    ['not a pumi for a mixer', 1, 2, []],
  ])('warns: %s', (_, ordered, vehicleTypeId, told) => {
    const order = keikka('8:00', '9:00', { vehicleTypeId: ordered, pumppuPuomi: null });
    const found = vehicleWarnings(vehicle(21, [order], { vehicleTypeId }));
    expect(found.map(({ reason }) => reason)).toEqual(told);
    expect(warningNames(found)).toBe(told.length > 0 ? 'Puomi' : '');
  });
});

describe('a vehicle that is kept from driving', () => {
  const block = (from: string, to: string, grid_palkkiTypeId = HUOLTO, keikkaComment = '') =>
    palkki(from, to, { grid_palkkiTypeId, keikkaComment, grid_palkkiType: 'huolto' });
  const order = keikka('8:00', '9:00');

  it.each([
    ['a minute into the order', [order, block('7:00', '8:01')], ['Huollossa 7:00–8:01']],
    ['until the order begins', [order, block('7:00', '8:00')], []],
    ['from the end of the order', [order, block('9:00', '10:00')], []],
    ['by other work', [order, block('8:00', '9:00', TYO)], ['Poissa ajosta 8:00–9:00']],
    ['out of use', [order, block('8:00', '9:00', POISSA)], ['Poissa ajosta 8:00–9:00']],
    ['not by a remark', [order, block('8:00', '9:00', KOMMENTTI)], []],
    ['not from a cancelled order', [keikka('8:00', '9:00', { keikkaTilaId: 8 }), block('7:00', '10:00')], []],
    [
      'once, however many palkit say so',
      [order, block('7:00', '10:00'), block('8:30', '9:00', POISSA)],
      ['Huollossa 7:00–10:00'],
    ],
    [
      'with its words',
      [order, block('7:00', '11:00', HUOLTO, 'puomin vuositarkastus')],
      ['Huollossa 7:00–11:00: puomin vuositarkastus'],
    ],
    [
      'without the name of its type',
      [order, block('7:00', '11:00', HUOLTO, 'Huolto: klo 8: öljyt')],
      ['Huollossa 7:00–11:00: klo 8: öljyt'],
    ],
    [
      'from an order that may not be read',
      [maskedKeikka('8:00', '9:00'), block('7:00', '10:00')],
      ['Huollossa 7:00–10:00'],
    ],
    ['over night', [order, block('-2:00', '11:00')], ['Huollossa 19.11. 22:00 – 20.11. 11:00']],
  ])('warns: %s', (_, items, told) => {
    expect(reasons(items)).toEqual(told);
  });
});

describe('a driver who is away', () => {
  const ahonen = { personId: 7, personFirstName: 'Eero', personLastName: 'Ahonen' };
  const mine = { kuskit: [keikkaKuski(ahonen)] };
  const sick = driver(7, { ...ahonen, pois: true, statusName: 'Sairas' });
  const told = (items: GridItem[], kuskit = [sick], of: Parameters<typeof vehicle>[2] = {}): string[] =>
    absenceWarnings(gridDay([vehicle(22, items, of)], { kuskit })).map(({ reason }) => reason);

  it.each([
    ['of an order', [keikka('6:45', '9:00', mine)], [sick], ['Ahonen Eero, sairas 20.11.']],
    [
      'for a reason that may not be seen',
      [keikka('6:45', '9:00', mine)],
      [{ ...sick, statusName: '' }],
      ['Ahonen Eero, poissa 20.11.'],
    ],
    ['but at work', [keikka('6:45', '9:00', mine)], [{ ...sick, pois: false }], []],
    ['of another order', [keikka('6:45', '9:00', { kuskit: [keikkaKuski({ personId: 8 })] })], [sick], []],
    ['of a cancelled order', [keikka('6:45', '9:00', { ...mine, keikkaTilaId: 8 })], [sick], []],
    ['of a delivered order', [keikka('6:45', '9:00', { ...mine, keikkaTilaId: 9 })], [sick], []],
  ])('warns: %s', (_, items, kuskit, expected) => {
    expect(told(items, kuskit)).toEqual(expected);
  });

  it('warns of each order that he has', () => {
    expect(
      told([keikka('6:45', '9:00', mine), keikka('12:45', '15:00', { ...mine, keikkaId: 2 })]),
    ).toHaveLength(2);
  });
});

describe('warnings of a day', () => {
  const late = vehicle(12, [keikka('14:00', '16:00')], { vehiclePuomi: 32, useNoDriverBar: false });
  const early = vehicle(
    15,
    [
      keikka('7:00', '9:00', { keikkaId: 2 }),
      palkki('7:00', '9:00', { grid_palkkiTypeId: HUOLTO, keikkaComment: '' }),
    ],
    { vehiclePuomi: 32, useNoDriverBar: false },
  );
  const day = gridDay([late, early]);

  it('stand by the start of their orders', () => {
    expect(dayWarnings(day).map(({ item, kind }) => [item.keikkaId, kind])).toEqual([
      [2, 'puomi'],
      [2, 'huolto'],
      [4711, 'puomi'],
    ]);
  });

  it('are told together on the bar, and by their kinds on the row', () => {
    const told = [...warningTexts(dayWarnings(day))].map(([{ keikkaId }, text]) => [keikkaId, text]);
    expect(told).toEqual([
      [2, 'Puomi 32 m, tilattu 36 m; Huollossa 7:00–9:00'],
      [4711, 'Puomi 32 m, tilattu 36 m'],
    ]);
    expect(warningNames(dayWarnings(day))).toBe('Puomi, Huolto');
  });

  it.each([
    ['the day before', '20261119', 3],
    ['the day itself', '20261120', 3],
    ['the day after', '20261121', 0],
  ])('are there to act on: %s', (_, today, count) => {
    expect(toResolve(day, today).warnings).toHaveLength(count);
  });

  it('stay the same while the vehicle does', () => {
    expect(vehicleWarnings(late)).toBe(vehicleWarnings(late));
  });
});
