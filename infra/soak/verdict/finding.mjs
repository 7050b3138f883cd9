/**
 * One sentence that must hold, and what was found against it.
 * @typedef {{ what: string, count: number, problems: string[] }} Finding
 */

const MOST_SHOWN = 10;

/**
 * @param {string} what must hold
 * @param {number} count how many were looked at
 * @param {readonly string[]} problems
 * @returns {Finding}
 */
export const finding = (what, count, problems) => ({
  what,
  count,
  problems:
    problems.length > MOST_SHOWN
      ? [...problems.slice(0, MOST_SHOWN), `and ${problems.length - MOST_SHOWN} more`]
      : [...problems],
});
