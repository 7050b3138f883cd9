import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataset } from './datasets.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./datasets.mjs').Dataset} Dataset */
/** @typedef {{ painted: number, switched: number, nodes: number, scrollP95: number, still: number, blank: number, dragP95: number, drops: number }} Figures */
/** @typedef {{ x: number, y: number }} Point */

/**
 * What in-page.js offers: each with its one argument and its answer.
 * @typedef {object} InPage
 * @property {(data: Dataset) => number} paint
 * @property {(how: { step: number, frames: number, watch: boolean }) => { times: number[], blank: number }} scroll
 * @property {(frames: number) => number[]} stillFrames
 * @property {() => number} nodes
 * @property {(id: number) => Point} centreOf
 */

const inPageScript = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');
const SCROLL_STEP = 120;
const SCROLL_FRAMES = 40;
const DRAG_MOVES = 60;

/**
 * One board, one size, on a fresh page.
 * @param {Page} page
 * @param {string} url
 * @param {number} rows
 * @returns {Promise<Figures>}
 */
export async function measureBoard(page, url, rows) {
  await page.goto(url);
  await page.waitForFunction('window.bench !== undefined');
  await page.evaluate('window.bench.ready()');
  await page.evaluate(inPageScript);
  await page.waitForTimeout(500);
  const day = dataset('2026-11-20', rows, 1);
  const painted = await inPage(page, 'paint', day);
  const nodes = await inPage(page, 'nodes');
  await page.waitForTimeout(1_500);
  const still = p95(await inPage(page, 'stillFrames', SCROLL_FRAMES));
  const { times } = await inPage(page, 'scroll', { step: SCROLL_STEP, frames: SCROLL_FRAMES, watch: false });
  const { blank } = await inPage(page, 'scroll', { step: SCROLL_STEP, frames: SCROLL_FRAMES, watch: true });
  await page.waitForTimeout(500);
  const drag = await dragTimes(page, day.bars[1]?.id ?? 0);
  const drops = (await page.evaluate('window.bench.lastDrop')) ? 1 : 0;
  const switched = await inPage(page, 'paint', dataset('2026-11-23', rows, 2));
  return { painted, nodes, scrollP95: p95(times), still, blank, dragP95: p95(drag), drops, switched };
}

/**
 * @template {keyof InPage} Name
 * @param {Page} page
 * @param {Name} name
 * @param {Parameters<InPage[Name]>} args
 * @returns {Promise<ReturnType<InPage[Name]>>}
 */
function inPage(page, name, ...args) {
  return page.evaluate(`window.measure.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
}

/**
 * Drags a bar over rows and time with real mouse events, one a frame.
 * @param {Page} page
 * @param {number} id of a bar in sight
 */
async function dragTimes(page, id) {
  const from = await inPage(page, 'centreOf', id);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.evaluate('window.stopWatching = window.measure.watchMoves()');
  for (let move = 1; move <= DRAG_MOVES; move += 1) {
    const turn = (move / DRAG_MOVES) * 2 * Math.PI;
    await page.mouse.move(from.x + 150 + 140 * Math.sin(turn), from.y + 200 - 160 * Math.cos(turn));
    await page.waitForTimeout(20);
  }
  const times = await page.evaluate('window.stopWatching()');
  await page.mouse.up();
  await page.waitForTimeout(300);
  return /** @type {number[]} */ (times);
}

/** @param {number[]} values */
export const p95 = (values) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? NaN;

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [below = NaN, above = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (below + above) / 2;
}
