import { rowWindow } from './use-row-window.js';

describe('the rows to draw', () => {
  const top = { scrollTop: 0, height: 0 };
  it.each([
    ['200 rows whole', { count: 200, rowHeight: 32 }, top, [0, 200]],
    [
      'of 201 as many as a screen may show, before it is measured',
      { count: 201, rowHeight: 32 },
      top,
      [0, 60],
    ],
    [
      'what is in view with twelve on either side',
      { count: 500, rowHeight: 10 },
      { scrollTop: 1000, height: 100 },
      [88, 122],
    ],
    ['nothing beyond the last', { count: 500, rowHeight: 10 }, { scrollTop: 4900, height: 100 }, [478, 500]],
    [
      'of few only those in view, if told so',
      { count: 100, rowHeight: 10, drawnWhole: 0 },
      { scrollTop: 0, height: 100 },
      [0, 34],
    ],
  ])('are %s', (_which, rows, view, [first, end]) => {
    expect(rowWindow(rows, view)).toMatchObject({ first, end });
  });
});
