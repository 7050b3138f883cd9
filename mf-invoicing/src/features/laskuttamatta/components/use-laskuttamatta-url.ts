import { laskuttamattaSyyt, type LaskuttamattaSyy } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { useAddressParam, useAddressText } from '@keikka/sdk';
import { jaksoOf } from '../model/jakso.js';

const idOf = (value: string | null): number | null =>
  value !== null && /^\d+$/.test(value) ? Number(value) : null;

/** The state of the page in its address: period, reason, search, filters and the order whose templates are looked at. */
export function useLaskuttamattaUrl() {
  const [alku, setAlku] = useAddressParam('alku');
  const [loppu, setLoppu] = useAddressParam('loppu');
  const [syy, setSyy] = useAddressParam('syy');
  const [tilaus, setTilaus] = useAddressParam('pohjat');
  const [lahde, setLahde] = useAddressParam('lahde');
  const [maksaja, setMaksaja] = useAddressParam('maksaja');
  const [auto, setAuto] = useAddressParam('auto');
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
    suodatus: { lahde: idOf(lahde), maksaja: idOf(maksaja), auto },
    suodata: { lahde: setLahde, maksaja: setMaksaja, auto: setAuto },
    selectedId: tilaus === null ? null : Number(tilaus),
    select: (keikkaId: number | null) => setTilaus(keikkaId === null ? null : String(keikkaId)),
    clear: () => {
      setSyy(null);
      for (const set of [setLahde, setMaksaja, setAuto]) set(null);
      setSearch('');
    },
  };
}

export type LaskuttamattaUrl = ReturnType<typeof useLaskuttamattaUrl>;
