/** The purpose of a formula, which decides the type of its result. */
export interface KindValues {
  condition: boolean;
  /** null when there is no value: an empty formula, or a variable without a value. */
  number: number | null;
  text: string;
}
export type FormulaKind = keyof KindValues;
