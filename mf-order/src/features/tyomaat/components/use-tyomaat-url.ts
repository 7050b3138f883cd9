import { useAddressParam, useAddressText } from '@keikka/sdk';
import { kaytetyt, LAHES_SAMAT, osat, type Nakyma } from '../model/suodatus.js';

const idOf = (value: string | null): number | null =>
  value !== null && /^\d+$/.test(value) ? Number(value) : null;

/** Stands in the address for sites without a town. */
const NO_KAUPUNKI = '-';

const nakymat: readonly Nakyma[] = [...osat, LAHES_SAMAT];

/** The state of the page in its address: search, filters and the part that is shown. */
export function useTyomaatUrl() {
  const [osa, setOsa] = useAddressParam('osa');
  const [asiakas, setAsiakas] = useAddressParam('asiakas');
  const [kaupunki, setKaupunki] = useAddressParam('kaupunki');
  const [kaytetty, setKaytetty] = useAddressParam('kaytetty');
  const { text: search, setText: setSearch } = useAddressText('haku');
  return {
    search,
    setSearch,
    osa: nakymat.find((known) => known === osa) ?? 'kaikki',
    setOsa: (next: Nakyma) => setOsa(next === 'kaikki' ? null : next),
    suodatus: {
      asiakas: idOf(asiakas),
      kaupunki: kaupunki === NO_KAUPUNKI ? '' : kaupunki,
      kaytetty: kaytetyt.find((days) => String(days) === kaytetty) ?? null,
    },
    suodata: {
      asiakas: (id: number | null) => setAsiakas(id === null ? null : String(id)),
      kaupunki: (name: string | null) => setKaupunki(name === '' ? NO_KAUPUNKI : name),
      kaytetty: (days: number | null) => setKaytetty(days === null ? null : String(days)),
    },
    clear: () => {
      for (const set of [setOsa, setAsiakas, setKaupunki, setKaytetty]) set(null);
      setSearch('');
    },
  };
}

export type TyomaatUrl = ReturnType<typeof useTyomaatUrl>;
