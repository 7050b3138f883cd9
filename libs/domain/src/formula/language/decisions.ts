import { doubt, isExact, NEGLIGIBLE } from './doubt.js';
import { exactly, orderOf, type Compared } from './exact.js';
import { numberNear } from './fraction.js';
import type { BinaryNode, Node } from './syntax-tree.js';
import { print, type Outcome, type Value } from './value.js';

type Slots = readonly Outcome[];

/** From here on numbers have no quarters. */
const LARGEST_WITH_QUARTERS = 2 ** 50;

/** A number that is on the same side of each half and whole number as the decimal, or on it: what rounding needs. */
export function besideHalves(one: Compared, slots: Slots): number {
  if (Math.abs(one.value) >= LARGEST_WITH_QUARTERS) return one.value;
  const half = Math.round(one.value * 2) / 2;
  return half + Math.sign(orderOf(one, { value: half }, slots)) / 4;
}

/** The divisor, which is 0 where only noise is left of it. */
export function divisorOf(node: Node, value: number, slots: Slots): number {
  const noise = doubt(node, slots);
  return Math.abs(value) > noise ? value : nearest(node, value, 0, noise, slots);
}

/** The remainder of a division: nothing where only noise is missing to a whole divisor, or left of it. */
export function remainder(node: BinaryNode, one: number, other: number, slots: Slots): number {
  const left = one % divisorOf(node.parts[1], other, slots);
  if (Number.isInteger(one) && Number.isInteger(other) && node.parts.every(isExact)) return left;
  const noise = doubt(node, slots);
  const distance = Math.min(Math.abs(left), Math.abs(other) - Math.abs(left));
  // A division by zero leaves no number, which is near nothing.
  return distance <= noise ? nearest(node, left, 0, noise, slots) : left;
}

/** Halves of cents, and of the last decimal that is printed, are multiples of one part of so many. */
const PARTS = 20_000;

/** An outcome as it leaves the formula: where half a cent could be at stake, the decimal itself. */
export function settled<Result extends Outcome>(node: Node, outcome: Result, slots: Slots): Result | number {
  if (typeof outcome !== 'number' || isExact(node)) return outcome;
  const noise = doubt(node, slots);
  const near = Math.round(outcome * PARTS) / PARTS;
  return Math.abs(outcome - near) > noise ? outcome : nearest(node, outcome, near, noise, slots);
}

/** The text of a value, which is that of its decimal. */
export const printed = (node: Node, value: Value, slots: Slots): string => print(settled(node, value, slots));

/** What a part is that could be a certain number within its noise: exactly, where the noise could hide a difference. */
function nearest(node: Node, value: number, candidate: number, noise: number, slots: Slots): number {
  if (noise < NEGLIGIBLE) return candidate;
  const exact = exactly(node, slots);
  return exact ? numberNear(exact) : value;
}
