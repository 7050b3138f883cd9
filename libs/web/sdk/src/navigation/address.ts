import { createContext, useContext } from 'react';
import { NavigationType, type createMemoryRouter } from 'react-router';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

type Router = Pick<MemoryRouter, 'navigate' | 'subscribe'> & {
  readonly state: Pick<MemoryRouter['state'], 'historyAction'> & {
    readonly location: { pathname: string; search: string };
  };
};

export interface AddressWrite {
  /** Replaces the present entry of the browser's history; otherwise Back returns to it. */
  replace?: boolean;
}

/** What a page writes: its path, the parameter and the new value; null or '' removes the parameter. */
export interface ParamWrite extends AddressWrite {
  page: string;
  name: string;
  value: string | null;
}

interface WaitingWrite {
  write: ParamWrite;
  cancel: () => void;
}

/**
 * The address with all writes so far. Pages write their parameters through it in the order of the person's acts, and each
 * write leaves the other parameters as it finds them. What a page writes after the person has left it is dropped, because
 * it would bring the person back.
 */
export class Address {
  /** Delayed writes by the name of their parameter. */
  private readonly waiting = new Map<string, WaitingWrite>();

  /** The latest parameters of each page: one that is being left keeps its own until the next one is drawn. */
  private readonly paramsOf = new Map<string, URLSearchParams>();

  constructor(private readonly router: Router) {
    const keep = (): void => {
      const { pathname, search } = router.state.location;
      this.paramsOf.set(pathname, new URLSearchParams(search));
    };
    keep();
    router.subscribe(keep);
  }

  readonly subscribe = (listener: () => void): (() => void) => this.router.subscribe(listener);

  /** Of the present page, or as another page was left. */
  param(name: string, page = this.router.state.location.pathname): string | null {
    return this.paramsOf.get(page)?.get(name) ?? null;
  }

  /** Whether Back or Forward led here. */
  isHistoryStep(): boolean {
    return this.router.state.historyAction === NavigationType.Pop;
  }

  write(write: ParamWrite): void {
    this.cancel(write.name);
    // They stand for earlier acts.
    for (const name of [...this.waiting.keys()]) this.writeNow(name);
    this.navigate(write);
  }

  /** Writes after a pause, unless the parameter gets another value or the person leaves the page before. */
  writeLater(write: ParamWrite, afterMs: number): void {
    const { page, name } = write;
    this.cancel(name);
    const before = this.param(name);
    const timer = setTimeout(() => this.writeNow(name), afterMs);
    const unsubscribe = this.subscribe(() => {
      if (!this.isAt(page) || this.param(name) !== before) this.cancel(name);
    });
    const cancel = (): void => {
      clearTimeout(timer);
      unsubscribe();
    };
    this.waiting.set(name, { write, cancel });
  }

  /** Writes at once what still waits for its pause. */
  writeNow(name: string): void {
    const waiting = this.waiting.get(name);
    this.cancel(name);
    if (waiting) this.navigate(waiting.write);
  }

  private cancel(name: string): void {
    this.waiting.get(name)?.cancel();
    this.waiting.delete(name);
  }

  private navigate({ page, name, value, replace = false }: ParamWrite): void {
    if (!this.isAt(page)) return;
    const params = new URLSearchParams(this.router.state.location.search);
    if (value) params.set(name, value);
    else params.delete(name);
    // The router takes it over before this returns, because no route has a loader.
    void this.router.navigate({ search: `?${params}` }, { replace });
  }

  private isAt(page: string): boolean {
    return this.router.state.location.pathname === page;
  }
}

export const AddressContext = createContext<Address | null>(null);

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('No AppRouter');
  return address;
}
