import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE_FILE = /\.(ts|tsx|mts|mjs)$/;
/** Specs are left out, because they may combine any folders. */
const TEST_FILE = /\.(spec|fixture|builder)\.[a-z]+$/;
/** An import names a `.ts` or `.tsx` file as the `.js` it becomes. */
const EXTENSION = /\.([cm]?[jt]s|[jt]sx)$/;
const SOURCE = `${path.sep}src${path.sep}`;
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1/g;

/** Graphs of this run by source folder, because lint visits file by file and a project needs to be read only once. */
const graphs = new Map();

export function importGraphOf(source) {
  if (!graphs.has(source)) graphs.set(source, new ImportGraph(source));
  return graphs.get(source);
}

/** The source folder of the project that contains a file; undefined for a file outside `src`. */
export function sourceOf(file) {
  const end = file.lastIndexOf(SOURCE);
  return end < 0 ? undefined : file.slice(0, end + SOURCE.length - 1);
}

/**
 * An import as an edge between neighbours: the files or folders that stand beside each other where the two paths part.
 * `src/board/drag/grab.ts` that imports `src/board/rows/row.js` is `board/drag/ → board/rows/`. Undefined for what lies
 * in another project.
 */
export function edgeBetween(file, target) {
  const source = sourceOf(file);
  if (sourceOf(target) !== source) return undefined;
  const [from, to] = [file, target].map((each) =>
    path.relative(source, each).replace(EXTENSION, '').split(path.sep),
  );
  const depth = from.findIndex((part, index) => part !== to[index]);
  return depth < 0 ? undefined : { from: entryOf(from, depth), to: entryOf(to, depth) };
}

/** A folder ends with a slash, because a file beside it may have its name. */
const entryOf = (parts, depth) => parts.slice(0, depth + 1).join('/') + (depth < parts.length - 1 ? '/' : '');

export const isCounted = (file) => SOURCE_FILE.test(file) && !TEST_FILE.test(file);

/** The import edges of a project between neighbours, in each of its folders. */
class ImportGraph {
  #edgesOf = new Map();
  #targets;

  constructor(source) {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && isCounted(file)) this.update(file, readFileSync(file, 'utf8'));
    }
  }

  /** Not cached in an editor, which lints a text before it is saved, and one file many times. */
  update(file, text) {
    const edges = [...text.matchAll(RELATIVE_IMPORT)]
      .map(([, , request]) => edgeBetween(file, path.resolve(path.dirname(file), request)))
      .filter((edge) => edge !== undefined);
    if (JSON.stringify(this.#edgesOf.get(file)) === JSON.stringify(edges)) return;
    this.#edgesOf.set(file, edges);
    this.#targets = undefined;
  }

  /** The shortest path of imports from one neighbour to another, both ends included; undefined when there is none. */
  way(from, to) {
    const ways = [[from]];
    const seen = new Set([from]);
    for (const way of ways) {
      const last = way.at(-1);
      if (last === to) return way;
      for (const next of this.#targetsOf(last)) {
        if (seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    return undefined;
  }

  #targetsOf(entry) {
    this.#targets ??= this.#collect();
    return this.#targets.get(entry) ?? [];
  }

  #collect() {
    const targets = new Map();
    for (const { from, to } of [...this.#edgesOf.values()].flat()) {
      if (!targets.has(from)) targets.set(from, new Set());
      targets.get(from).add(to);
    }
    return targets;
  }
}
