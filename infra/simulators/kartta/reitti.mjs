/** @typedef {import('./tiet.mjs').Tiet} Tiet */

/**
 * The fastest way between two nodes (Dijkstra): its nodes, length and time; undefined where there is none.
 * @param {Tiet} tiet
 * @param {number} from
 * @param {number} to
 */
export function reitti(tiet, from, to) {
  const seconds = new Map([[from, 0]]);
  /** @type {Map<number, { node: number, metres: number }>} */
  const cameFrom = new Map();
  const open = new Set([from]);
  while (open.size > 0) {
    const node = soonest(open, seconds);
    if (node === to) return walked(cameFrom, from, to, seconds.get(to) ?? 0);
    open.delete(node);
    for (const way of tiet.ways[node] ?? []) {
      const by = (seconds.get(node) ?? 0) + way.seconds;
      if (by >= (seconds.get(way.to) ?? Infinity)) continue;
      seconds.set(way.to, by);
      cameFrom.set(way.to, { node, metres: way.metres });
      open.add(way.to);
    }
  }
  return undefined;
}

/**
 * @param {ReadonlySet<number>} open
 * @param {ReadonlyMap<number, number>} seconds
 */
function soonest(open, seconds) {
  let best = -1;
  for (const node of open) if (best < 0 || Number(seconds.get(node)) < Number(seconds.get(best))) best = node;
  return best;
}

/**
 * @param {ReadonlyMap<number, { node: number, metres: number }>} cameFrom
 * @param {number} from
 * @param {number} to
 * @param {number} duration
 */
function walked(cameFrom, from, to, duration) {
  const nodes = [to];
  let distance = 0;
  for (let at = to; at !== from;) {
    const before = cameFrom.get(at);
    if (!before) break;
    distance += before.metres;
    at = before.node;
    nodes.unshift(at);
  }
  return { nodes, distance, duration };
}
