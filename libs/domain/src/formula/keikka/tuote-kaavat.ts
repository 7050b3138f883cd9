import type { FormulaKind } from '../language/kind.js';

/** The formulas of a product with their kinds. The form and the service check them by this list. */
export const tuoteKaavat = {
  määräKaava: 'number',
  kustannusPaikkaEval: 'text',
} as const satisfies Record<string, FormulaKind>;

export type TuoteKaava = keyof typeof tuoteKaavat;
