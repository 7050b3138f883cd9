import { randomNumbers } from './random-numbers.js';

const drawn = (seed: number, below: number, count = 5): number[] => {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => random(below));
};

describe('random numbers', () => {
  it('are the same for the same seed, whenever and wherever they are drawn', () => {
    expect(drawn(1, 1000)).toEqual([67, 833, 787, 821, 403]);
    expect(drawn(2, 1000)).not.toEqual(drawn(1, 1000));
  });

  it('are whole, below the limit, and reach each of them', () => {
    expect([...new Set(drawn(7, 10, 1000))].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
