import { renderHook } from '@testing-library/react';
import { AppProvider } from '../app/app-provider.js';
import { useBreakpointValue } from './use-breakpoint-value.js';

/** A screen of a laptop: every width up to `lg` is reached. */
const matches = (query: string): boolean => !/min-width: (8[0-9]|9[0-9]|[1-9][0-9]{2,})rem/.test(query);

describe('what depends on the width of the screen', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is known in the first render', () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: matches(query) }));
    const seen: unknown[] = [];
    renderHook(() => seen.push(useBreakpointValue({ base: 'phone', md: 'beside', '2xl': 'wide' })), {
      wrapper: AppProvider,
    });
    expect(seen[0]).toBe('beside');
  });
});
