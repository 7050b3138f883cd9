import type { GridDay } from '@keikka/contracts';
import { act, renderHook } from '@testing-library/react';
import { gridDay, vehicle } from '../../test/day.builder.js';
import type { ShownDay } from '../changes/commands/day-changes.js';
import { useDayFrame } from './use-day-frame.js';

interface Looked {
  yyyymmdd: string;
  shown?: ShownDay<GridDay>;
  hasFailed?: boolean;
}

const shownOn = (yyyymmdd: string): ShownDay<GridDay> => ({
  day: gridDay([vehicle(12)], { yyyymmdd }),
  pending: new Set(),
});
const friday = shownOn('20261120');
const saturday = shownOn('20261121');

describe('the frame of the board', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const look = (first: Looked) =>
    renderHook(({ yyyymmdd, shown, hasFailed = false }: Looked) => useDayFrame(yyyymmdd, shown, hasFailed), {
      initialProps: first,
    });
  const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

  it('is none before the first day', () => {
    expect(look({ yyyymmdd: '20261120' }).result.current.frame).toBeNull();
  });

  it('is left for 299 ms and loads at 300 ms', () => {
    const { result, rerender } = look({ yyyymmdd: '20261120', shown: friday });
    expect(result.current).toEqual({ frame: friday, state: 'here' });
    rerender({ yyyymmdd: '20261121' });
    pass(299);
    expect(result.current).toEqual({ frame: friday, state: 'leaving' });
    pass(1);
    expect(result.current).toEqual({ frame: friday, state: 'loading' });
    rerender({ yyyymmdd: '20261121', shown: saturday });
    expect(result.current).toEqual({ frame: saturday, state: 'here' });
  });

  it('counts the delay of each day from its own choice', () => {
    const { result, rerender } = look({ yyyymmdd: '20261120', shown: friday });
    rerender({ yyyymmdd: '20261121' });
    pass(299);
    rerender({ yyyymmdd: '20261122' });
    pass(299);
    expect(result.current.state).toBe('leaving');
  });

  it('is that of the day before when the chosen one failed, and an empty one when there was none', () => {
    const { result, rerender } = look({ yyyymmdd: '20261120', shown: friday });
    rerender({ yyyymmdd: '20261121', hasFailed: true });
    expect(result.current).toEqual({ frame: friday, state: 'failed' });
    const first = look({ yyyymmdd: '20261121', hasFailed: true }).result.current;
    expect(first.frame?.day).toEqual({ yyyymmdd: '20261121', ajoneuvot: [], kuskit: [] });
  });
});
