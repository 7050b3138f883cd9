import { m3Text } from './m3-text.js';

describe('m3Text', () => {
  it.each([
    [45.5, '45,5\u00a0m³'],
    [8, '8\u00a0m³'],
    [0.25, '0,25\u00a0m³'],
    [1200, '1\u00a0200\u00a0m³'],
  ])('writes %d as %s', (m3, text) => {
    expect(m3Text(m3)).toBe(text);
  });
});
