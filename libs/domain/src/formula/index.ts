export { compile, evaluate, usedNames, type Formula } from './run/formula.js';
export { explain } from './aid/explain.js';
export { isFormulaError, type FormulaError, type FormulaErrorCode } from './language/formula-error.js';
export { formulaFunctions } from './language/functions.js';
export type { FormulaKind, KindValues } from './language/kind.js';
export { MOST_CHARACTERS as FORMULA_MAX_LENGTH } from './language/limits.js';
export { scan as scanFormula, type PieceKind as FormulaPieceKind } from './language/lexicon.js';
export { foldedName } from './language/nearest-name.js';
export { repaired, repairsOf, type FormulaRepair } from './aid/repairs.js';
export {
  defineSchema,
  type FormulaSchema,
  type FormulaVariable,
  type VariableType,
} from './language/schema.js';
export { print as printValue, type Value } from './language/value.js';
export { keikkaSchema } from './keikka/keikka-variables.js';
export type {
  AjoneuvoFields,
  BetoniFields,
  KeikkaFacts,
  KeikkaFields,
  KuskiFields,
  ToimitusFields,
} from './keikka/keikka-facts.js';
export { kaavanHinta } from './keikka/kaavan-hinta.js';
