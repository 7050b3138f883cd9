import { karttaStyle } from './kartta.styles.js';

describe('the line of a map', () => {
  it.each([
    ['plain', 'brand.fg', 'status.warning.fg'],
    ['pictures', 'brand.solid', 'status.warning.border'],
  ] as const)('is seen on the ground that is %s', (pohja, road, dashed) => {
    const style = karttaStyle(pohja);
    expect(style).toMatchObject({ bg: 'bg.subtle' });
    expect(style['& .viiva']).toMatchObject({ stroke: road });
    expect(style['& .viiva[stroke-dasharray]']).toMatchObject({ stroke: dashed });
  });
});
