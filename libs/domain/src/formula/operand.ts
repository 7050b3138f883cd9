import type { Outcome, Run } from './value.js';

/**
 * A part of an expression as its parent evaluates it: a variable by its slot, a constant by its value, anything else by
 * its closure. Most operands are variables and constants, and looking is cheaper than one more call. All three fields
 * are always there, so that every operand has one shape.
 */
export interface Operand {
  /** -1 when it is no variable. */
  readonly slot: number;
  readonly value: Outcome;
  /** undefined for a variable or a constant. */
  readonly run: Run | undefined;
}

export const variableOperand = (slot: number): Operand => ({ slot, value: null, run: undefined });
export const constantOperand = (value: Outcome): Operand => ({ slot: -1, value, run: undefined });
export const closureOperand = (run: Run): Operand => ({ slot: -1, value: null, run });

/** The value of an operand. Small and known by name, so that the engine puts it where it is used. */
export function take(operand: Operand, slots: readonly Outcome[]): Outcome {
  const { slot, run } = operand;
  if (slot >= 0) return slots[slot] as Outcome;
  return run === undefined ? operand.value : run(slots);
}

/** The number of a constant operand, undefined for any other. */
export function fixedNumber({ slot, value, run }: Operand): number | undefined {
  return slot < 0 && run === undefined && typeof value === 'number' ? value : undefined;
}
