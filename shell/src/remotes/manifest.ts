import { readDeclaration, type DeclaredPage, type DeclaredSlot } from '@keikka/sdk/internal';

/** A page of the product and the remote that has it. */
export interface PageRoute extends DeclaredPage {
  remote: string;
}

/** A slot and a remote that fills it. */
export interface RemoteSlot extends DeclaredSlot {
  remote: string;
}

/** The remotes of the deployment: the addresses of their entries, and the pages and slots they declare. */
export interface Manifest {
  /** Address of each remote's `remoteEntry.js`, by its name. */
  entries: Readonly<Record<string, string>>;
  /** In the order of the navigation; pages outside it come last. */
  pages: readonly PageRoute[];
  slots: readonly RemoteSlot[];
  /** The faults of the remotes, pages and slots that were left out. */
  faults: readonly string[];
}

const ENTRY = /^https?:\/\//;
/** A page outside the navigation is sorted after all pages in it. */
const LAST = Number.MAX_SAFE_INTEGER;

/** The shell's own origin serves it, so that remotes can move and change without a build of the shell. */
export async function loadManifest(): Promise<Manifest> {
  const response = await fetch('/manifest.json');
  if (!response.ok) throw new Error(`manifest.json: ${response.status}`);
  return readManifest(await response.json());
}

/**
 * Reads `{"<remote>": {"entry": "<address>", "pages": {…}, "slots": {…}}}`. A faulty part is left out and listed in
 * `faults`; the other remotes work.
 */
export function readManifest(manifest: unknown): Manifest {
  const remotes = Object.entries((manifest ?? {}) as Record<string, { entry?: unknown } | null>).map(
    ([name, remote]) => ({ name, entry: remote?.entry, ...readDeclaration(remote) }),
  );
  const reachable = remotes.filter(({ entry }) => isEntryAddress(entry));
  const pages = reachable.flatMap(({ name, pages }) => pages.map((page) => ({ ...page, remote: name })));
  const taken = pages.filter((page, index) => pages.findIndex((first) => isSamePath(first, page)) < index);
  return {
    entries: Object.fromEntries(reachable.map(({ name, entry }) => [name, entry as string])),
    pages: pages.filter((page) => !taken.includes(page)).sort(byNavigation),
    slots: reachable.flatMap(({ name, slots }) => slots.map((slot) => ({ ...slot, remote: name }))),
    faults: [
      ...remotes.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
      ...remotes
        .filter(({ entry }) => !isEntryAddress(entry))
        .map(({ name }) => `${name}: has no entry address`),
      ...taken.map(({ remote, name, path }) => `${remote}: page ${name} stands on ${path}, which is taken`),
    ],
  };
}

/** Code is loaded from this address, so `data:` and `javascript:` are refused. */
const isEntryAddress = (entry: unknown): boolean => typeof entry === 'string' && ENTRY.test(entry);

const isSamePath = (one: PageRoute, other: PageRoute): boolean => shapeOf(one.path) === shapeOf(other.path);

/** The path as the router compares it: without the names of parameters, case-insensitive. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':').toLowerCase();

const byNavigation = (one: PageRoute, other: PageRoute): number =>
  (one.navigation ?? LAST) - (other.navigation ?? LAST);
