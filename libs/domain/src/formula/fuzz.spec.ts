import { randomNumbers } from '../random/random-numbers.js';
import { evaluate, explain, isFormulaError, usedNames, type FormulaKind } from './index.js';
import { compileAnew } from './run/formula.js';
import { randomSource } from './test/random-sources.js';
import { smallSchema, type Values } from './test/small-schema.js';

/**
 * `npm run fuzz:formula` asks for a million sources and bounds the time, on a machine that does nothing else. In `npm
 * test` the same sources only have to terminate.
 */
const runs = Number(process.env.FORMULA_FUZZ_RUNS ?? 20_000);
const looksAtClock = process.env.FORMULA_FUZZ_RUNS !== undefined;
const seed = Number(process.env.FORMULA_FUZZ_SEED ?? 1);
const kinds: readonly FormulaKind[] = ['condition', 'number', 'text'];
const contexts: readonly Values[] = [
  {},
  { m3: 45.5, kesto: 3.5, vehiclePuomi: 36, kaupunki: 'Espoo', pesuTyömaalla: true },
  { m3: '12,5', kesto: 'abc', vehiclePuomi: Number.NaN, kaupunki: '7', pesuTyömaalla: 'true' },
];

const fits: Readonly<Record<FormulaKind, (value: unknown) => boolean>> = {
  condition: (value) => typeof value === 'boolean',
  number: (value) => value === null || (typeof value === 'number' && Number.isFinite(value)),
  text: (value) => typeof value === 'string' && value.length <= 20_000,
};

/** The fault of a source's outcome, if any. */
function fault(source: string, kind: FormulaKind, values: Values): string | undefined {
  const formula = compileAnew(source, smallSchema, kind);
  const value = evaluate(formula, values);
  usedNames(formula);
  explain(formula, values);
  if (!isFormulaError(value)) return fits[kind](value) ? undefined : `${kind} gave ${String(value)}`;
  const { text, position, length } = value;
  if (text.length === 0 || position < 0 || length < 0 || position > source.length)
    return `error ${JSON.stringify(value)}`;
  return formula.error && value !== formula.error ? 'another error than that of compiling' : undefined;
}

it(
  `no source makes it throw or hang (${runs} of them, seed ${seed})`,
  () => {
    const random = randomNumbers(seed);
    let valued = 0;
    let slowestMs = 0;
    for (let run = 0; run < runs; run += 1) {
      const source = randomSource(random);
      const kind = kinds[random(3)] as FormulaKind;
      const values = contexts[random(3)] as Values;
      const start = performance.now();
      const wrong = fault(source, kind, values);
      slowestMs = Math.max(slowestMs, performance.now() - start);
      if (wrong) throw new Error(`${wrong}: ${JSON.stringify(source)}`);
      if (!compileAnew(source, smallSchema, kind).error) valued += 1;
    }
    // Without sources that have a value the fuzz would prove little.
    expect(valued).toBeGreaterThan(runs / 5);
    if (looksAtClock) expect(slowestMs).toBeLessThan(1000);
  },
  20 * 60_000,
);

it.each([
  ['open parentheses', '(', '', ''],
  ['closed parentheses', '(', '1', ')'],
  ['signs', '- ', '1', ''],
  ['sums', '1+', '1', ''],
  ['choices', '1?', '1', ':1'],
  ['escapes', '"\\n" + ', '1', ''],
  ['comments', '/**/', '1', ''],
  ['open comments', '/*', '', ''],
  ['quotes', '"', '', ''],
  ['braces', '{', '', '}'],
  ['one name', 'a', '', ''],
  ['unknown names', 'm4+', '1', ''],
  ['spaces', ' ', '1', ''],
  ['commas', 'max(1,', '1', ')'],
  ['digits', '1', ',', '1'],
  ['a value of the wrong type', 'm3+', '"x"*1', ''],
])('the time for %s grows with the length and no faster', (_, before, middle, after) => {
  const perPart = before.length + after.length;
  const sourceOf = (characters: number): string => {
    const parts = Math.floor((characters - 3) / perPart);
    return `{${before.repeat(parts)}${middle}${after.repeat(parts)}}`;
  };
  const msOf = (characters: number): number => {
    const source = sourceOf(characters);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      for (let round = 0; round < 5; round += 1) fault(source, 'number', {});
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  expect(fault(sourceOf(2990), 'number', {})).toBeUndefined();
  if (!looksAtClock) return;
  // Ten times the length: linear takes ten times as long, quadratic a hundred times. The floor absorbs the
  // clock's noise.
  expect(msOf(2990)).toBeLessThan(Math.max(40 * msOf(299), 50));
});
