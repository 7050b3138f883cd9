import { useAddressParam } from '@keikka/sdk';
import { useSearchText } from './use-search-text.js';

const NEW = 'uusi';

/** What the page shows, in its address: the search and the product that is open. */
export function useTuotteetUrl() {
  const [open, setOpen] = useAddressParam('tuote');
  const [searched, setSearched] = useAddressParam('haku');
  const [search, setSearch] = useSearchText(searched ?? '', (text) => setSearched(text, { replace: true }));

  return {
    search,
    setSearch,
    isNew: open === NEW,
    openId: open !== null && open !== NEW ? Number(open) : null,
    openNew: () => setOpen(NEW),
    open: (tuoteId: number) => setOpen(String(tuoteId)),
    close: () => setOpen(null, { replace: true }),
  };
}
