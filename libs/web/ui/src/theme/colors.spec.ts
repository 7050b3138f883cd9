import { colors } from './colors.js';

/** WCAG 2.2, 1.4.3, for text of our sizes. */
const LEAST = 4.5;
/** WCAG 2.2, 1.4.11, for what is drawn. */
const LEAST_OF_LINES = 3;

type Themed = { value: object };
type Pair = readonly [what: string, text: Themed, ground: Themed];
const themes = ['_light', '_dark'] as const;

const inBothThemes = (pairs: readonly Pair[]) =>
  pairs.flatMap((pair) => themes.map((theme) => [...pair, theme] as const));
const of = ({ value }: Themed, theme: (typeof themes)[number]): string =>
  (value as Record<string, string>)[theme]!;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('the colours of a text and of its ground', () => {
  const { status, toast } = colors;
  const pairs: Pair[] = [
    ...Object.entries(status).map(([name, { fg, bg }]): Pair => [`status ${name}`, fg, bg]),
    ['a message', toast.fg, toast.bg],
    ['the action of a message', toast.action, toast.bg],
    ['the failure of a message', toast.error, toast.bg],
  ];

  it.each(inBothThemes(pairs))('can be told apart: %s', (_what, text, ground, theme) => {
    expect(contrast(of(text, theme), of(ground, theme))).toBeGreaterThanOrEqual(LEAST);
  });
});

describe('the colours of a line and of its ground', () => {
  const { bg, brand, status } = colors;
  const pairs: Pair[] = [
    ['a way on a map without pictures', brand.fg, bg.subtle],
    ['a distance on a map without pictures', status.warning.fg, bg.subtle],
  ];

  it.each(inBothThemes(pairs))('can be told apart: %s', (_what, line, ground, theme) => {
    expect(contrast(of(line, theme), of(ground, theme))).toBeGreaterThanOrEqual(LEAST_OF_LINES);
  });
});
