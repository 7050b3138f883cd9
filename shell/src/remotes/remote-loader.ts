import type { RemoteModule } from '@keikka/sdk';

const TIMEOUT_MS = 10_000;

/** The remote did not answer in time, as opposed to a wrong answer or none. */
export class RemoteTimeout extends Error {
  constructor(name: string) {
    super(`${name} did not load within ${TIMEOUT_MS} ms`);
    this.name = 'RemoteTimeout';
  }
}

/** The part of the federation runtime that the loader uses. */
export interface Federation {
  register: (remote: { name: string; entry: string }) => void;
  load: (id: string) => Promise<unknown>;
}

/** Address of each remote's entry, by its name. */
type Entries = Readonly<Record<string, string>>;

interface RemoteLoader {
  /**
   * The loaded remote. A failure is not cached, so the next call tries again. The manifest is read anew, since remotes
   * move, unless its `entries` were read just now.
   */
  load: (name: string, entries?: Entries) => Promise<RemoteModule>;
  /** The remote if it is already loaded, so that its part shows no loading message. */
  loaded: (name: string) => RemoteModule | undefined;
  /** Drops a remote that failed after it was loaded. */
  forget: (name: string) => void;
}

export function createRemoteLoader(
  federation: Federation,
  readEntries: () => Promise<Entries>,
): RemoteLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  const modules = new Map<string, RemoteModule>();
  const attempts = new Map<string, number>();

  async function attempt(name: string, entries?: Entries): Promise<RemoteModule> {
    const address = (entries ?? (await readEntries()))[name];
    if (!address) throw new Error(`The manifest has no ${name}`);
    const count = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, count);
    federation.register({ name, entry: count === 1 ? address : freshAddress(address, count) });
    const loaded = await federation.load(`${name}/remote-entry`);
    if (!isRemoteModule(loaded)) throw new Error(`${name} exposes no table of contents`);
    loaded.start?.();
    modules.set(name, loaded);
    return loaded;
  }

  return {
    load(name, entries) {
      const known = loads.get(name);
      if (known) return known;
      const load = within(TIMEOUT_MS, attempt(name, entries), () => new RemoteTimeout(name));
      loads.set(name, load);
      load.catch(() => loads.delete(name));
      return load;
    },
    loaded: (name) => modules.get(name),
    forget(name) {
      loads.delete(name);
      modules.delete(name);
    },
  };
}

/** The runtime and the browser cache a failed address, so each attempt changes the address. */
function freshAddress(address: string, attempt: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}attempt=${attempt}`;
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'pages' in value && 'slots' in value;
}

function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
