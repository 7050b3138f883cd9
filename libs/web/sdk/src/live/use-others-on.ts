import { useEffect, useState } from 'react';
import { useConnection, useLive, useLiveClient } from './live-context.js';

/** The server forgets a tab that it has not heard of for 25 s. */
const REPEAT_MS = 10_000;

/**
 * Says that this tab has an order open, for as long as it is shown, and returns the names of the others who have; null
 * stands for all whose names this person is not told. Without a connection there are none.
 */
export function useOthersOn(keikkaId: number): readonly (string | null)[] {
  const client = useLiveClient();
  const { status } = useConnection();
  const [names, setNames] = useState<readonly (string | null)[]>([]);
  useLive('othersOn', (message) => {
    if (message.keikkaId === keikkaId) setNames(message.names);
  });
  useEffect(() => {
    if (status !== 'live') return undefined;
    const tell = (): void => {
      if (document.visibilityState === 'visible') client.send({ type: 'opens', keikkaId });
    };
    tell();
    const timer = setInterval(tell, REPEAT_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      client.send({ type: 'closes', keikkaId });
      setNames([]);
    };
  }, [client, status, keikkaId]);
  return names;
}
