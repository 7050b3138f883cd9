/**
 * A row of the catalogue.
 * @typedef {{id: string, area: string, requirement: string}} Requirement
 */

/** Ids at the end of a string, in one pair of brackets or several: a title, or a name in a table of cases. */
const TITLE_IDS = /(?:\[[GOI]-\d{3}(?:(?:, ?| )[GOI]-\d{3})*\] ?)+(?=['"`])/g;
const ID = /[GOI]-\d{3}/g;

/**
 * The rows of a catalogue file: tab-separated, the first line names the columns.
 * @returns {Requirement[]}
 */
export function parseCatalogue(text) {
  const [heading, ...lines] = text.split('\n').filter(Boolean);
  const columns = heading.split('\t');
  const [id, area, requirement] = ['id', 'area', 'requirement'].map((name) => columns.indexOf(name));
  return lines.map((line) => {
    const cells = line.split('\t');
    return { id: cells[id], area: cells[area], requirement: cells[requirement] };
  });
}

/** The ids that the titles of a test file end with: `refuses 14 minutes [O-157]`. */
export function idsInTitles(source) {
  return Array.from(source.matchAll(TITLE_IDS), ([ids]) => ids.match(ID) ?? []).flat();
}

/**
 * What the tests say of the catalogue, by area.
 * @param {Requirement[]} requirements
 * @param {ReadonlySet<string>} proved ids that some test names
 * @returns {{area: string, total: number, open: Requirement[]}[]}
 */
export function coverageByArea(requirements, proved) {
  const areas = [...new Set(requirements.map(({ area }) => area))].sort();
  return areas.map((area) => {
    const rows = requirements.filter((row) => row.area === area);
    return { area, total: rows.length, open: rows.filter(({ id }) => !proved.has(id)) };
  });
}
