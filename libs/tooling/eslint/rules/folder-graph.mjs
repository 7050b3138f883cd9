import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE_FILE = /\.(ts|tsx|mts|mjs)$/;
/** Specs are left out, because they may combine any folders. */
const TEST_FILE = /\.(spec|fixture|builder)\.[a-z]+$/;
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]+)\1/g;

/** Graphs of this run by source folder, because lint visits file by file and a project needs to be read only once. */
const graphs = new Map();

export function folderGraphOf(source) {
  if (!graphs.has(source)) graphs.set(source, new FolderGraph(source));
  return graphs.get(source);
}

/**
 * The source folder of the project that contains a file, and the file's folder in it: `day`, or `features/board`.
 * Undefined for a file outside `src` and for one directly in it, because such files combine the folders.
 */
export function placeOf(file) {
  const parts = file.split(path.sep);
  const index = parts.lastIndexOf('src');
  const depth = parts[index + 1] === 'features' ? 2 : 1;
  if (index < 0 || parts.length <= index + 1 + depth) return undefined;
  return {
    source: parts.slice(0, index + 1).join(path.sep),
    folder: parts.slice(index + 1, index + 1 + depth).join('/'),
  };
}

export const isCounted = (file) => SOURCE_FILE.test(file) && !TEST_FILE.test(file);

/** The import edges between the folders of a project. */
class FolderGraph {
  #importsOf = new Map();
  #edges;

  constructor(source) {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && isCounted(file)) this.update(file, readFileSync(file, 'utf8'));
    }
  }

  /** Not cached in an editor, which lints a text before it is saved, and one file many times. */
  update(file, text) {
    const place = placeOf(file);
    if (!place) return;
    const targets = [...text.matchAll(RELATIVE_IMPORT)]
      .map(([, , request]) => placeOf(path.resolve(path.dirname(file), request)))
      .filter((target) => target?.source === place.source && target.folder !== place.folder)
      .map(({ folder }) => folder);
    if (String(this.#importsOf.get(file)?.targets) === String(targets)) return;
    this.#importsOf.set(file, { folder: place.folder, targets });
    this.#edges = undefined;
  }

  /** The shortest path of imports from one folder to another, both ends included; undefined when there is none. */
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

  #targetsOf(folder) {
    this.#edges ??= this.#collect();
    return this.#edges.get(folder) ?? [];
  }

  #collect() {
    const edges = new Map();
    for (const { folder, targets } of this.#importsOf.values()) {
      if (!edges.has(folder)) edges.set(folder, new Set());
      for (const target of targets) edges.get(folder).add(target);
    }
    return edges;
  }
}
