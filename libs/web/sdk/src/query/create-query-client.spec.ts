import { ApiError } from '../http/api-error.js';
import { createQueryClient } from './create-query-client.js';

describe('the queries of the page', () => {
  let online: jest.SpyInstance;
  beforeEach(() => {
    jest.useFakeTimers();
    online = jest.spyOn(navigator, 'onLine', 'get');
  });
  afterEach(() => {
    online.mockRestore();
    jest.useRealTimers();
  });

  it.each([
    ['a call without an answer is tried twice more', true, 0, 3],
    ['a refusal is final', true, 403, 1],
    ['a browser offline tries once and tells', false, 0, 1],
  ])('%s', async (_, isOnline, status, tries) => {
    online.mockReturnValue(isOnline);
    const error = new ApiError({ status, errorCode: 'NETWORK', message: 'Ei yhteyttä', correlationId: '1' });
    const queryFn = jest.fn(() => Promise.reject(error));
    const client = createQueryClient();
    const failure = client.query({ queryKey: ['day'], queryFn }).catch((reason: unknown) => reason);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failure).toBe(error);
    expect(queryFn).toHaveBeenCalledTimes(tries);
    client.clear();
  });
});
