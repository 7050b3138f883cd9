/** The messages about the session between tabs of one browser, which share the refresh cookie. */
export type SessionNews = { type: 'signedIn'; personId: number } | { type: 'signedOut' };

export interface SessionChannel {
  tell: (news: SessionNews) => void;
  listen: (onNews: (news: SessionNews) => void) => () => void;
}

const CHANNEL = 'keikka.session';

export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (news) => channel.postMessage(news),
    listen(onNews) {
      const onMessage = (event: MessageEvent<SessionNews>): void => onNews(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/**
 * A lock for refreshing. The refresh cookie rotates, and two tabs using the same one at once would look like a theft.
 */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // The type says it is always there, but browsers hide it on plain http outside localhost.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(CHANNEL, work) : work();
}
