import type { BinaryNode, CallNode, Node } from './syntax-tree.js';
import { numberOf, type Outcome } from './value.js';

type Slots = readonly Outcome[];

/** More than what one variable, constant or sign adds, beside the size of the part. */
const NOISE = 2 ** -52;

/** Noise below this is nothing: no two amounts that differ by less than this are meant to be different. */
export const NEGLIGIBLE = 1e-10;

/** The size that was measured last. A number that a function returns would be stored each time (measured). */
const measured = new Float64Array(1);

/**
 * How far the number of a part can be from its decimal at most; Infinity where nothing is known. A part has no more
 * signs and values than characters.
 */
export function doubt(node: Node, slots: Slots): number {
  if (isExact(node)) return 0;
  measure(node, slots);
  const noise = (measured[0] as number) * (node.to - node.from) * NOISE;
  // A size beyond all numbers times zero is no number.
  return noise < Infinity ? noise : Infinity;
}

/** Whether the number of a part is its decimal: a variable or a constant is read, and not calculated. */
export const isExact = (node: Node): boolean => node.type === 'name' || node.type === 'constant';

/** Measures a part as if nothing in it cancelled: sums of sizes, products of sizes. */
function measure(node: Node, slots: Slots): void {
  if (node.type === 'name') measureValue(slots[node.slot] as Outcome);
  else if (node.type === 'constant') measureValue(node.value);
  else if (node.type === 'binary') measureBinary(node, slots);
  else if (node.type === 'call') measureCall(node, slots);
  else measure(node.parts[0], slots);
}

function measureValue(value: Outcome): void {
  if (typeof value === 'number') measured[0] = Math.abs(value);
  else measured[0] = typeof value === 'string' ? Math.abs(numberOf(value) ?? 0) : 0;
}

function measureBinary({ sign, parts: [left, right] }: BinaryNode, slots: Slots): void {
  measure(left, slots);
  const size = measured[0] as number;
  measure(right, slots);
  const other = measured[0] as number;
  if (sign === '*') measured[0] = size * other;
  else if (sign !== '/' && sign !== '%') measured[0] = size + other;
  // A divisor that is itself in doubt may be next to zero.
  else if (!isExact(right)) measured[0] = Infinity;
  else measured[0] = sign === '/' ? size / other : size * 2;
}

/** Rounding adds less than one, and no helper for numbers gives more than its arguments together. */
function measureCall({ callee, parts }: CallNode, slots: Slots): void {
  const isChoice = callee.name === 'if';
  let sum = callee.exact || isChoice ? 1 : Infinity;
  for (let index = isChoice ? 1 : 0; index < parts.length; index += 1) {
    measure(parts[index] as Node, slots);
    sum += measured[0] as number;
  }
  measured[0] = sum;
}
