import { useAddressParam, useAddressText } from '@keikka/sdk';

const DEFAULT_DAYS = 30;

/** The state of the page in its address: period, filters, search and the open invoice. */
export function useLaskutUrl() {
  const [aika, setAika] = useAddressParam('aika');
  const [tila, setTila] = useAddressParam('tila');
  const [kohde, setKohde] = useAddressParam('kohde');
  const [lasku, setLasku] = useAddressParam('lasku');
  const { text: search, setText: setSearch } = useAddressText('haku');
  return {
    days: Number(aika) || DEFAULT_DAYS,
    setDays: (days: number) => setAika(days === DEFAULT_DAYS ? null : String(days)),
    tila: tila === null ? null : Number(tila),
    setTila: (id: number | null) => setTila(id === null ? null : String(id)),
    kohde,
    setKohde: (name: string | null) => setKohde(name),
    search,
    setSearch,
    openId: lasku === null ? null : Number(lasku),
    open: (keikkaLaskuId: number) => setLasku(String(keikkaLaskuId)),
    close: () => setLasku(null),
    clear: () => {
      setTila(null);
      setKohde(null);
      setSearch('');
    },
  };
}

export type LaskutUrl = ReturnType<typeof useLaskutUrl>;
