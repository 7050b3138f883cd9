import { useAddressParam, useAddressText } from '@keikka/sdk';

/** The state of the page in its address: search, state and the open template. */
export function useLaskupohjatUrl() {
  const [open, setOpen] = useAddressParam('pohja');
  const [tila, setTila] = useAddressParam('tila');
  const { text: search, setText: setSearch } = useAddressText('haku');
  return {
    search,
    setSearch,
    tila: tila === null ? null : Number(tila),
    setTila: (id: number | null) => setTila(id === null ? null : String(id)),
    openId: open === null ? null : Number(open),
    open: (laskupohjaId: number) => setOpen(String(laskupohjaId)),
    close: () => setOpen(null, { replace: true }),
    clear: () => {
      setTila(null);
      setSearch('');
    },
  };
}
