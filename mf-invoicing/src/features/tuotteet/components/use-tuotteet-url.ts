import { useAddressParam } from '@keikka/sdk';
import { useSearchText } from './use-search-text.js';

const NEW = 'uusi';

/** The state of the page in its address: the search and the open product. */
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
