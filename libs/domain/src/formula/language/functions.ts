import { besideHalves, printed } from './decisions.js';
import { isExact } from './doubt.js';
import { comparedAs, toTruth } from './exact.js';
import { isFormulaError } from './formula-error.js';
import { compared, negative, plus, times, wholeBelow, type Fraction } from './fraction.js';
import { MOST_ARGUMENTS } from './limits.js';
import { take, type Operand } from './operand.js';
import { notFinite, toNumber } from './outcome.js';
import type { Exact, FormulaFunction, Node } from './syntax-tree.js';
import type { Outcome } from './value.js';

/** Halves away from zero, as money is rounded. */
const round = (value: number): number =>
  // Above 2^52 a number has no halves, and adding one would change it.
  Number.isInteger(value) ? value : Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
/** Up to the next half, as hours are billed [G-196]. */
export const roundHalf = (value: number): number => Math.ceil(value * 2) / 2;

const half: Fraction = { over: 1, under: 2 };
const two: Fraction = { over: 2, under: 1 };
const wholeAbove = (value: Fraction): Fraction => negative(wholeBelow(negative(value)));
const sizeOf = (value: Fraction): Fraction => (value.over < 0 ? negative(value) : value);
function exactRound(value: Fraction): Fraction {
  const size = wholeBelow(plus(sizeOf(value), half));
  return value.over < 0 ? negative(size) : size;
}

/** A helper of one number. One that rounds gets a number that is on the right side of each half. */
const ofOneNumber =
  (compute: (value: number) => number, isRounding = true): FormulaFunction['build'] =>
  ([argument], call) => {
    const [operand, place] = [argument as Operand, call.parts[0] as Node];
    const isCareful = isRounding && !isExact(place);
    return (slots) => {
      const value = take(operand, slots);
      const number = typeof value === 'number' ? value : toNumber(place, value);
      if (typeof number !== 'number') return number;
      const result = compute(isCareful ? besideHalves(comparedAs(place, value, number), slots) : number);
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
  ([first, second], { parts: [one, other] }) =>
  (slots) => {
    const text = take(first as Operand, slots);
    if (isFormulaError(text)) return text;
    const part = second ? take(second, slots) : null;
    if (isFormulaError(part)) return part;
    return compute(printed(one as Node, text, slots), other ? printed(other, part, slots) : '');
  };

const declared = (
  name: string,
  [least, most]: readonly [number, number],
  build: FormulaFunction['build'],
  exact?: Exact,
): FormulaFunction => ({ name, least, most, build, exact });

/** The declaration of a helper of one number, with the exact form of it. */
const ofOne = (
  name: string,
  build: FormulaFunction['build'],
  exact: (value: Fraction) => Fraction,
): FormulaFunction => declared(name, [1, 1], build, ([value]) => exact(value as Fraction));

const exactBest =
  (isLeast: boolean): Exact =>
  (args) =>
    args.reduce((best, next) => (compared(next, best) < 0 === isLeast ? next : best));

const many = [1, MOST_ARGUMENTS] as const;

const choose: FormulaFunction['build'] = (args, { parts }) => {
  const [test, yes, no] = args as [Operand, Operand, Operand];
  const testNode = parts[0] as Node;
  return (slots) => {
    const outcome = take(test, slots);
    const truth = typeof outcome === 'boolean' ? outcome : toTruth(testNode, outcome, slots);
    // Compared with `true`, so that the engine need not inspect errors (measured).
    if (truth === true) return take(yes, slots);
    return truth === false ? take(no, slots) : truth;
  };
};

/** `?:` compiles to this as well. Only one of the two sides is evaluated. */
export const choice: FormulaFunction = declared('if', [3, 3], choose);

/** Helpers that are also known as `Math.<name>`; the others have no such name. */
const alsoInMath: readonly FormulaFunction[] = [
  declared('min', many, ofNumbers(true), exactBest(true)),
  declared('max', many, ofNumbers(false), exactBest(false)),
  ofOne('round', ofOneNumber(round), exactRound),
  ofOne('ceil', ofOneNumber(Math.ceil), wholeAbove),
  ofOne('floor', ofOneNumber(Math.floor), wholeBelow),
  ofOne('abs', ofOneNumber(Math.abs, false), sizeOf),
  choice,
];

/** Every helper, in the order the editor lists them. */
export const formulaFunctions: readonly FormulaFunction[] = [
  ...alsoInMath,
  ofOne('roundHalf', ofOneNumber(roundHalf), (value) => times(wholeAbove(times(value, two)), half)),
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
