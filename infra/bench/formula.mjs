/**
 * The formula language beside native `new Function` and four expression libraries in one run: six formulas from
 * arithmetic to text on 5,000 contexts of 60 fields; then compiling, a board's colour rules, and the size. Contenders
 * take turns and the results are medians of rounds, because a noisy machine disturbs all alike. Run: npm run
 * bench:formula
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tell } from '../launcher/progress.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { installContenders } from './install-contenders.mjs';

const ROUNDS = 60;
/** Contexts of one pass: under a millisecond for the quick ones, so that most passes are not interrupted. */
const SLICE = 1000;
const CONTEXTS = 5000;
const COMPILED = 2000;

const require = createRequire(import.meta.url);
installContenders();
tell('building libs/domain');
execFileSync(process.execPath, [require.resolve('nx/bin/nx.js'), 'run', '@keikka/domain:build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NX_DAEMON: 'false' },
});

const { compile } = await import('@keikka/domain/formula');
const { boardMs, BOARD_TITLE, conditionsHeld } = await import('./formula/board.mjs');
const { contenders, valueOf } = await import('./formula/contenders.mjs');
const { makeContexts, schema } = await import('./formula/contexts.mjs');
const { load } = await import('./formula/load.mjs');
const { checksum, median, milliseconds, nanosecondsPerFormula } = await import('./formula/measure.mjs');
const { gzippedBytes } = await import('./formula/size.mjs');

const contexts = makeContexts(CONTEXTS);
const all = contenders();
printMixedLoad();
printByFormula();
printCompiling();
printBoard();
await printSize();
compareValues();
tell(
  `(${join('infra', 'bench', 'formula.mjs')}; checksum ${Math.round(checksum())}, ${conditionsHeld()} conditions held)`,
);

/**
 * All must give the same results on every context, or the comparison is void. It runs after the measurement, because
 * one loop that calls every language teaches the engine a caller that nobody has.
 */
function compareValues() {
  const native = all['new Function'];
  for (const context of contexts) {
    for (const [nth, { title }] of load.entries()) {
      const wanted = native && valueOf(native, nth, context);
      for (const [name, contender] of Object.entries(all)) {
        const value = valueOf(contender, nth, context);
        const near = typeof value === 'number' && Math.abs(value - Number(wanted)) < 1e-9;
        if (value !== wanted && !near)
          throw new Error(`${title}: ${name} says ${String(value)}, native ${String(wanted)}`);
      }
    }
  }
}

function printMixedLoad() {
  const times = measure((formulas) => formulas);
  const native = times['new Function'] ?? [];
  tell(
    `\nmixed load, ${load.length} formulas × ${CONTEXTS} contexts; ns a formula, and speed beside native (aim 0.6)`,
  );
  tell(`  ${''.padEnd(16)}  median      best    median      best`);
  for (const [name, list] of Object.entries(times)) {
    const figures = [
      median(list).toFixed(0),
      Math.min(...list).toFixed(0),
      median(list.map((time, round) => (native[round] ?? 0) / time)).toFixed(3),
      (Math.min(...native) / Math.min(...list)).toFixed(3),
    ];
    tell(`  ${name.padEnd(14)}${figures.map((figure) => figure.padStart(10)).join('')}`);
  }
}

function printByFormula() {
  tell('\nformula by formula, ns');
  tell(
    `  ${''.padEnd(14)}${Object.keys(all)
      .map((name) => name.padStart(16))
      .join('')}`,
  );
  for (const [nth, { title }] of load.entries()) {
    const times = measure((formulas) => formulas.slice(nth, nth + 1));
    const cells = Object.values(times).map((list) => median(list).toFixed(0).padStart(16));
    tell(`  ${title.padEnd(14)}${cells.join('')}`);
  }
}

/**
 * The order turns with each round and the best of three passes counts: nobody pays for the garbage of the one before.
 * @param {(formulas: readonly any[]) => readonly any[]} pick
 */
function measure(pick) {
  const names = Object.keys(all);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const turned = names.map((_, place) => names[(place + round) % names.length] ?? '');
    for (const name of turned) {
      const { formulas, pass } = all[name] ?? { formulas: [], pass: () => 0 };
      const picked = pick(formulas);
      const first = (round * SLICE) % CONTEXTS;
      // The slow ones need fewer contexts for a stable result.
      const some = contexts.slice(first, first + (isSlow(name) ? SLICE / 10 : SLICE));
      const passes = Array.from({ length: 3 }, () => nanosecondsPerFormula(pass, picked, some));
      times[name]?.push(Math.min(...passes));
    }
  }
  return times;
}

/** @param {string} name */
function isSlow(name) {
  return name !== 'keikka' && name !== 'new Function';
}

/** Sources that differ, so that none comes from the cache, with the sizes of those in the load. */
function printCompiling() {
  tell('\ncompiling, µs a formula: median, best (aim 25), and when it is kept');
  for (const { title, ours, kind } of load) {
    let edition = 0;
    const fresh = () => Array.from({ length: COMPILED }, () => ours.replace('}', ` + ${(edition += 1)}}`));
    const once = perFormula(() => {
      const sources = fresh();
      return milliseconds(() => sources.forEach((source) => compile(source, schema, kind)));
    });
    const kept = perFormula(() =>
      milliseconds(() => {
        for (let nth = 0; nth < COMPILED; nth += 1) compile(ours, schema, kind);
      }),
    );
    tell(`  ${title.padEnd(14)}${cell(median(once))}${cell(Math.min(...once))}${cell(median(kept), 2)}`);
  }
}

/** @param {() => number} round milliseconds for all */
function perFormula(round) {
  return Array.from({ length: 21 }, () => (round() * 1000) / COMPILED);
}

/**
 * @param {number} value
 * @param {number} [decimals]
 */
function cell(value, decimals = 1) {
  return value.toFixed(decimals).padStart(9);
}

function printBoard() {
  const times = Array.from({ length: 101 }, boardMs);
  tell(`\n${BOARD_TITLE}: ${median(times).toFixed(2)} ms, best ${Math.min(...times).toFixed(2)} (aim 2)`);
}

async function printSize() {
  const language = ['compile', 'evaluate'];
  const use = [...language, 'defineSchema', 'isFormulaError', 'usedNames'];
  const whole = [...use, 'explain', 'keikkaSchema'];
  tell(`\ngzipped: ${await gzippedBytes(language)} bytes to compile and evaluate (aim 6000), `);
  tell(`${await gzippedBytes(use)} with schemas, errors and the names a formula uses,`);
  tell(`${await gzippedBytes(whole)} with explaining and the list of variables`);
}
