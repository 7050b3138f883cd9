import type { BetoniShortCut } from '../lists.js';
import { keywordsOf } from './keywords.js';
import { OWN_COMMAND_DEPTH, type KomentoLists } from './komento.js';
import { piecesOf } from './pieces.js';
import { wordReading } from './word-reading.js';

/** Own commands that do not end, in the order in which each names the next. */
export interface OmaKetju {
  fault: 'circle' | 'depth';
  names: string[];
}

/** The own commands that each one names, by id. */
type Graph = ReadonlyMap<number, readonly number[]>;

/**
 * Why an own command would not be read to its end: it leads back to itself, or a chain in which it stands is too
 * long. Undefined when it ends. `lists` holds it among the company's other commands.
 */
export function omaKetju(id: number, lists: KomentoLists): OmaKetju | undefined {
  const nameOf = new Map(lists.shortCuts.map((one) => [one.betoniShortCutId, one.betoniShortCutNimi]));
  const named = (fault: OmaKetju['fault'], ids: readonly number[]): OmaKetju => ({
    fault,
    names: ids.map((one) => nameOf.get(one) ?? ''),
  });
  const graph = graphOf(lists);
  const circle = circleOf(id, graph);
  if (circle) return named('circle', circle);
  const before = longestFrom(id, reversed(graph)).slice(1).reverse();
  const chain = [...before, ...longestFrom(id, graph)];
  return chain.length > OWN_COMMAND_DEPTH ? named('depth', chain) : undefined;
}

function graphOf(lists: KomentoLists): Graph {
  const keywords = keywordsOf(lists);
  const around = { keywords: keywords.all, luokat: [], hasAmountWithUnit: false };
  const namedIn = ({ betoniShortCutCommands }: BetoniShortCut): number[] => {
    const ids = piecesOf(betoniShortCutCommands, keywords).flatMap(({ key }) => {
      const reading = wordReading(key, around);
      if (reading.as !== 'oma' || reading.meaning.kind !== 'oma') return [];
      return reading.meaning.shortCut.betoniShortCutId;
    });
    return [...new Set(ids)];
  };
  return new Map(lists.shortCuts.map((one) => [one.betoniShortCutId, namedIn(one)]));
}

function reversed(graph: Graph): Graph {
  const back = new Map<number, number[]>([...graph.keys()].map((id) => [id, []]));
  for (const [id, named] of graph) for (const one of named) back.get(one)?.push(id);
  return back;
}

/** The shortest way from a command back to itself, with it at both ends. */
function circleOf(id: number, graph: Graph): number[] | undefined {
  const seen = new Set<number>();
  let ways: number[][] = [[id]];
  while (ways.length > 0) {
    const further: number[][] = [];
    for (const way of ways)
      for (const next of graph.get(way.at(-1) ?? id) ?? []) {
        if (next === id) return [...way, id];
        if (seen.has(next)) continue;
        seen.add(next);
        further.push([...way, next]);
      }
    ways = further;
  }
  return undefined;
}

/** The longest way from a command; one within a circle counts once. */
function longestFrom(id: number, graph: Graph, known = new Map<number, number[]>()): number[] {
  const found = known.get(id);
  if (found) return found;
  known.set(id, [id]);
  let longest: number[] = [];
  for (const next of graph.get(id) ?? []) {
    const way = longestFrom(next, graph, known);
    if (way.length > longest.length && !way.includes(id)) longest = way;
  }
  const way = [id, ...longest];
  known.set(id, way);
  return way;
}
