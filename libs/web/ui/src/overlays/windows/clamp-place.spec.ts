import { clampPlace } from './clamp-place.js';

const screen = { width: 1366, height: 768 };
const order = { width: 900, height: 600 };

describe('the place of a window', () => {
  it.each([
    ['in the middle', { x: 0, y: 0 }, { x: 0, y: 0 }],
    ['with its right edge at the edge', { x: 233, y: 0 }, { x: 233, y: 0 }],
    ['not beyond it, where the cross is', { x: 234, y: 0 }, { x: 233, y: 0 }],
    ['far to the left, but not lost', { x: -2000, y: 0 }, { x: -1053, y: 0 }],
    ['not above the screen', { x: 0, y: -85 }, { x: 0, y: -84 }],
    ['down to its title', { x: 0, y: 900 }, { x: 0, y: 640 }],
    ['as a larger screen remembers it', { x: 1180, y: 500 }, { x: 233, y: 500 }],
  ])('is %s', (_what, wished, place) => {
    expect(clampPlace(wished, order, screen)).toEqual(place);
  });

  it('is the middle when the window is larger than the screen', () => {
    expect(clampPlace({ x: 50, y: -50 }, { width: 1400, height: 700 }, screen).x).toBe(0);
  });
});
