import { laskuttamattaSyyt, type LaskuttamattaSyy } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { useAddressParam, useAddressText } from '@keikka/sdk';
import { jaksoOf } from '../model/jakso.js';

/** The state of the page in its address: period, reason, search and the order whose templates are looked at. */
export function useLaskuttamattaUrl() {
  const [alku, setAlku] = useAddressParam('alku');
  const [loppu, setLoppu] = useAddressParam('loppu');
  const [syy, setSyy] = useAddressParam('syy');
  const [tilaus, setTilaus] = useAddressParam('pohjat');
  const { text: search, setText: setSearch } = useAddressText('haku');
  return {
    jakso: jaksoOf(alku, loppu, helsinkiDay(new Date())),
    setFirst: (day: Yyyymmdd) => setAlku(day),
    setLast: (day: Yyyymmdd) => setLoppu(day),
    resetJakso: () => {
      setAlku(null);
      setLoppu(null);
    },
    syy: laskuttamattaSyyt.find((known) => known === syy) ?? null,
    setSyy: (next: LaskuttamattaSyy | null) => setSyy(next),
    search,
    setSearch,
    selectedId: tilaus === null ? null : Number(tilaus),
    select: (keikkaId: number | null) => setTilaus(keikkaId === null ? null : String(keikkaId)),
    clear: () => {
      setSyy(null);
      setSearch('');
    },
  };
}

export type LaskuttamattaUrl = ReturnType<typeof useLaskuttamattaUrl>;
