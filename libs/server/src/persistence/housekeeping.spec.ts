import type { DataSource } from 'typeorm';
import { HOUR_MS, MINUTE_MS } from '@keikka/domain';
import { Housekeeping } from './housekeeping.js';

describe('the times of housekeeping', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are within five minutes of the start, then every hour, until the service stops', async () => {
    const transaction = jest.fn(() => Promise.resolve());
    const housekeeping = new Housekeeping({ transaction } as unknown as DataSource, []);
    housekeeping.onApplicationBootstrap();
    jest.advanceTimersByTime(5 * MINUTE_MS);
    expect(transaction).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(HOUR_MS);
    expect(transaction).toHaveBeenCalledTimes(2);
    await housekeeping.onModuleDestroy();
    jest.advanceTimersByTime(HOUR_MS);
    expect(transaction).toHaveBeenCalledTimes(2);
  });
});
