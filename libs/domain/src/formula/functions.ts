import { isFormulaError } from './formula-error.js';
import { formulaLimits } from './limits.js';
import { finite, toNumber, toTruth } from './outcome.js';
import type { Node } from './syntax-tree.js';
import { print, type Outcome, type Run } from './value.js';

/** A fixed helper of the language. `build` makes the closure of one call. */
export interface FormulaFunction {
  readonly name: string;
  /** How it is called, in Finnish, for the editor. */
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  readonly build: (args: readonly Run[], nodes: readonly Node[], call: Node) => Run;
}

/** Differences this small come from binary arithmetic: (0.7 + 0.1) * 10 is 7.999999999999999. */
const NOISE = 1e-12;

/** The whole number that a value is but for noise, else undefined. */
function nearlyWhole(value: number): number | undefined {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= NOISE * Math.max(1, Math.abs(value)) ? whole : undefined;
}

const floor = (value: number): number => nearlyWhole(value) ?? Math.floor(value);
const ceil = (value: number): number => nearlyWhole(value) ?? Math.ceil(value);
/** Halves away from zero, as money is rounded. */
const round = (value: number): number => Math.sign(value) * floor(Math.abs(value) + 0.5);
/** Up to the next half: the way hours are billed [G-196]. */
export const roundHalf = (value: number): number => ceil(value * 2) / 2;

const ofOneNumber =
  (compute: (value: number) => number): FormulaFunction['build'] =>
  ([argument], [node], call) => {
    const [run, place] = [argument as Run, node as Node];
    return (slots) => {
      const value = run(slots);
      if (typeof value === 'number') return finite(call, compute(value));
      const number = toNumber(place, value);
      return isFormulaError(number) ? number : finite(call, compute(number));
    };
  };

const ofNumbers =
  (better: (candidate: number, best: number) => boolean): FormulaFunction['build'] =>
  (args, nodes) =>
  (slots) => {
    let best: number | undefined;
    for (let index = 0; index < args.length; index += 1) {
      const outcome = (args[index] as Run)(slots);
      const number = typeof outcome === 'number' ? outcome : toNumber(nodes[index] as Node, outcome);
      if (isFormulaError(number)) return number;
      if (best === undefined || better(number, best)) best = number;
    }
    return best ?? null;
  };

/** Texts are taken as they would stand in a text: null is an empty one. */
const ofTexts =
  (compute: (one: string, other: string) => string | boolean): FormulaFunction['build'] =>
  ([first, second]) => {
    const [one, other] = [first as Run, second];
    return (slots): Outcome => {
      const left = one(slots);
      if (isFormulaError(left)) return left;
      const right = other ? other(slots) : null;
      return isFormulaError(right) ? right : compute(print(left), print(right));
    };
  };

const declared = (
  name: string,
  usage: string,
  [least, most]: readonly [number, number],
  build: FormulaFunction['build'],
): FormulaFunction => ({ name, usage, least, most, build });

const MANY = [1, formulaLimits.arguments] as const;

const choose: FormulaFunction['build'] = ([test, yes, no], [testNode]) => {
  const [decide, ifTrue, ifFalse, node] = [test as Run, yes as Run, no as Run, testNode as Node];
  return (slots) => {
    const outcome = decide(slots);
    if (outcome === true) return ifTrue(slots);
    if (outcome === false) return ifFalse(slots);
    const truth = toTruth(node, outcome);
    if (isFormulaError(truth)) return truth;
    return truth ? ifTrue(slots) : ifFalse(slots);
  };
};

/** Also what `?:` means: of the two sides only one is evaluated. */
export const choice: FormulaFunction = declared('if', 'if(ehto; kyllä; ei)', [3, 3], choose);

export const formulaFunctions: readonly FormulaFunction[] = [
  declared(
    'min',
    'min(a; b; …) pienin',
    MANY,
    ofNumbers((candidate, best) => candidate < best),
  ),
  declared(
    'max',
    'max(a; b; …) suurin',
    MANY,
    ofNumbers((candidate, best) => candidate > best),
  ),
  declared('round', 'round(luku) lähimpään kokonaiseen', [1, 1], ofOneNumber(round)),
  declared('ceil', 'ceil(luku) ylöspäin kokonaiseen', [1, 1], ofOneNumber(ceil)),
  declared('floor', 'floor(luku) alaspäin kokonaiseen', [1, 1], ofOneNumber(floor)),
  declared('abs', 'abs(luku) ilman etumerkkiä', [1, 1], ofOneNumber(Math.abs)),
  choice,
  declared('roundHalf', 'roundHalf(luku) ylöspäin seuraavaan puoleen', [1, 1], ofOneNumber(roundHalf)),
  declared(
    'contains',
    'contains(teksti; osa)',
    [2, 2],
    ofTexts((text, part) => text.includes(part)),
  ),
  declared(
    'startsWith',
    'startsWith(teksti; alku)',
    [2, 2],
    ofTexts((text, start) => text.startsWith(start)),
  ),
  declared(
    'lower',
    'lower(teksti) pienin kirjaimin',
    [1, 1],
    ofTexts((text) => text.toLowerCase()),
  ),
  declared(
    'upper',
    'upper(teksti) suurin kirjaimin',
    [1, 1],
    ofTexts((text) => text.toUpperCase()),
  ),
];

/** As many as JavaScript writers know by `Math.`; the others have no such name. */
const ALSO_IN_MATH = 7;

const byName: ReadonlyMap<string, FormulaFunction> = new Map([
  ...formulaFunctions.map((one) => [one.name, one] as const),
  ...formulaFunctions.slice(0, ALSO_IN_MATH).map((one) => [`Math.${one.name}`, one] as const),
]);

export const functionNamed = (name: string): FormulaFunction | undefined => byName.get(name);
