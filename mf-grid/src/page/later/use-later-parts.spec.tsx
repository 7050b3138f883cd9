import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLaterParts } from './use-later-parts.js';

describe('the parts that the board does not wait for', () => {
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('come though the browser never rests, or there would be no menus', async () => {
    Object.assign(window, {
      requestIdleCallback: (run: () => void, options?: IdleRequestOptions) =>
        options?.timeout === undefined ? 1 : setTimeout(run, options.timeout),
      cancelIdleCallback: clearTimeout,
    });
    const queryClient = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useLaterParts(), { wrapper });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toHaveProperty('BoardWindows'), { timeout: 20_000 });
  }, 30_000);
});
