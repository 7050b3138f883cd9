import { useAddressParam, useAddressText } from '@keikka/sdk';
import { osat, type Osa } from '../model/suodatus.js';

/** The state of the page in its address: search and the part that is shown. */
export function useTehtaatUrl() {
  const [osa, setOsa] = useAddressParam('osa');
  const { text: search, setText: setSearch } = useAddressText('haku');
  return {
    search,
    setSearch,
    osa: osat.find((known) => known === osa) ?? 'kaikki',
    setOsa: (next: Osa) => setOsa(next === 'kaikki' ? null : next),
    clear: () => {
      setOsa(null);
      setSearch('');
    },
  };
}

export type TehtaatUrl = ReturnType<typeof useTehtaatUrl>;
