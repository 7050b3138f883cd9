import { countBy } from './grouped.mjs';
import { isDone, isFailing, outcomeOf } from './ledger.mjs';

/** @typedef {import('./faults/faults.mjs').FaultTimes} FaultTimes */
/** @typedef {import('./ledger.mjs').Ledger} Ledger */
/** @typedef {import('./ledger.mjs').Attempt} Attempt */

const AROUND_MILLISECONDS = 5_000;

/** @typedef {ReturnType<typeof faultFigures>} FaultFigures */

/**
 * What a fault did to those who saved meanwhile.
 * @param {FaultTimes} fault
 * @param {Ledger} ledger
 * @param {number} next when the next fault began
 */
export function faultFigures({ part, how, begun, over, ready }, ledger, next) {
  const during = ledger.attemptsBetween(begun, next);
  const failing = [...during, ...ledger.readsBetween(begun, next)].filter(isFailing);
  const lastFailure = Math.max(0, ...failing.map(({ at, took }) => at + took - begun));
  const isOver = Math.max(over, begun + lastFailure);
  return {
    part,
    how,
    away: over - begun,
    ready: ready - over,
    recovered: Math.round(lastFailure),
    saves: during.length,
    failing: countBy(failing.map(({ status }) => String(status))),
    p95: {
      before: p95(ledger.attemptsBetween(begun - AROUND_MILLISECONDS, begun)),
      during: p95(ledger.attemptsBetween(begun, isOver)),
      after: p95(ledger.attemptsBetween(isOver, next)),
    },
  };
}

/** @param {readonly FaultFigures[]} faults */
export function faultTable(faults) {
  const rows = faults.map(({ part, how, away, ready, recovered, saves, failing, p95: times }) => [
    part,
    how,
    inSeconds(away),
    inSeconds(ready),
    inSeconds(recovered),
    String(saves),
    Object.entries(failing)
      .map(([status, count]) => `${count}×${status}`)
      .join(' ') || '–',
    `${times.before} / ${times.during} / ${times.after}`,
  ]);
  return table(
    ['part', 'how', 'away', 'ready', 'last failure', 'saves', 'failing', 'p95 ms before/during/after'],
    rows,
  );
}

/** @param {Ledger} ledger */
export function loadFigures({ changes, reads }) {
  const attempts = changes.flatMap((change) => change.attempts);
  return {
    changes: changes.length,
    outcomes: countBy(changes.map(outcomeOf)),
    kinds: countBy(changes.map(({ kind }) => kind)),
    answers: countBy(attempts.map(({ status, code }) => (code ? `${status} ${code}` : String(status)))),
    reads: countBy(reads.map(({ status }) => String(status))),
    p95: p95(attempts.filter(isDone)),
  };
}

/** @param {readonly ReturnType<typeof import('./verdict/memory.mjs').figure>[]} figures */
export const memoryTable = (figures) =>
  table(
    ['process', 'lived', 'MB at least in the 3rd quarter', 'in the last', 'at most'],
    figures.map(({ name, seconds, third, last, most }) => [
      name,
      `${seconds} s`,
      ...[third, last, most].map(String),
    ]),
  );

/** @param {readonly import('./verdict/finding.mjs').Finding[]} findings */
export const verdictLines = (findings) =>
  findings
    .map(({ what, count, problems }) =>
      [
        `${problems.length === 0 ? '✔' : '✘'} ${what} (${count})`,
        ...problems.map((each) => `    ${each}`),
      ].join('\n'),
    )
    .join('\n');

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
function table(heads, rows) {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {readonly Attempt[]} attempts */
function p95(attempts) {
  const times = attempts.map(({ took }) => took).sort((one, other) => one - other);
  return Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
}

/** @param {number} milliseconds */
const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
