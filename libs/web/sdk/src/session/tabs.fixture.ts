import type { SessionChannel, SessionNews } from './session-channel.js';

/** Tabs of one browser. Each receives the messages of the others, not its own. */
export function tabs() {
  const listeners = new Map<object, (news: SessionNews) => void>();
  return (): SessionChannel => {
    const self = {};
    return {
      tell: (news) =>
        listeners.forEach((onNews, tab) => {
          if (tab !== self) onNews(news);
        }),
      listen(onNews) {
        listeners.set(self, onNews);
        return () => {
          listeners.delete(self);
        };
      },
    };
  };
}
