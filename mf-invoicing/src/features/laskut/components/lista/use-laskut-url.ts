import type { LaskuRajaus } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useAddressParam, useAddressText } from '@keikka/sdk';
import { useState } from 'react';
import { aikaOf, aikaText, type Aika } from '../../model/aika.js';

/** The state of the page in its address: period, filters, search and the open invoice. */
export function useLaskutUrl() {
  const [aikaParam, setAika] = useAddressParam('aika');
  const [tila, setTila] = useIdParam('tila');
  const [maksaja, setMaksaja] = useIdParam('maksaja');
  const [kohde, setKohde] = useAddressParam('kohde');
  const [openId, setLasku] = useIdParam('lasku');
  const [hyvita, setHyvita] = useIdParam('hyvita');
  // The field is ahead of its parameter, which is what is searched for.
  const { text: search, setText: setSearch } = useAddressText('haku');
  const [haku] = useAddressParam('haku');
  const [today] = useState(() => helsinkiDay(Date.now()));
  const aika = aikaOf(aikaParam, today);
  const rajaus: LaskuRajaus = {
    first: aika.first,
    ...(aika.days === null && { last: aika.last }),
    ...(tila !== null && { tilat: [tila] }),
    ...(maksaja !== null && { maksajaAsiakasId: maksaja }),
    ...(kohde !== null && { kohde }),
    ...(haku !== null && { text: haku }),
  };
  return {
    ...{
      rajaus,
      today,
      aika,
      tila,
      setTila,
      maksaja,
      setMaksaja,
      kohde,
      setKohde,
      search,
      setSearch,
      openId,
    },
    isFiltered: [tila, maksaja, kohde, haku].some((one) => one !== null),
    setAika: (wanted: Aika) => setAika(aikaText(wanted)),
    /** Whether the open invoice is being credited. */
    isHyvitys: hyvita !== null,
    closeHyvitys: () => setHyvita(null),
    open: (keikkaLaskuId: number) => {
      setLasku(keikkaLaskuId);
      setHyvita(null);
    },
    close: () => setLasku(null),
    clear: () => {
      setTila(null);
      setMaksaja(null);
      setKohde(null);
      setSearch('');
    },
  };
}

/** A parameter that holds an id. What is no number is none. */
function useIdParam(name: string): [number | null, (id: number | null) => void] {
  const [param, setParam] = useAddressParam(name);
  return [Number(param) || null, (id) => setParam(id === null ? null : String(id))];
}

export type LaskutUrl = ReturnType<typeof useLaskutUrl>;
