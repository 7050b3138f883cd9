import { keikkaKuski } from '@keikka/builders';
import { at, driver, gridDay, keikka, palkki, vehicle } from '../../../test/day.builder.js';
import { driverDropWarning, dropWarning } from './drop-warning.js';

describe('dropWarning', () => {
  const order = keikka('10:00', '13:00', { pumppuPuomi: 32 });
  const move = {
    key: 'k4711',
    vehicleId: 15,
    timeStart: at('10:00'),
    timeEnd: at('13:00'),
  } as const;
  const other = keikka('12:00', '16:00', { keikkaId: 1 });

  it.each([
    ['a boom that fits', vehicle(15, [], { vehiclePuomi: 32 }), undefined],
    ['a boom too short', vehicle(15, [], { vehiclePuomi: 31.5 }), 'Puomi 31,5 m, tilattu 32 m'],
    ['no boom', vehicle(15, [], { vehiclePuomi: null }), 'Ei puomia, tilattu 32 m'],
    ['a taken time', vehicle(15, [other]), 'Varattu 12–16'],
    ['both', vehicle(15, [other], { vehiclePuomi: 28 }), 'Puomi 28 m, tilattu 32 m, varattu 12–16'],
    ['maintenance', vehicle(15, [palkki('0:00', '24:00', { grid_palkkiTypeId: 5 })]), 'Huollossa'],
  ])('of %s', (_, target, warning) => {
    expect(dropWarning(gridDay([target]), order, move)).toBe(warning);
  });
});

describe('dropWarning of another type', () => {
  const move = { key: 'k4711', vehicleId: 15, timeStart: at('10:00'), timeEnd: at('13:00') } as const;
  const other = keikka('12:00', '16:00', { keikkaId: 1 });

  it.each([
    ['a mixer to a pump', 1, 3, [], 'Pumppu, tilattu Betoniauto'],
    ['a mixer to a pump that is taken', 1, 3, [other], 'Pumppu, tilattu Betoniauto, varattu 12–16'],
    ['a pumi to a mixer', 2, 1, [], 'Betoniauto, tilattu Pumi'],
    ['a mixer to a pumi', 1, 2, [], undefined],
  ])('of %s', (_, ordered, vehicleTypeId, there, warning) => {
    const order = keikka('10:00', '13:00', { vehicleTypeId: ordered, pumppuPuomi: null });
    expect(dropWarning(gridDay([vehicle(15, there, { vehicleTypeId })]), order, move)).toBe(warning);
  });
});

describe('driverDropWarning', () => {
  const kuskit = [keikkaKuski({ personId: 7 })];
  const order = keikka('10:00', '13:00');
  const until = (end: string) =>
    gridDay([
      vehicle(12, [order]),
      vehicle(15, [keikka('8:00', end, { keikkaId: 1, vehicleId: 15, kuskit })]),
    ]);

  it.each([
    ['a driver who is free by then', until('10:00'), undefined],
    ['a driver who drives another order then', until('10:15'), 'Varattu 8–10:15'],
    ['no order of the vehicle', gridDay([vehicle(12), ...until('10:15').ajoneuvot.slice(1)]), undefined],
  ])('of %s', (_, day, warning) => {
    expect(driverDropWarning(day, driver(7), 12)).toBe(warning);
  });
});
