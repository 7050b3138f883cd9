import { dayDriver, keikkaKuski } from '@keikka/builders';
import type { GridItem } from '@keikka/contracts';
import { gridDay, keikka, maskedKeikka, palkki, vehicle } from '../../../test/day.builder.js';
import { copiedDrivers, movedDrivers } from './moved-drivers.js';

const rantala = keikkaKuski({ personId: 1, personLastName: 'Rantala' });
const salonen = keikkaKuski({ personId: 2, personLastName: 'Salonen' });
const laine = keikkaKuski({ personId: 3, personLastName: 'Laine' });

const P19 = 19;
const P21 = 21;

type Driver = typeof rantala | null;
const dayOf = (p19: Driver, p21: Driver, away = false) =>
  gridDay([
    vehicle(P19, [], { dayDriver: p19 && dayDriver(p19) }),
    vehicle(P21, [], { dayDriver: p21 && dayDriver({ ...p21, pois: away }) }),
  ]);
const order = (...kuskit: (typeof rantala)[]) => keikka('10:00', '11:30', { vehicleId: P19, kuskit });

/** Who would go, who would come, and who would drive then. */
const told = (day: ReturnType<typeof dayOf>, item: GridItem, vehicleId: number) => {
  const choice = movedDrivers(day, item, vehicleId);
  return choice && [choice.has, choice.offered, ...choice.changed].map((kuski) => kuski?.personId);
};

describe('the driver of an order that goes to another vehicle', () => {
  const usual = dayOf(rantala, salonen);

  it.each<[string, ReturnType<typeof dayOf>, GridItem, unknown]>([
    ['who drove the old vehicle', usual, order(rantala), [1, 2, 2]],
    ['who drove the old vehicle, in the place among others', usual, order(laine, rantala), [1, 2, 3, 2]],
    ['the first, when nobody of the order drove the old vehicle', usual, order(laine), [3, 2, 2]],
    ['the first, when the old vehicle had nobody', dayOf(null, salonen), order(laine, rantala), [3, 2, 2, 1]],
    [
      'nobody yet, when the new vehicle has no driver',
      dayOf(rantala, null),
      order(rantala),
      [1, undefined, 1],
    ],
    ['nobody yet, when its driver is away', dayOf(rantala, salonen, true), order(rantala), [1, undefined, 1]],
  ])('may give way: %s', (_, day, item, expected) => {
    expect(told(day, item, P21)).toEqual(expected);
  });

  it.each<[string, ReturnType<typeof dayOf>, GridItem, number]>([
    ['an order without a driver', usual, order(), P21],
    ['an order that the other driver is on already', usual, order(rantala, salonen), P21],
    ['two vehicles of one driver', dayOf(salonen, salonen), order(laine), P21],
    ['the same vehicle', usual, order(rantala), P19],
    ['a palkki', usual, palkki('7:00', '8:00', { vehicleId: P19 }), P21],
    ['an order that is not to be read', usual, maskedKeikka('7:00', '8:00', { vehicleId: P19 }), P21],
  ])('is no question for %s', (_, day, item, vehicleId) => {
    expect(told(day, item, vehicleId)).toBeNull();
  });

  it('stays on the order as long as nothing is chosen', () => {
    expect(movedDrivers(usual, order(laine, rantala), P21)?.kept).toEqual([laine, rantala]);
  });
});

describe('the drivers of an order’s copy', () => {
  const copied = (day: ReturnType<typeof dayOf>, item: GridItem, vehicleId: number) =>
    copiedDrivers(day, item, vehicleId)?.map(({ personId }) => personId);

  it.each<[string, ReturnType<typeof dayOf>, GridItem, number, number[] | undefined]>([
    ['stay on the same vehicle', dayOf(rantala, salonen), order(laine), P19, undefined],
    ['are the other vehicle’s own', dayOf(rantala, salonen), order(rantala), P21, [2]],
    ['are nobody where that has none', dayOf(rantala, null), order(rantala), P21, []],
    ['are nobody where that one is away', dayOf(rantala, salonen, true), order(rantala), P21, []],
    [
      'stay where they are that vehicle’s own already',
      dayOf(rantala, salonen),
      order(salonen),
      P21,
      undefined,
    ],
    ['come where the order had nobody', dayOf(rantala, salonen), order(), P21, [2]],
    ['are not asked of a palkki', dayOf(rantala, salonen), palkki('10:00', '11:00'), P21, undefined],
  ])('%s', (_, day, item, vehicleId, personIds) => {
    expect(copied(day, item, vehicleId)).toEqual(personIds);
  });
});
