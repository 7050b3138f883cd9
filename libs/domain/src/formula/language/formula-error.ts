/**
 * The errors of a formula. They are values and are never thrown. The first three texts are the contract's, to the
 * letter [G-188, G-189, G-190].
 */
export type FormulaErrorCode =
  | 'UNBALANCED'
  | 'NO_PAIR'
  | 'KEYWORD'
  | 'SYNTAX'
  | 'UNKNOWN_NAME'
  | 'ARITY'
  | 'AMBIGUOUS_COMMA'
  | 'TYPE'
  | 'NOT_FINITE'
  | 'TOO_LONG'
  | 'TOO_DEEP'
  | 'TOO_COMPLEX';

export interface FormulaError {
  readonly code: FormulaErrorCode;
  /** Finnish, for the author of the formula. */
  readonly text: string;
  /** Position in the source, in UTF-16 units from 0. An error at the end has the source's length. */
  readonly position: number;
  readonly length: number;
  /** The unsuitable value as text: 'Hinta ei kelpaa: abc' [I-085]. */
  readonly value?: string;
  /** For an unknown name: the nearest known name. */
  readonly nearest?: string;
}

/** A place in the source: its first character and the one after its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export function formulaError(
  code: FormulaErrorCode,
  text: string,
  { from, to }: Span,
  more?: Pick<FormulaError, 'value' | 'nearest'>,
): FormulaError {
  return { code, text, position: from, length: to - from, ...more };
}

/** Whether an outcome is an error. Values of a formula are primitives, so the first check decides for them. */
export function isFormulaError(outcome: unknown): outcome is FormulaError {
  return typeof outcome === 'object' && (outcome as Partial<FormulaError> | null)?.code !== undefined;
}

export const unbalanced = (place: Span): FormulaError =>
  formulaError('UNBALANCED', 'Virhe: Kaarisulkuja ei ole suljettu oikein.', place);

export const syntaxError = (text: string, place: Span): FormulaError => formulaError('SYNTAX', text, place);
