import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coverageByArea, idsInTitles, parseCatalogue } from './catalogue.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const catalogues = ['grid', 'order', 'invoicing'];
const notOurs = new Set(['node_modules', 'dist']);
const TEST_FILE = /(\.spec\.(tsx?|mjs)|\.contract\.ts|^e2e[/\\].*\.ts)$/;
/** Its specs name ids as examples only. */
const thisTool = path.relative(root, import.meta.dirname);

const { values } = parseArgs({ options: { area: { type: 'string' } } });
const requirements = catalogues.flatMap((name) =>
  parseCatalogue(readFileSync(path.join(root, 'docs/requirements', `${name}.tsv`), 'utf8')),
);
const filesById = testFilesById();

printCoverage(coverageByArea(requirements, new Set(filesById.keys())));
printUnknown();

function printCoverage(areas) {
  if (values.area) {
    const chosen = areas.find(({ area }) => area === values.area);
    if (!chosen)
      return refuse(`There is no area '${values.area}'. Areas: ${areas.map(({ area }) => area).join(', ')}`);
    for (const { id, requirement } of chosen.open) console.log(`${id}  ${requirement}`);
  } else {
    for (const { area, total, open } of areas)
      console.log(`${area.padEnd(18)}${progress(total - open.length, total)}`);
    console.log('\nRows of an area that no test names: npm run requirements -- --area <area>');
  }
  const open = areas.reduce((sum, area) => sum + area.open.length, 0);
  console.log(`\nAll areas: ${progress(requirements.length - open, requirements.length)}`);
}

function refuse(message) {
  console.error(message);
  process.exitCode = 2;
}

function printUnknown() {
  const known = new Set(requirements.map(({ id }) => id));
  const unknown = [...filesById].filter(([id]) => !known.has(id));
  for (const [id, files] of unknown)
    console.error(`${id} is in no catalogue but named by ${files.join(', ')}`);
  if (unknown.length > 0) process.exitCode = 1;
}

function progress(proved, total) {
  return `${String(proved).padStart(4)} of ${String(total).padStart(3)} rows have a test`;
}

function testFilesById() {
  const files = new Map();
  const tests = filesBelow('.').filter((name) => TEST_FILE.test(name) && !name.startsWith(thisTool));
  for (const file of tests)
    for (const id of idsInTitles(readFileSync(path.join(root, file), 'utf8')))
      files.set(id, [...new Set([...(files.get(id) ?? []), file])]);
  return files;
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name) || entry.name.startsWith('.')) return [];
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}
