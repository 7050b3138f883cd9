/**
 * The real grid of mf-grid beside DayPilot Lite and vis-timeline in one Chromium, at 300 rows × 3,000 bars and 1,000 ×
 * 10,000. Rounds alternate and the results are medians, because a noisy machine disturbs all alike. Our share of the
 * fastest peer's result is in brackets, and for scrolling that of a page in which nothing moves.
 * Run: npm run bench:grid -- [--rounds 3] [--only keikka,daypilot] [--rows 300]; with --serve it builds and serves the
 * pages and measures nothing.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../launcher/test-run/chromium.mjs';
import { tell } from '../launcher/progress.mjs';
import { root } from '../../libs/testing/product/workspace.mjs';
import { measureBoard, median } from './grid/measure.mjs';
import { serveBoards } from './grid/server.mjs';
import { installContenders } from './install-contenders.mjs';

const { values: options } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: 'keikka,daypilot,vis' },
    rows: { type: 'string', default: '300,1000' },
  },
});
const rounds = Number(options.rounds);
const sizes = options.rows.split(',').map(Number);
/** @type {Record<string, string>} */
const paths = { keikka: '/', daypilot: '/daypilot', vis: '/vis' };
const boardNames = options.only.split(',').filter((name) => name in paths);
const folder = join(root, 'mf-grid');
const require = createRequire(import.meta.url);

/** @typedef {import('./grid/measure.mjs').Figures} Figures */

installContenders();
tell('building the page');
const webpack = require.resolve('webpack/bin/webpack.js');
execFileSync(process.execPath, [webpack, '-c', 'bench/webpack.config.mjs', '--mode', 'production'], {
  cwd: folder,
  stdio: 'inherit',
});
const boards = await serveBoards(join(folder, 'bench', 'dist'));
if (options.serve) {
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
  for (let round = 1; round <= rounds; round += 1) {
    for (const rows of sizes) {
      for (const name of boardNames) {
        const page = await browser.newPage({
          viewport: { width: 1920, height: 1080 },
          timezoneId: 'Europe/Helsinki',
        });
        const figures = await measureBoard(page, boards.url + paths[name], rows);
        await page.close();
        results.set(`${name} ${rows}`, [...(results.get(`${name} ${rows}`) ?? []), figures]);
      }
    }
    tell(`round ${round} of ${rounds}`);
  }
  await browser.close();
  for (const rows of sizes) {
    /** @type {[string, Figures][]} */
    const boards = boardNames.map((name) => [name, medians(results.get(`${name} ${rows}`) ?? [])]);
    const peers = boards.filter(([name]) => name !== 'keikka').map(([, figures]) => figures);
    for (const [name, figures] of boards)
      tell(`${`${name} ${rows}`.padEnd(14)} ${line(figures, name === 'keikka' ? peers : [])}`);
  }
}

/**
 * @param {Figures[]} rounds
 * @returns {Figures}
 */
function medians(rounds) {
  const of = (/** @type {keyof Figures} */ key) => median(rounds.map((each) => each[key]));
  return {
    painted: of('painted'),
    switched: of('switched'),
    nodes: of('nodes'),
    scrollP95: of('scrollP95'),
    still: of('still'),
    blank: of('blank'),
    dragP95: of('dragP95'),
    drops: of('drops'),
  };
}

/**
 * @param {Figures} figures
 * @param {Figures[]} peers
 */
function line(figures, peers) {
  const share = (/** @type {keyof Figures} */ key) =>
    peers.length === 0
      ? ''
      : ` (×${(figures[key] / Math.min(...peers.map((peer) => peer[key]))).toFixed(2)})`;
  const { painted, switched, nodes, scrollP95, still, blank, dragP95, drops } = figures;
  return [
    `painted ${painted.toFixed(0)} ms${share('painted')}`,
    `switch ${switched.toFixed(0)} ms${share('switched')}`,
    `${nodes} nodes${share('nodes')}`,
    `scroll p95 ${scrollP95.toFixed(1)} ms${share('scrollP95')}, ×${(scrollP95 / still).toFixed(1)} of a still page`,
    `blank ${(blank * 100).toFixed(1)} %`,
    `drag p95 ${dragP95.toFixed(1)} ms${share('dragP95')}${drops ? '' : ' (no drop)'}`,
  ].join(' · ');
}
