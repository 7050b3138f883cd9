import fc from 'fast-check';
import { meaning, NoValue, shown, type Meaning, type Plain, type Tree } from './test/reference.js';
import { valueOf, type Values } from './test/small-schema.js';
import { written, type Style } from './test/written.js';

const RUNS = 3000;

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100),
);
const texts = fc.constantFrom(
  '',
  'a',
  'Espoo',
  'B "x" {}',
  "it's",
  '12,5',
  '-3',
  ' 7.25 ',
  'true',
  'false',
  '\\n\n',
  'ÄÖ',
);
const constants = fc.oneof<fc.Arbitrary<Plain>[]>(amounts, texts, fc.boolean(), fc.constant(null));
const names = fc.constantFrom('m3', 'kesto', 'vehiclePuomi', 'kaupunki', 'tyomaaNimi', 'pesuTyömaalla');
const signs = fc.constantFrom(...'?? || && == != === !== < > <= >= + - * / %'.split(' '), '+', '-', '*');
const calls: Readonly<Record<string, number>> = {
  round: 1, ceil: 1, floor: 1, abs: 1, roundHalf: 1, lower: 1, upper: 1, contains: 2, startsWith: 2, if: 3,
}; // prettier-ignore

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthIdentifier: 'tree' },
    fc.oneof(
      constants.map((value): Tree => ({ kind: 'constant', value })),
      names.map((name): Tree => ({ kind: 'name', name })),
    ),
    fc.record({ kind: fc.constant('binary' as const), sign: signs, left: tie('tree'), right: tie('tree') }),
    fc.record({
      kind: fc.constant('unary' as const),
      sign: fc.constantFrom('!' as const, '-' as const, '+' as const),
      operand: tie('tree'),
    }),
    fc.record({ kind: fc.constant('choice' as const), test: tie('tree'), yes: tie('tree'), no: tie('tree') }),
    fc
      .tuple(fc.constantFrom(...Object.keys(calls)), fc.array(tie('tree'), { minLength: 3, maxLength: 3 }))
      .map(([name, args]): Tree => ({ kind: 'call', name, args: args.slice(0, calls[name]) })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('tree'), { minLength: 1, maxLength: 4 }))
      .map(([name, args]): Tree => ({ kind: 'call', name, args })),
  ),
}));

const contexts = fc.record<Values>({
  m3: fc.option(amounts),
  kesto: amounts,
  vehiclePuomi: fc.option(amounts),
  kaupunki: fc.option(texts),
  tyomaaNimi: texts,
  pesuTyömaalla: fc.option(fc.boolean()),
});

const styles: fc.Arbitrary<Style> = fc.record({
  space: fc.constantFrom(' ', '  ', '\n', ' /* väliin */ ', ' // loppu\n '),
  decimal: fc.constantFrom('.' as const, ',' as const),
  separator: fc.constantFrom('; ' as const, ', ' as const, ';' as const),
});

/** What the reference makes of a tree, or the code of its failing. */
function expected(of: Tree, values: Values): Meaning {
  try {
    return meaning(of, values);
  } catch (error) {
    if (error instanceof NoValue) return error.code;
    throw error;
  }
}

const asText = (value: Meaning): string =>
  value === 'TYPE' || value === 'NOT_FINITE' ? value : shown(value);

it('a random tree written down and read again means what it means to the reference', () => {
  fc.assert(
    fc.property(tree, contexts, styles, (one, values, style) => {
      const source = `{${written(one, style)}}`;
      fc.pre(source.length <= 3000);
      expect([source, valueOf(source, 'text', values)]).toEqual([source, asText(expected(one, values))]);
    }),
    { numRuns: RUNS, seed: 20_261_120 },
  );
});

it('text around a tree is kept to the byte', () => {
  const plain = fc.string().map((text) => text.replace(/[{}]/g, ''));
  fc.assert(
    fc.property(plain, tree, plain, contexts, (before, one, after, values) => {
      const inner = written(one, { space: ' ', decimal: '.', separator: '; ' });
      fc.pre(before.length + inner.length + after.length < 2900);
      const value = asText(expected(one, values));
      const failed = value === 'TYPE' || value === 'NOT_FINITE';
      expect(valueOf(`${before}{${inner}}${after}`, 'text', values)).toBe(
        failed ? value : before + value + after,
      );
    }),
    { numRuns: RUNS / 3, seed: 20_261_121 },
  );
});

it('a number is printed so that it reads back as itself to four decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (units) => {
      const printed = String(valueOf('{m3}', 'text', { m3: units / 10_000 }));
      expect(Number(printed.replace(',', '.'))).toBe(units / 10_000);
      expect(printed).toMatch(/^-?\d+(,\d{1,4})?$/);
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  );
});
