import { Environment } from '@marcbachmann/cel-js';
import { Parser } from 'expr-eval-fork';
import jexlModule from 'jexl';
import { all, create } from 'mathjs';
import { compile, evaluate } from '@keikka/domain/formula';
import { names, schema } from './contexts.mjs';
import { load } from './load.mjs';
import { weight } from './measure.mjs';

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
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  const body = `return ({ ${used.join(', ')} }) => ${source}`;
  return /** @type {never} */ (new Function('print', body)(print));
}

function mathjsContender() {
  const math = create(all ?? {}, {});
  math.import({ print }, { override: true });
  return load
    .map(({ mathjs }) => math.compile(mathjs))
    .map((compiled) => (/** @type {Context} */ context) => compiled.evaluate(context));
}

function exprContender() {
  const parser = new Parser();
  parser.functions.print = print;
  return load
    .map(({ expr }) => parser.parse(expr))
    .map((compiled) => (/** @type {Context} */ context) => compiled.evaluate(context));
}

function jexlContender() {
  const jexl = new jexlModule.Jexl();
  for (const [name, run] of Object.entries({ print, max: Math.max, min: Math.min, ceil: Math.ceil }))
    jexl.addFunction(name, run);
  return load
    .map((formula) => jexl.compile(formula.jexl))
    .map((compiled) => (/** @type {Context} */ context) => compiled.evalSync(context));
}

function celContender() {
  const environment = new Environment({ unlistedVariablesAreDyn: true })
    .registerFunction('print(double): string', print)
    .registerFunction('ceil(double): double', Math.ceil)
    .registerFunction('most(double, double): double', Math.max)
    .registerFunction('least(double, double): double', Math.min);
  return load
    .map(({ cel }) => environment.parse(cel))
    .map((compiled) => (/** @type {Context} */ context) => compiled(context));
}

/**
 * A contender: its formulas compiled, in the order of the load, and a pass of some of them over contexts. The two that
 * are compared with each other have loops of their own, as a caller would write them; otherwise the engine would
 * optimise neither.
 * @typedef {{ formulas: readonly any[], pass: (formulas: readonly any[], contexts: readonly Context[]) => number }} Contender
 */

/** @type {Contender['pass']} */
function keikkaPass(formulas, contexts) {
  let sum = 0;
  for (const context of contexts) for (const formula of formulas) sum += weight(evaluate(formula, context));
  return sum;
}

/** @type {Contender['pass']} */
function nativePass(formulas, contexts) {
  let sum = 0;
  for (const context of contexts) for (const formula of formulas) sum += weight(formula(context));
  return sum;
}

/** @type {Contender['pass']} */
function peerPass(formulas, contexts) {
  let sum = 0;
  for (const context of contexts) for (const formula of formulas) sum += weight(formula(context));
  return sum;
}

/** @returns {Record<string, Contender>} */
export function contenders() {
  const ours = load.map((formula) => compile(formula.ours, schema, formula.kind));
  const faulty = ours.find(({ error }) => error);
  if (faulty) throw new Error(`${faulty.source}: ${faulty.error?.text ?? ''}`);
  const peer = (/** @type {readonly Evaluate[]} */ formulas) => ({ formulas, pass: peerPass });
  return {
    keikka: { formulas: ours, pass: keikkaPass },
    'new Function': { formulas: load.map((formula) => native(formula.native)), pass: nativePass },
    mathjs: peer(mathjsContender()),
    'expr-eval-fork': peer(exprContender()),
    jexl: peer(jexlContender()),
    'cel-js': peer(celContender()),
  };
}

/**
 * The value of one formula of a contender.
 * @param {Contender} contender
 * @param {number} nth
 * @param {Context} context
 */
export function valueOf({ formulas, pass }, nth, context) {
  return pass === keikkaPass ? evaluate(formulas[nth], context) : formulas[nth](context);
}
