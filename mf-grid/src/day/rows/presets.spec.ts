import { forTouch, laneTop, presets, rowHeight } from './presets.js';

describe('the size presets', () => {
  it('have the printed columns and bars [G-101]', () => {
    const sizes = Object.entries(presets).map(([name, { vehicleColumn, barHeight }]) => [
      name,
      vehicleColumn,
      barHeight,
    ]);
    expect(sizes).toEqual([
      ['xsmall', 40, 15],
      ['small', 80, 20],
      ['medium', 100, 25],
      ['large', 120, 30],
      ['xlarge', 140, 35],
    ]);
  });
});

describe('the height of rows', () => {
  it.each([
    ['small', presets.small, [24, 46, 68]],
    ['extra large', presets.xlarge, [39, 76, 113]],
    ['small for fingers', forTouch(presets.small), [41, 81, 121]],
    ['extra large for fingers', forTouch(presets.xlarge), [41, 81, 121]],
  ])('%s, by its lanes', (_, preset, heights) => {
    expect([1, 2, 3].map((lanes) => rowHeight(preset, lanes))).toEqual(heights);
  });

  it.each(Object.entries(presets))('leaves the bars of %s for fingers as they are [G-101]', (_, preset) => {
    expect(forTouch(preset).barHeight).toBe(preset.barHeight);
  });
});

describe('where lanes begin', () => {
  it.each([
    ['small', presets.small, [2, 24, 46]],
    ['small for fingers, in the middle of what they hit', forTouch(presets.small), [10, 50, 90]],
  ])('%s', (_, preset, tops) => {
    expect([0, 1, 2].map((lane) => laneTop(preset, lane))).toEqual(tops);
  });
});
