import type { RemoteModule } from '@keikka/sdk';
import { useCallback, useEffect, useState } from 'react';
import { remotes } from './remotes.js';

type RemoteState =
  { status: 'loading' } | { status: 'ready'; module: RemoteModule } | { status: 'failed'; error: unknown };

/** What is shown already is not drawn once more. */
const readyWith = (module: RemoteModule, before: RemoteState): RemoteState =>
  before.status === 'ready' && before.module === module ? before : { status: 'ready', module };

export function useRemote(name: string) {
  const [state, setState] = useState<RemoteState>(() => {
    const module = remotes.loaded(name);
    return module ? { status: 'ready', module } : { status: 'loading' };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let shown = true;
    remotes.load(name).then(
      (module) => shown && setState((before) => readyWith(module, before)),
      (error: unknown) => shown && setState({ status: 'failed', error }),
    );
    return () => {
      shown = false;
    };
  }, [name, attempt]);

  /** Starts over, even when the remote was loaded and then failed. */
  const retry = useCallback(() => {
    remotes.forget(name);
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, [name]);

  return { state, attempt, retry };
}
