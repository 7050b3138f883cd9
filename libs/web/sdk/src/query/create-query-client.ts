import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.js';

const RETRIES = 2;
const FRESH_MS = 30_000;

/** One for the whole page, owned by the host: a remote's unmounting must not take others' data with it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Only what may go through in a moment; a refusal stays a refusal, and a browser offline says so at once.
        retry: (failures, error) =>
          failures < RETRIES && navigator.onLine && error instanceof ApiError && error.isTransient,
        // The browser's opinion about being online is often wrong; the call itself is tried and tells.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
