import { setTimeout as sleep } from 'node:timers/promises';
import { comparable } from '../clients/day.mjs';
import { finding } from './finding.mjs';

/** @typedef {import('../clients/board.mjs').Board} Board */

const POLL_MILLISECONDS = 500;

/**
 * Each board shows what a fresh read of its day gives, and was told each change once. A board that is still catching up
 * is waited for.
 * @param {readonly Board[]} boards
 * @param {number} milliseconds
 */
export async function judgeScreens(boards, milliseconds) {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const problems = (await Promise.all(boards.map(disagreement))).flat();
    if (problems.length > 0 && Date.now() < deadline) {
      await sleep(POLL_MILLISECONDS);
      continue;
    }
    return [
      finding('each screen shows what a fresh read gives', boards.length, problems),
      finding(
        'a message reaches a connection once',
        boards.reduce((sum, { heard }) => sum + heard, 0),
        boards.flatMap(({ doubled, person, yyyymmdd }) =>
          doubled > 0 ? [`${person.login} ${yyyymmdd}: ${doubled} messages came again`] : [],
        ),
      ),
    ];
  }
}

/** @param {Board} board */
async function disagreement(board) {
  const name = `${board.person.login} ${board.yyyymmdd}`;
  if (!board.isSettled || !board.day) return [`${name} is not up to date yet`];
  const { attempt, data } = await board.fresh();
  if (!data) return [`${name} cannot be read: ${attempt.status}`];
  const [shown, fresh] = [comparable(board.day), comparable(data)];
  return differingPaths(shown, fresh).map((path) => `${name}: ${path}`);
}

/**
 * The deepest places at which two values differ.
 * @param {unknown} one
 * @param {unknown} other
 * @param {string} path
 * @returns {string[]}
 */
function differingPaths(one, other, path = '') {
  if (!isObject(one) || !isObject(other))
    return one === other ? [] : [`${path} is ${JSON.stringify(one)}, should be ${JSON.stringify(other)}`];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.flatMap((name) => differingPaths(one[name], other[name], `${path}/${name}`));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null;
