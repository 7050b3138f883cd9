import type { Outcome, Run } from './value.js';

/**
 * A part of an expression as its parent evaluates it: a variable or a constant by its place among the values, anything
 * else by its closure. Most operands are variables and constants, and looking is cheaper than one more call. Both fields
 * are always there, so that every operand has one shape.
 */
export interface Operand {
  readonly slot: number;
  /** undefined for a variable or a constant. */
  readonly run: Run | undefined;
}

/** One for each place, shared by all formulas: thousands of them are kept. */
const slotOperands: Operand[] = [];
export const slotOperand = (slot: number): Operand => (slotOperands[slot] ??= { slot, run: undefined });
export const closureOperand = (run: Run): Operand => ({ slot: 0, run });

/** The value of an operand. Small and known by name, so that the engine puts it where it is used. */
export function take({ slot, run }: Operand, slots: readonly Outcome[]): Outcome {
  return run === undefined ? (slots[slot] as Outcome) : run(slots);
}
