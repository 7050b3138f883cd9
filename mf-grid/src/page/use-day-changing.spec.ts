import { act, renderHook } from '@testing-library/react';
import { useDayChanging } from './use-day-changing.js';

describe('the flag of a date change', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
  const show = () => renderHook(useDayChanging, { initialProps: '20261120' });

  it('is not set by the first day', () => {
    expect(show().result.current).toBe(false);
  });

  it('is set by another day, still at 99 ms, and cleared at 100 ms [G-168]', () => {
    const { result, rerender } = show();
    rerender('20261121');
    expect(result.current).toBe(true);
    pass(99);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  it('counts from the last of several changes', () => {
    const { result, rerender } = show();
    rerender('20261121');
    pass(60);
    rerender('20261122');
    pass(99);
    expect(result.current).toBe(true);
    pass(1);
    expect(result.current).toBe(false);
  });

  it('is cleared at once when one comes back within the time', () => {
    const { result, rerender } = show();
    rerender('20261121');
    rerender('20261120');
    expect(result.current).toBe(false);
  });
});
