import { useSearchParams } from 'react-router';
import { useSearchText } from './use-search-text.js';

const NEW = 'uusi';

/** What the page shows, in its address: the search and the product that is open. */
export function useTuotteetUrl() {
  const [params, setParams] = useSearchParams();
  const open = params.get('tuote');

  function set(name: 'haku' | 'tuote', value: string | null, replace: boolean): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  }

  const [search, setSearch] = useSearchText(params.get('haku') ?? '', (text) => set('haku', text, true));

  return {
    search,
    setSearch,
    isNew: open === NEW,
    openId: open !== null && open !== NEW ? Number(open) : null,
    openNew: () => set('tuote', NEW, false),
    open: (tuoteId: number) => set('tuote', String(tuoteId), false),
    close: () => set('tuote', null, true),
  };
}
