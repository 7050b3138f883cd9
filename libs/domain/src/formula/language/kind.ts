/** What a formula is for, and with it what evaluating gives. */
export interface KindValues {
  condition: boolean;
  /** null when there is nothing to reckon with: an empty formula, or a variable without a value. */
  number: number | null;
  text: string;
}
export type FormulaKind = keyof KindValues;
