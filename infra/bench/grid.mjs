/**
 * The real grid of mf-grid beside DayPilot Lite and vis-timeline in one Chromium, at 300 rows × 3,000 bars and
 * 1,000 × 10,000. Rounds alternate, the figures are medians: a noisy machine disturbs all alike.
 * Run: npm run bench:grid; with --serve it builds and serves the pages and measures nothing.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/chromium.mjs';
import { tell } from '../launcher/progress.mjs';
import { ROOT } from '../launcher/workspace.mjs';
import { measureBoard, median } from './grid/measure.mjs';
import { serveBoards } from './grid/server.mjs';

const ROUNDS = 1;
const SIZES = [300, 1000];
const BOARDS = { keikka: '/', daypilot: '/daypilot', vis: '/vis' };
const FOLDER = join(ROOT, 'mf-grid');
const require = createRequire(import.meta.url);

/** @typedef {import('./grid/measure.mjs').Figures} Figures */

tell('building the page');
const webpack = require.resolve('webpack/bin/webpack.js');
execFileSync(process.execPath, [webpack, '-c', 'bench/webpack.config.mjs', '--mode', 'production'], {
  cwd: FOLDER,
  stdio: 'inherit',
});
const boards = await serveBoards(join(FOLDER, 'bench', 'dist'));
if (process.argv.includes('--serve')) {
  tell(
    `Keikka ${boards.url}/ · DayPilot ${boards.url}/daypilot · vis-timeline ${boards.url}/vis; Ctrl-C ends`,
  );
} else {
  await compare();
  boards.close();
}

async function compare() {
  const browser = await chromium.launch({
    executablePath: await findChromium(tell),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  /** @type {Map<string, Figures[]>} */
  const results = new Map();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const rows of SIZES) {
      for (const [name, path] of Object.entries(BOARDS)) {
        const page = await browser.newPage({
          viewport: { width: 1920, height: 1080 },
          timezoneId: 'Europe/Helsinki',
        });
        const figures = await measureBoard(page, boards.url + path, rows);
        await page.close();
        results.set(`${name} ${rows}`, [...(results.get(`${name} ${rows}`) ?? []), figures]);
      }
    }
    tell(`round ${round} of ${ROUNDS}`);
  }
  await browser.close();
  for (const [name, figures] of results) tell(`${name.padEnd(14)} ${line(figures)}`);
}

/** @param {Figures[]} figures */
function line(figures) {
  const of = (/** @type {keyof Figures} */ key) => median(figures.map((each) => each[key]));
  return [
    `painted ${of('painted').toFixed(0)} ms`,
    `switch ${of('switched').toFixed(0)} ms`,
    `${of('nodes')} nodes`,
    `scroll p95 ${of('scrollP95').toFixed(1)} ms, blank ${(of('blank') * 100).toFixed(1)} %`,
    `drag p95 ${of('dragP95').toFixed(1)} ms${of('drops') ? '' : ' (no drop)'}`,
  ].join(' · ');
}
