import { Environment } from '@marcbachmann/cel-js';
import { Parser } from 'expr-eval-fork';
// @ts-expect-error: it has no types of its own.
import jexlModule from 'jexl';
import { all, create } from 'mathjs';
import { compile, evaluate } from '@keikka/domain/formula';
import { NAMES, schema } from './contexts.mjs';
import { LOAD } from './load.mjs';

/** @typedef {import('./contexts.mjs').Context} Context */
/** @typedef {(context: Context) => unknown} Evaluate one compiled formula */

/**
 * What a writer of plain JavaScript would do for a Finnish number.
 * @param {number} value
 */
const print = (value) => String(Math.round(value * 10_000) / 10_000).replace('.', ',');

/**
 * The strongest native form: made once, only the fields it names are read from the context.
 * @param {string} source
 * @returns {Evaluate}
 */
function native(source) {
  const used = NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  const body = `return ({ ${used.join(', ')} }) => ${source}`;
  return /** @type {never} */ (new Function('print', body)(print));
}

function mathjsContender() {
  const math = create(all ?? {}, {});
  math.import({ print }, { override: true });
  return LOAD.map(({ mathjs }) => math.compile(mathjs)).map(
    (compiled) => (/** @type {Context} */ context) => compiled.evaluate(context),
  );
}

function exprContender() {
  const parser = new Parser();
  parser.functions.print = print;
  return LOAD.map(({ expr }) => parser.parse(expr)).map(
    (compiled) => (/** @type {Context} */ context) => compiled.evaluate(context),
  );
}

function jexlContender() {
  const jexl = new jexlModule.Jexl();
  for (const [name, run] of Object.entries({ print, max: Math.max, min: Math.min, ceil: Math.ceil }))
    jexl.addFunction(name, run);
  return LOAD.map((formula) => jexl.compile(formula.jexl)).map(
    (compiled) => (/** @type {Context} */ context) => compiled.evalSync(context),
  );
}

function celContender() {
  const environment = new Environment({ unlistedVariablesAreDyn: true })
    .registerFunction('print(double): string', print)
    .registerFunction('ceil(double): double', Math.ceil)
    .registerFunction('most(double, double): double', Math.max)
    .registerFunction('least(double, double): double', Math.min);
  return LOAD.map(({ cel }) => environment.parse(cel)).map(
    (compiled) => (/** @type {Context} */ context) => compiled(context),
  );
}

/**
 * Every contender: its formulas compiled, in the order of the load.
 * @returns {Record<string, Evaluate[]>}
 */
export function contenders() {
  return {
    keikka: LOAD.map(({ ours, kind }) => {
      const formula = compile(ours, schema, kind);
      if (formula.error) throw new Error(`${ours}: ${formula.error.text}`);
      return (context) => evaluate(formula, context);
    }),
    'new Function': LOAD.map((formula) => native(formula.native)),
    mathjs: mathjsContender(),
    'expr-eval-fork': exprContender(),
    jexl: jexlContender(),
    'cel-js': celContender(),
  };
}
