import { renderHook } from '@testing-library/react';
import { useLasting } from './use-lasting.js';

describe('acts that last', () => {
  it('are the same ones, and do what the newest do', () => {
    const { result, rerender } = renderHook(({ by }) => useLasting({ grow: (from: number) => from + by }), {
      initialProps: { by: 1 },
    });
    const first = result.current;
    expect(first.grow(10)).toBe(11);
    rerender({ by: 5 });
    expect(result.current).toBe(first);
    expect(first.grow(10)).toBe(15);
  });
});
