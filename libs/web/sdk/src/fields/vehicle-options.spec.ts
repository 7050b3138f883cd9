import { dayVehicle } from '@keikka/builders';
import { vehicleOptions } from './vehicle-options.js';

const states = new Map([
  [12, { text: 'varattu 9:30–12:00', isTaken: true }],
  [15, { text: 'vapaa koko päivän', isTaken: false }],
  [16, { text: 'huollossa 8:00–16:00', isTaken: true }],
  [18, { text: 'vapaa 9:00 alkaen', isTaken: false }],
]);

describe('the vehicles to choose from', () => {
  const vehicles = [12, 15, 16, 18].map((vehicleId) => dayVehicle({ vehicleId }));
  const choice = { yyyymmdd: '20261120', chosenId: null } as const;

  it('stand as they are listed where nobody says whether they are free', () => {
    const options = vehicleOptions(vehicles, choice);
    expect(options.map(({ value, group, below }) => [value, group, below])).toEqual(
      [12, 15, 16, 18].map((id) => [id, undefined, undefined]),
    );
  });

  it('have the free ones first, each kind in the order of the list', () => {
    const stateOf = (id: number) => states.get(id) ?? { text: '', isTaken: false };
    const options = vehicleOptions(vehicles, { ...choice, stateOf });
    expect(options.map(({ value, group, below }) => [value, group, below])).toEqual([
      [15, 'Vapaat', 'vapaa koko päivän'],
      [18, 'Vapaat', 'vapaa 9:00 alkaen'],
      [12, 'Varatut', 'varattu 9:30–12:00'],
      [16, 'Varatut', 'huollossa 8:00–16:00'],
    ]);
  });
});
