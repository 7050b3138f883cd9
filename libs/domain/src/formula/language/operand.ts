import type { Outcome, Run } from './value.js';

/**
 * A part of an expression as its parent evaluates it: a variable or constant by its slot among the values, anything
 * else by its closure. Most operands are variables and constants, and reading a slot is cheaper than a call. Both
 * fields are always present, so that every operand has the same shape for the engine.
 */
export interface Operand {
  readonly slot: number;
  /** undefined for a variable or a constant. */
  readonly run: Run | undefined;
}

/** One operand for each slot, shared by all formulas, because thousands of formulas are kept. */
const slotOperands: Operand[] = [];
export const slotOperand = (slot: number): Operand => (slotOperands[slot] ??= { slot, run: undefined });
export const closureOperand = (run: Run): Operand => ({ slot: 0, run });

/** The value of an operand. The function is small, so that the engine inlines it. */
export function take({ slot, run }: Operand, slots: readonly Outcome[]): Outcome {
  return run === undefined ? (slots[slot] as Outcome) : run(slots);
}
