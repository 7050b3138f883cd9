/**
 * How to find the size of a part as if nothing in it cancelled: sums of sizes, products of sizes. It is a list of steps
 * on a stack and not a closure of each part, because a number that a function returns is stored each time: prices ask
 * for it at each evaluation, and closures took twice as long (measured). A step is a slot to read, or below zero one of the operations of `doubt.ts`.
 */
export interface Sizing {
  readonly steps: number[];
  /** The sizes of the constants, in the order of their steps. */
  readonly constants: number[];
}
