import { renderHook } from '@testing-library/react';
import { gridDay } from '../../../test/day.builder.js';
import { recallDay, useRememberDay } from './day-memory.js';

/** Looks at a day and leaves the page, which writes it at once. */
function lookAt(yyyymmdd: string): void {
  const { unmount } = renderHook(() => useRememberDay(5, gridDay([], { yyyymmdd })));
  window.dispatchEvent(new Event('pagehide'));
  unmount();
}

const isRemembered = (yyyymmdd: string): boolean => recallDay(5, yyyymmdd) !== undefined;

describe('the memory of days', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps the three that were written last, whatever their dates', () => {
    for (const day of ['20261125', '20261120', '20261130', '20261125', '20261101']) lookAt(day);
    expect(isRemembered('20261120')).toBe(false);
    expect(['20261130', '20261125', '20261101'].map(isRemembered)).toEqual([true, true, true]);
  });

  it('gives a day to nobody else', () => {
    lookAt('20261120');
    expect(recallDay(6, '20261120')).toBeUndefined();
  });
});
