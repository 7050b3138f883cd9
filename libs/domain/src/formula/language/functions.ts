import { isFormulaError } from './formula-error.js';
import { MOST_ARGUMENTS } from './limits.js';
import { take, type Operand } from './operand.js';
import { notFinite, toNumber, toTruth } from './outcome.js';
import type { FormulaFunction, Node } from './syntax-tree.js';
import { print, type Outcome } from './value.js';

/** Differences this small come from binary arithmetic: (0.7 + 0.1) * 10 is 7.999999999999999. */
const NOISE = 1e-8;

/** The whole number that a value equals within rounding noise, or undefined. */
function nearlyWhole(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= NOISE ? whole : undefined;
}

const floor = (value: number): number => nearlyWhole(value) ?? Math.floor(value);
const ceil = (value: number): number => nearlyWhole(value) ?? Math.ceil(value);
/** Halves away from zero, as money is rounded. */
const round = (value: number): number =>
  // Above 2^52 a number has no halves, and adding one would change it.
  Number.isInteger(value) ? value : Math.sign(value) * floor(Math.abs(value) + 0.5);
/** Up to the next half, as hours are billed [G-196]. */
export const roundHalf = (value: number): number => ceil(value * 2) / 2;

const ofOneNumber =
  (compute: (value: number) => number): FormulaFunction['build'] =>
  ([argument], call) => {
    const [operand, place] = [argument as Operand, call.parts[0] as Node];
    return (slots) => {
      const value = take(operand, slots);
      const number = typeof value === 'number' ? value : toNumber(place, value);
      if (typeof number !== 'number') return number;
      const result = compute(number);
      return result - result === 0 ? result : notFinite(call);
    };
  };

const ofNumbers =
  (isLeast: boolean): FormulaFunction['build'] =>
  (args, { parts }) => {
    const ofMany = (slots: readonly Outcome[]): Outcome => {
      let best = isLeast ? Infinity : -Infinity;
      for (let index = 0; index < args.length; index += 1) {
        const number = toNumber(parts[index] as Node, take(args[index] as Operand, slots));
        if (typeof number !== 'number') return number;
        if (isLeast ? number < best : number > best) best = number;
      }
      return best;
    };
    const [one, other] = args as [Operand, Operand];
    if (args.length !== 2) return ofMany;
    // The commonest case, without a loop.
    return (slots) => {
      const left = take(one, slots);
      const right = take(other, slots);
      if (typeof left !== 'number' || typeof right !== 'number') return ofMany(slots);
      return right < left === isLeast ? right : left;
    };
  };

/** Arguments become texts as they do inside a template: null is empty. */
const ofTexts =
  (compute: (one: string, other: string) => string | boolean): FormulaFunction['build'] =>
  ([first, second]) =>
  (slots) => {
    const one = take(first as Operand, slots);
    if (isFormulaError(one)) return one;
    const other = second ? take(second, slots) : null;
    return isFormulaError(other) ? other : compute(print(one), print(other));
  };

const declared = (
  name: string,
  [least, most]: readonly [number, number],
  build: FormulaFunction['build'],
): FormulaFunction => ({ name, least, most, build });

const many = [1, MOST_ARGUMENTS] as const;

const choose: FormulaFunction['build'] = (args, { parts }) => {
  const [test, yes, no] = args as [Operand, Operand, Operand];
  const testNode = parts[0] as Node;
  return (slots) => {
    const outcome = take(test, slots);
    const truth = typeof outcome === 'boolean' ? outcome : toTruth(testNode, outcome);
    // Compared with `true`, so that the engine need not inspect errors (measured).
    if (truth === true) return take(yes, slots);
    return truth === false ? take(no, slots) : truth;
  };
};

/** `?:` compiles to this as well. Only one of the two sides is evaluated. */
export const choice: FormulaFunction = declared('if', [3, 3], choose);

/** Helpers that are also known as `Math.<name>`; the others have no such name. */
const alsoInMath: readonly FormulaFunction[] = [
  declared('min', many, ofNumbers(true)),
  declared('max', many, ofNumbers(false)),
  declared('round', [1, 1], ofOneNumber(round)),
  declared('ceil', [1, 1], ofOneNumber(ceil)),
  declared('floor', [1, 1], ofOneNumber(floor)),
  declared('abs', [1, 1], ofOneNumber(Math.abs)),
  choice,
];

/** Every helper, in the order the editor lists them. */
export const formulaFunctions: readonly FormulaFunction[] = [
  ...alsoInMath,
  declared('roundHalf', [1, 1], ofOneNumber(roundHalf)),
  declared(
    'contains',
    [2, 2],
    ofTexts((text, part) => text.includes(part)),
  ),
  declared(
    'startsWith',
    [2, 2],
    ofTexts((text, start) => text.startsWith(start)),
  ),
  declared(
    'lower',
    [1, 1],
    ofTexts((text) => text.toLowerCase()),
  ),
  declared(
    'upper',
    [1, 1],
    ofTexts((text) => text.toUpperCase()),
  ),
];

const byName: ReadonlyMap<string, FormulaFunction> = new Map([
  ...formulaFunctions.map((one) => [one.name, one] as const),
  ...alsoInMath.map((one) => [`Math.${one.name}`, one] as const),
]);

export const functionNamed = (name: string): FormulaFunction | undefined => byName.get(name);
