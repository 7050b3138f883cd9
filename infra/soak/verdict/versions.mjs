/** @typedef {import('./tables.mjs').State} State */
/** @typedef {import('./tables.mjs').Version} Version */
/** @typedef {import('./tables.mjs').HistoryRow} HistoryRow */

/** @typedef {{ last: number, states: Map<number, State>, gaps: number[] }} Told what the history tells of a record */

/**
 * The state of each record at each version: as it stood before, and then by its history.
 * @param {Map<string, Version>} before
 * @param {readonly HistoryRow[]} history in the order of its writing
 * @returns {Map<string, Told>}
 */
export function versionsBy(before, history) {
  /** @type {Map<string, Told>} */
  const told = new Map();
  for (const [key, { varmenne, state }] of before)
    told.set(key, { last: varmenne, states: new Map([[varmenne, state]]), gaps: [] });
  for (const row of history) {
    const record = told.get(row.key) ?? noVersions();
    told.set(row.key, record);
    if (row.varmenne !== record.last && row.varmenne !== record.last + 1) record.gaps.push(row.varmenne);
    const state = record.states.get(record.last) ?? {};
    record.last = row.varmenne;
    record.states.set(row.varmenne, after(state, row));
  }
  return told;
}

/** @returns {Told} */
const noVersions = () => ({ last: 0, states: new Map(), gaps: [] });

/**
 * @param {State} state
 * @param {HistoryRow} row
 */
function after(state, { changeType, fieldName, newValue }) {
  if (changeType === 'CREATE') return newValue;
  // A list may be told by its places: `kuskit/0`.
  const [field = '', place] = fieldName.split('/');
  if (place === undefined) return { ...state, [field]: newValue };
  return { ...state, [field]: { .../** @type {object} */ (state[field]), [place]: newValue } };
}

/**
 * The fields of one state that another one has otherwise.
 * @param {State} expected names the fields
 * @param {State} found
 */
export const differences = (expected, found) =>
  Object.keys(expected).filter((name) => plain(expected[name]) !== plain(found[name]));

/**
 * Instants are compared as instants, whatever their form.
 * @param {unknown} value
 */
function plain(value) {
  const instant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
  return JSON.stringify(Number.isNaN(instant) ? (value ?? null) : instant);
}
