import { clampPlace } from './clamp-place.js';

const screen = { width: 1366, height: 768 };
const order = { width: 900, height: 600 };

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
    expect(clampPlace(wished, order, screen)).toEqual(place);
  });

  it('is lower for a window that is less high', () => {
    expect(clampPlace({ x: 0, top: 700 }, { width: 400, height: 150 }, screen).top).toBe(610);
  });

  it('is the middle of the width, at the top, when the window is larger than the screen', () => {
    const larger = { width: 1400, height: 700 };
    expect(clampPlace({ x: 50, top: 50 }, larger, { width: 1366, height: 200 })).toEqual({ x: 0, top: 8 });
  });
});
