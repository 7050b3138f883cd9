import { useAddressParam, useAddressText } from '@keikka/sdk';

const NEW = 'uusi';

/** The state of the page in its address: the search and the open product. */
export function useTuotteetUrl() {
  const [open, setOpen] = useAddressParam('tuote');
  const { text: search, setText: setSearch } = useAddressText('haku');

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
