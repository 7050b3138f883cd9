import type { FormulaKind } from '../language/kind.js';

/** The formulas of a product and what each is for: the form checks them so, and so does who stores them. */
export const tuoteKaavat = {
  määräKaava: 'number',
  kustannusPaikkaEval: 'text',
} as const satisfies Record<string, FormulaKind>;

export type TuoteKaava = keyof typeof tuoteKaavat;
