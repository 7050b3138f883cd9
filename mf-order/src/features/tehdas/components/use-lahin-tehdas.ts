import type { KeikkaData, SijaintiData, tilausFields } from '@keikka/contracts';
import { kilometresText, lahinTehdas } from '@keikka/domain';
import type { Place } from '@keikka/domain/ajomatka';
import { useNotify } from '@keikka/sdk';
import { useWatch, type RecordEditing } from '@keikka/sdk/record';
import { useEffect, useRef } from 'react';
import { texts } from '../texts.js';

/** Between the pick of a site and that of its factory, so that a quick run through the sites picks once (O-129). */
export const TEHDAS_AFTER_MS = 100;

interface Kohde {
  site: Place | null;
  /** Those of the company that makes the concrete. */
  tehtaat: readonly SijaintiData[];
}

/**
 * Picks the factory nearest to a site, or of a maker, that is picked and not saved, where the form has none: the save would
 * find the same one. What a user picks, and 'Ei valintaa', stays until another site or maker is picked [O-129].
 */
export function useLahinTehdas(
  { form: { control, getValues, setValue }, locked }: RecordEditing<typeof tilausFields>,
  keikka: Pick<KeikkaData, 'tyomaaId' | 'betoniAsiakasId' | 'betoniSijaintiId'>,
  { site, tehtaat }: Kohde,
): void {
  const [tyomaaId, maker] = useWatch({ control, name: ['tyomaaId', 'betoniAsiakasId'] });
  const isAnother = (tyomaaId || null) !== keikka.tyomaaId || (maker || null) !== keikka.betoniAsiakasId;
  const nearest = site && isAnother ? lahinTehdas(site, tehtaat, null) : null;
  const wanted = isAnother ? (nearest?.tehdas.sijaintiId ?? null) : keikka.betoniSijaintiId;
  const text = nearest && `${nearest.tehdas.sijaintiNimi} (${kilometresText(nearest.metres)})`;
  const notify = useNotify();
  const pickedHere = useRef<number>(null);
  useEffect(() => {
    if (locked) return undefined;
    const timer = setTimeout(() => {
      const has = getValues('betoniSijaintiId') || null;
      const isFree = has === null ? isAnother : has === pickedHere.current;
      if (!isFree || has === wanted) return;
      pickedHere.current = wanted;
      setValue('betoniSijaintiId', wanted, { shouldDirty: true });
      if (text) notify.info(texts.lahempi, texts.valittu(text));
    }, TEHDAS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [getValues, isAnother, locked, maker, notify, setValue, text, tyomaaId, wanted]);
}
