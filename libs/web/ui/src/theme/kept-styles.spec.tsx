import { chakra, ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keepStyles } from './kept-styles.js';

const own = createSystem(defaultBaseConfig, { theme: { tokens: { spacing: { gap: { value: '7px' } } } } });
const kept = keepStyles(own);

const Warm = chakra('p', { base: { color: 'red' }, variants: { size: { big: { fontSize: '40px' } } } });
const Cold = chakra(Warm, { base: { background: 'blue' } });

/** The class has a digest of the style in its name. */
function classOf(system: typeof own, part: ReactNode): string | undefined {
  const { container, unmount } = render(<ChakraProvider value={system}>{part}</ChakraProvider>);
  const name = container.querySelector('p')?.className;
  unmount();
  return name;
}

describe('styles that are kept', () => {
  it.each([
    ['a recipe', <Warm key="1" />],
    ['a variant', <Warm key="2" size="big" />],
    ['a recipe upon a recipe', <Cold key="3" size="big" />],
    ['an own style over both', <Cold key="4" padding="gap" color="green" />],
    ['an own style under a condition', <Warm key="5" css={{ '@media all': { padding: '3px' } }} />],
  ])('are those of Chakra: %s', (_name, part) => {
    expect(classOf(kept, part)).toMatch(/^css-/);
    expect(classOf(kept, part)).toBe(classOf(own, part));
  });

  it('are made once for the same content, and another one is another', () => {
    const style = kept.css({ color: 'red' }, { padding: 'gap' });
    expect(kept.css({ color: 'red' }, { padding: 'gap' })).toBe(style);
    expect(kept.css({ color: 'red' }, { padding: '8px' })).not.toBe(style);
    expect(kept.css({ padding: 'gap' }, { color: 'red' })).not.toBe(style);
  });

  it('are right beyond as many as are kept', () => {
    const first = kept.css({ width: 0 });
    for (let width = 1; width <= 5_001; width += 1) kept.css({ width });
    expect(kept.css({ width: 0 })).toEqual(first);
    expect(kept.css({ width: 1 })).not.toEqual(first);
  });
});
