import { vehicleName } from './vehicle-name.js';

describe('vehicleName', () => {
  it.each([
    ['P12', 36, 'P12 · 36 m'],
    ['P12', 36.5, 'P12 · 36,5 m'],
    ['B3', null, 'B3'],
    ['B3', 0, 'B3'],
    ['', 36, '36 m'],
  ])('of %p with a boom of %p metres is %p', (vehicleNo, vehiclePuomi, name) => {
    expect(vehicleName({ vehicleNo, vehiclePuomi })).toBe(name);
  });
});
