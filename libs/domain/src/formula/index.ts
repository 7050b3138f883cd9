export { compile, evaluate, usedNames, type Formula } from './formula.js';
export { explain, type FormulaStep } from './explain.js';
export { isFormulaError, type FormulaError, type FormulaErrorCode } from './formula-error.js';
export { formulaFunctions } from './functions.js';
export type { FormulaKind, KindValues } from './kinds.js';
export { MOST_CHARACTERS as FORMULA_MAX_LENGTH } from './limits.js';
export { scan as scanFormula, type PieceKind as FormulaPieceKind } from './lexicon.js';
export { foldedName } from './nearest-name.js';
export { repaired, repairsOf, type FormulaRepair } from './repairs.js';
export { defineSchema, type FormulaSchema, type FormulaVariable, type VariableType } from './schema.js';
export { print as printValue, type Value } from './value.js';
export { keikkaSchema } from './keikka-variables.js';
export type {
  AjoneuvoFields,
  BetoniFields,
  KeikkaFacts,
  KeikkaFields,
  KuskiFields,
  ToimitusFields,
} from './keikka-facts.js';
export { kaavanHinta, type KaavanHinta } from './kaavan-hinta.js';
export { tuoteKaavat, type TuoteKaava } from './tuote-kaavat.js';
