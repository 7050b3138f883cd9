import { arrivesEmpty, isPump, vehicleTypeByBoom } from './vehicle-type.js';

describe('the type of an order', () => {
  it.each([
    [null, null, 2],
    [null, 33.9, 2],
    [null, 34, 3],
    [1, 33.9, 2],
    [1, 34, 3],
    [2, 40, 2],
    [3, 20, 3],
    [4, 40, 4],
  ])('of type %s with a boom of %s m is %i [O-124]', (type, puomi, expected) => {
    expect(vehicleTypeByBoom(type, puomi)).toBe(expected);
  });

  it('has a boom and a line only where it pumps [O-126]', () => {
    expect([null, 1, 2, 3, 4].map(isPump)).toEqual([false, false, true, true, false]);
  });
});

describe('the drive to the site', () => {
  it.each([
    [null, 2, false],
    [null, 3, true],
    [null, 1, null],
    [null, null, null],
    [true, 2, true],
    [false, 3, false],
  ])('when %s is said of type %s is empty: %s', (said, type, expected) => {
    expect(arrivesEmpty(said, type)).toBe(expected);
  });
});
