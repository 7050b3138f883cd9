import type { ListedTyomaa } from '@keikka/contracts';
import { useCallback, useMemo, useState } from 'react';
import { painettu, type Valitut } from '../model/valinta.js';
import type { Valinta } from './valinta-column.js';

export interface TyomaatValinta extends Valinta {
  clear: () => void;
}

const none: Valitut = new Set();

/**
 * The sites that are chosen. A search or a filter that hides one leaves it chosen, so that two can be chosen that are
 * found by different words.
 */
export function useTyomaatValinta(): TyomaatValinta {
  const [valitut, setValitut] = useState(none);
  const paina = useCallback((tyomaa: ListedTyomaa) => setValitut((now) => painettu(now, tyomaa)), []);
  const clear = useCallback(() => setValitut(none), []);
  return useMemo(() => ({ valitut, paina, clear }), [valitut, paina, clear]);
}
