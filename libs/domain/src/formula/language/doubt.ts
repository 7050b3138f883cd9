import { MOST_NODES } from './limits.js';
import type { Sizing } from './sizing.js';
import type { CallNode, Node } from './syntax-tree.js';
import { numberOf, type Outcome } from './value.js';

type Slots = readonly Outcome[];

/** More than what one variable, constant or sign adds to the noise, beside the size of the part. */
const NOISE = 2 ** -52;

/**
 * Noise below this is nothing, because numbers that differ by 1e-9 are meant to be different, and nobody writes nearer
 * ones. Twice the noise is what can be between two decimals whose numbers are within it.
 */
export const NEGLIGIBLE = 4e-10;

/** How far the number of a part can be from its decimal at most; Infinity where nothing is known. */
export function doubt(node: Node, slots: Slots): number {
  if (node.type === 'name' || node.type === 'constant') return 0;
  const sizing = (node.sizing ??= sizingOf(node));
  const noise = sizeBy(sizing, slots) * sizing.steps.length * NOISE;
  // A size beyond all numbers times zero is no number.
  return noise < Infinity ? noise : Infinity;
}

/** Whether the number of a part is its decimal: a variable or a constant is read, and not calculated. */
export const isExact = (node: Node): boolean => node.type === 'name' || node.type === 'constant';

/** Whether what a part gives may be calculated, and is not only read or chosen. */
export function isCalculated(node: Node): boolean {
  if (node.type === 'call' && node.callee.name === 'if') return node.parts.slice(1).some(isCalculated);
  return node.type === 'binary' && node.sign === '??' ? node.parts.some(isCalculated) : !isExact(node);
}

/** The steps that are no slot. */
const CONSTANT = -1;
const SUM = -2;
const PRODUCT = -3;
const QUOTIENT = -4;

const stepOf: Readonly<Record<string, number | undefined>> = { '*': PRODUCT, '%': PRODUCT, '/': QUOTIENT };

function sizingOf(node: Node): Sizing {
  const sizing: Sizing = { steps: [], constants: [] };
  addSteps(node, sizing);
  return sizing;
}

function addConstant({ steps, constants }: Sizing, size: number): void {
  steps.push(CONSTANT);
  constants.push(size);
}

function addSteps(node: Node, sizing: Sizing): void {
  if (node.type === 'constant') addConstant(sizing, sizeOfValue(node.value));
  else if (node.type === 'name') sizing.steps.push(node.slot);
  else if (node.type === 'unary') addSteps(node.parts[0], sizing);
  else if (node.type === 'call') addCall(node, sizing);
  else if ((node.sign === '/' || node.sign === '%') && !isExact(node.parts[1]))
    // A divisor that is itself in doubt may be next to zero.
    addConstant(sizing, Infinity);
  else {
    const [left, right] = node.parts;
    addSteps(left, sizing);
    // A remainder has the noise of its dividend, and as much of the divisor's.
    if (node.sign === '%') addConstant(sizing, 2);
    else addSteps(right, sizing);
    sizing.steps.push(stepOf[node.sign] ?? SUM);
  }
}

/** Rounding adds less than one, and no helper for numbers gives more than its arguments together. */
function addCall({ callee, parts }: CallNode, sizing: Sizing): void {
  const isChoice = callee.name === 'if';
  addConstant(sizing, callee.exact || isChoice ? 1 : Infinity);
  for (const part of isChoice ? parts.slice(1) : parts) {
    addSteps(part, sizing);
    sizing.steps.push(SUM);
  }
}

const stack = new Float64Array(MOST_NODES + 1);

function sizeBy({ steps, constants }: Sizing, slots: Slots): number {
  let top = -1;
  let nextConstant = 0;
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index] as number;
    if (step >= 0) stack[(top += 1)] = sizeOfValue(slots[step] as Outcome);
    else if (step === CONSTANT) {
      stack[(top += 1)] = constants[nextConstant] as number;
      nextConstant += 1;
    } else {
      const size = stack[top] as number;
      top -= 1;
      const other = stack[top] as number;
      stack[top] = step === SUM ? other + size : step === PRODUCT ? other * size : other / size;
    }
  }
  return stack[0] as number;
}

function sizeOfValue(value: Outcome): number {
  if (typeof value === 'number') return Math.abs(value);
  return typeof value === 'string' ? Math.abs(numberOf(value) ?? 0) : 0;
}
