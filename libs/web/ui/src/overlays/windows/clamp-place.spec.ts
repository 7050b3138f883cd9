import { clampPlace, openingPlace } from './clamp-place.js';

const screen = { width: 1366, height: 768 };

describe('the place where a window opens', () => {
  it.each([
    ['the middle', null, null],
    ['where it was left', 280, 280],
    ['higher, if less than 480 px of it would be seen', 281, 280],
    ['higher, if it was pushed to the lower edge', 520, 280],
  ])('is %s', (_what, left, top) => {
    expect(openingPlace({ x: 30, top: left }, screen)).toEqual({ x: 30, top });
  });

  it('is the top of a screen that is lower than that', () => {
    expect(openingPlace({ x: 0, top: 200 }, { width: 800, height: 400 }).top).toBe(8);
  });
});

describe('the place of a window', () => {
  it.each([
    ['in the middle', { x: 0, top: null }, { x: 0, top: null }],
    ['with its right edge at the edge', { x: 233, top: 20 }, { x: 233, top: 20 }],
    ['not beyond it', { x: 234, top: 20 }, { x: 233, top: 20 }],
    ['not beyond the left edge', { x: -234, top: 20 }, { x: -233, top: 20 }],
    ['8 px below the upper edge at the highest', { x: 0, top: 7 }, { x: 0, top: 8 }],
    ['down to where 240 px of it are left', { x: 0, top: 520 }, { x: 0, top: 520 }],
    ['not lower', { x: 0, top: 521 }, { x: 0, top: 520 }],
    ['as a larger screen remembers it', { x: 1180, top: 900 }, { x: 233, top: 520 }],
  ])('is %s', (_what, wished, place) => {
    expect(clampPlace(wished, 900, screen)).toEqual(place);
  });

  it('leaves 240 px of it on a screen that has become lower', () => {
    expect(clampPlace({ x: 0, top: 520 }, 900, { width: 1366, height: 600 }).top).toBe(352);
  });

  it('is the middle of the width, at the top, when the window is larger than the screen', () => {
    expect(clampPlace({ x: 50, top: 50 }, 1400, { width: 1366, height: 200 })).toEqual({ x: 0, top: 8 });
  });
});
