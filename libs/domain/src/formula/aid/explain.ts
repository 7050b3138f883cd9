import { settled } from '../language/decisions.js';
import { isFormulaError } from '../language/formula-error.js';
import { choice } from '../language/functions.js';
import { closureOperand } from '../language/operand.js';
import { allowExactSteps, toTruth } from '../language/exact.js';
import type { BinarySign, Node } from '../language/syntax-tree.js';
import type { Outcome } from '../language/value.js';
import { closureOf } from '../run/closures.js';
import type { Formula } from '../run/formula.js';
import { readVariables } from '../run/read-variables.js';

/** One value on the way to the result: "kesto - 3" was 0,5. */
interface FormulaStep {
  /** The source text of the part. */
  readonly source: string;
  /** For a variable: its Finnish label. */
  readonly label?: string;
  readonly position: number;
  readonly length: number;
  readonly value: Outcome;
}

/**
 * Explains a result: the values of its parts in the order they are computed, variables included, constants left out. Of
 * `?:`, `&&`, `||` and `??` only the evaluated side is listed. Each part is computed once, from the values of its own
 * parts, so that normal evaluation carries no trace.
 */
export function explain<Context>(formula: Formula<Context>, context: Context): FormulaStep[] {
  const { source, slots, parsed } = formula;
  allowExactSteps();
  readVariables(formula, context);
  const steps: FormulaStep[] = [];
  const values = new Map<Node, Outcome>();
  const known = (part: Node) => closureOperand(() => values.get(part) ?? null);
  const valueOf = (node: Node): Outcome => {
    if (node.type === 'constant') return node.value;
    return node.type === 'name' ? (slots[node.slot] as Outcome) : closureOf(node, known)(slots);
  };
  const explainNode = (node: Node): Outcome => {
    explainParts(node, slots, explainNode);
    const value = valueOf(node);
    values.set(node, value);
    const label = node.type === 'name' ? node.label : undefined;
    const { from, to } = node;
    if (node.type !== 'constant')
      steps.push({
        source: source.slice(from, to),
        label,
        position: from,
        length: to - from,
        value: settled(node, value, slots),
      });
    return value;
  };
  for (const segment of parsed.segments) explainNode(segment);
  return steps;
}

type Slots = readonly Outcome[];

function explainParts(node: Node, slots: Slots, explainNode: (part: Node) => Outcome): void {
  if (!('parts' in node)) return;
  if (node.type === 'binary') {
    const [left, right] = node.parts;
    if (!isDecided(node.sign, left, explainNode(left), slots)) explainNode(right);
  } else if (node.type === 'call' && node.callee === choice) {
    const [test, yes, no] = node.parts as [Node, Node, Node];
    const truth = toTruth(test, explainNode(test), slots);
    if (!isFormulaError(truth)) explainNode(truth ? yes : no);
  } else for (const part of node.parts) explainNode(part);
}

/** Whether the left side alone decides, so that the right side is not evaluated. */
function isDecided(sign: BinarySign, left: Node, value: Outcome, slots: Slots): boolean {
  if (sign === '??') return value !== null;
  if (sign !== '&&' && sign !== '||') return false;
  const truth = toTruth(left, value, slots);
  return isFormulaError(truth) || truth === (sign === '||');
}
