import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.js';

const RETRIES = 2;
const FRESH_MS = 30_000;

/** One for the whole page, owned by the host, so that unmounting a remote keeps the data of others. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Retries only failures that may pass in a moment. A refusal is final, and an offline browser reports
        // at once.
        retry: (failures, error) =>
          failures < RETRIES && navigator.onLine && error instanceof ApiError && error.isTransient,
        // The browser's own online state is often wrong, so every call is attempted.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
