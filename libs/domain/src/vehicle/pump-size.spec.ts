import { pumpSize } from './pump-size.js';

it.each([
  [0, 'pieni'],
  [46.9, 'pieni'],
  [47, 'iso'],
  [58, 'iso'],
])('a pump with a boom of %d m is %s [O-316]', (puomi, size) => {
  expect(pumpSize(puomi)).toBe(size);
});
