import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConnectionState } from './live-client.js';
import type { Live } from './live.js';
import type { LiveMessageOf, LiveMessageType } from './live-message.js';

const LiveContext = createContext<Live | null>(null);

export const LiveProvider = LiveContext.Provider;

export function useLiveClient(): Live {
  const client = useContext(LiveContext);
  if (!client) throw new Error('No LiveProvider');
  return client;
}

/** Calls the handler with each live message of a type. */
export function useLive<Type extends LiveMessageType>(
  type: Type,
  handler: (message: LiveMessageOf<Type>) => void,
): void {
  const client = useLiveClient();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(
    () =>
      client.onMessage((message) => {
        if (message.type === type) latest.current(message as LiveMessageOf<Type>);
      }),
    [client, type],
  );
}

/** Whether changes of others arrive, and since when. */
export function useConnection(): ConnectionState {
  const client = useLiveClient();
  return useSyncExternalStore(client.onConnectionChange, client.connection);
}

/** Tells the rest of the page that days may not be as they are shown, as after a change that failed. */
export function useTellStale(): Live['tellStale'] {
  return useLiveClient().tellStale;
}

/** Sends the shown day to the person's other tabs. */
export function useDateBroadcast(): Live['changeDate'] {
  return useLiveClient().changeDate;
}

/** Tells the server which day the page shows, for as long as it does, so that this day's changes arrive. */
export function useLookAt(date: string): void {
  const { lookAt } = useLiveClient();
  useEffect(() => lookAt(date), [lookAt, date]);
  useEffect(() => () => lookAt(null), [lookAt]);
}
