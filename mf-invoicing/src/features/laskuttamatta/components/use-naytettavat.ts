import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { useMemo } from 'react';
import { haetut, ryhmat, type Ryhma } from '../model/ryhmat.js';
import { suodatetut } from '../model/suodatus.js';
import type { LaskuttamattaUrl } from './use-laskuttamatta-url.js';

interface Naytettavat {
  /** What search and filters leave, by reason. */
  found: readonly Ryhma[];
  /** Of these the chosen reason, or all. */
  shown: readonly Ryhma[];
  rivit: readonly LaskuttamatonKeikka[];
}

/** The orders that the address asks for. */
export function useNaytettavat(all: readonly LaskuttamatonKeikka[], url: LaskuttamattaUrl): Naytettavat {
  const { search, syy } = url;
  const { lahde, maksaja, auto } = url.suodatus;
  const found = useMemo(
    () => ryhmat(haetut(suodatetut(all, { lahde, maksaja, auto }), search)),
    [all, search, lahde, maksaja, auto],
  );
  const shown = syy === null ? found : found.filter((ryhma) => ryhma.syy === syy);
  return { found, shown, rivit: shown.flatMap(({ rivit }) => rivit) };
}
