import { isDone, isUndecided, outcomeOf } from '../ledger.mjs';
import { keyOf } from '../clients/day.mjs';
import { groupedBy } from '../grouped.mjs';
import { finding } from './finding.mjs';
import { differences, versionsBy } from './versions.mjs';

/** @typedef {import('../ledger.mjs').Change} Change */
/** @typedef {import('./tables.mjs').HistoryRow} HistoryRow */
/** @typedef {import('./tables.mjs').Version} Version */

/**
 * Nothing acknowledged is lost, nothing is doubled, nothing refused is written, and the history tells each row.
 * @param {object} run
 * @param {readonly Change[]} run.changes
 * @param {Map<string, Version>} run.before
 * @param {Map<string, Version>} run.now
 * @param {readonly HistoryRow[]} run.history
 */
export function judgeHistory({ changes, before, now, history }) {
  const told = versionsBy(before, history);
  const written = groupedBy(history, ({ correlationId }) => correlationId);
  const attemptsWritten = changes.map(({ attempts }) =>
    attempts.filter(({ correlationId }) => written.has(correlationId)),
  );
  const done = changes.filter((change) => outcomeOf(change) === 'done');
  const refused = changes.filter((change) => outcomeOf(change) === 'refused');
  return [
    finding('what was acknowledged stands in the history', done.length, [
      ...done.flatMap((change) => lost(change, told)),
    ]),
    finding(
      'a change is written once, however often it was sent',
      changes.length,
      changes.filter((_, index) => (attemptsWritten[index]?.length ?? 0) > 1).map(describe),
    ),
    finding(
      'what was refused is not written',
      refused.length,
      refused
        .filter(({ attempts }) => attempts.some(({ correlationId }) => written.has(correlationId)))
        .map(describe),
    ),
    finding('versions follow each other without a gap', told.size, [
      ...[...told].flatMap(([key, { gaps }]) => gaps.map((gap) => `${key} jumps to ${gap}`)),
    ]),
    finding('the history tells what the row is', now.size, [
      ...[...now].flatMap(([key, version]) => untold(key, version, told)),
    ]),
  ];
}

/**
 * Requests that were answered with a failure and carried out all the same: commits that were under way.
 * @param {readonly Change[]} changes
 * @param {readonly HistoryRow[]} history
 */
export function writtenAllTheSame(changes, history) {
  const written = new Set(history.map(({ correlationId }) => correlationId));
  const all = changes.flatMap(({ attempts }) => attempts).filter(isUndecided);
  const late = all.filter(({ correlationId }) => written.has(correlationId));
  const statuses = [...new Set(all.map(({ status }) => status))].sort();
  return statuses.map((status) => ({
    status,
    answered: all.filter((attempt) => attempt.status === status).length,
    written: late.filter((attempt) => attempt.status === status).length,
  }));
}

/**
 * @param {Change} change
 * @param {ReturnType<typeof versionsBy>} told
 */
function lost({ kind, rows, attempts }, told) {
  return rows.flatMap((row) => {
    const [key, answered] = [keyOf(row), tracked(row)];
    const version = 'varmenne' in row ? row.varmenne : 0;
    const state = told.get(key)?.states.get(version);
    if (!state) return [`${kind}: ${key} was answered at version ${version}, which nothing tells of`];
    return differences(answered, state).map(
      (name) =>
        `${kind}: ${key} was answered with another ${name} at version ${version} than the history has (${attempts.at(-1)?.correlationId})`,
    );
  });
}

/** @param {import('../ledger.mjs').Row} row the fields that the load changes */
function tracked(row) {
  if (row.isPalkki) {
    const { vehicleId, timeStart, timeEnd, keikkaComment, grid_palkkiTypeId } = row;
    return { vehicleId, timeStart, timeEnd, keikkaComment, grid_palkkiTypeId };
  }
  const { vehicleId, pumppuAika, pumppuKesto, keikkaTilaId } = row;
  return { vehicleId, pumppuAika, pumppuKesto, keikkaTilaId };
}

/**
 * @param {string} key
 * @param {Version} version
 * @param {ReturnType<typeof versionsBy>} told
 */
function untold(key, { varmenne, state }, told) {
  const record = told.get(key);
  const last = record?.states.get(varmenne);
  if (!last) return [`${key} is at version ${varmenne}, which nothing tells of`];
  if (record?.last !== varmenne) return [`${key} is at version ${varmenne}, its history at ${record?.last}`];
  return differences(state, last).map((name) => `${key} has another ${name} than its history`);
}

/** @param {Change} change */
const describe = ({ kind, attempts }) =>
  `${kind}: ${attempts.map((each) => `${each.status}${isDone(each) ? '' : ` ${each.code ?? ''}`} (${each.correlationId})`).join(', ')}`;
