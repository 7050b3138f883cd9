import type { LiveServerMessage } from '@keikka/contracts';
import { createEmitter } from './emitter.js';
import type { Live } from './live.js';

const nothing = (): void => undefined;

/** For a page without a socket of ours: nothing arrives but what the page tells itself. */
export function noSocket(): Live {
  const { subscribe, emit } = createEmitter<LiveServerMessage>();
  const state = { status: 'connecting', since: new Date() } as const;
  return {
    onMessage: subscribe,
    onConnectionChange: () => nothing,
    connection: () => state,
    tellStale: (days) => emit({ type: 'dayStale', days }),
    changeDate: nothing,
    lookAt: nothing,
    changePage: nothing,
    send: nothing,
    start: () => nothing,
  };
}
