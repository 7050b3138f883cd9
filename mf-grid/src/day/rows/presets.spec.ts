import { forTouch, laneTop, presets, rowHeight } from './presets.js';

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
