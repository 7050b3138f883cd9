/**
 * @typedef {object} Dataset
 * @property {string} day YYYY-MM-DD
 * @property {{ id: number, label: string }[]} rows
 * @property {{ id: number, rowId: number, start: number, end: number, title: string, kind: string, color: string }[]} bars
 *   starts and ends are minutes of the day
 */

const colors = ['#D9622B', '#B8860B', '#2563EB', '#7C3AED', '#0F8B6D', '#DB2777'];
const companies = ['Rakennus Koskinen Oy', 'Infra Vuori Oy', 'Talotekijät Niemi Oy', 'Länsirakenne Oy'];
const FIRST_MINUTE = 6 * 60;
const BAR_SLOT = 66;
/** Ids differ between days; otherwise an old bar would count as the new one painted. */
const IDS_OF_A_DAY = 100_000;

/**
 * Rows with ten bars each from six to five o'clock, every seventh a palkki: a full day of a large fleet.
 * @param {string} day
 * @param {number} rowCount
 * @param {number} seed a whole number; the same gives the same day
 * @returns {Dataset}
 */
export function dataset(day, rowCount, seed) {
  const random = numbers(seed);
  const rows = Array.from({ length: rowCount }, (_, index) => ({ id: index + 1, label: `P${index + 1}` }));
  const bars = rows.flatMap((row, rowIndex) =>
    Array.from({ length: 10 }, (_, slot) => {
      const id = seed * IDS_OF_A_DAY + rowIndex * 10 + slot + 1;
      const start = FIRST_MINUTE + slot * BAR_SLOT + Math.floor(random() * 4) * 5;
      return {
        id,
        rowId: row.id,
        start,
        end: start + 30 + Math.floor(random() * 3) * 5,
        title: companies[Math.floor(random() * companies.length)] ?? '',
        kind: id % 7 === 0 ? 'palkki' : 'keikka',
        color: colors[Math.floor(random() * colors.length)] ?? '',
      };
    }),
  );
  return { day, rows, bars };
}

/**
 * Mulberry32: small, and the same everywhere.
 * @param {number} seed
 */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
