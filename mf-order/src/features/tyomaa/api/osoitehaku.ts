import { geokoodausCalls } from '@keikka/contracts';
import { korjattuOsoite, osoitehakuOf, type OsoiteRivit } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRested } from '../../../parts/use-rested.js';

/** Each look-up may cost the installation: it waits for more than a pause between two words. */
const RESTS_AFTER_MS = 500;

/**
 * The formatted address that is found for one without a postal code, once its typing rests. Undefined until then, and where
 * nothing is found or the look-up does not answer: nobody needs to hear of that.
 */
export function useOsoitehaku(osoite: OsoiteRivit): string | undefined {
  const api = useApi();
  const text = korjattuOsoite(osoite).tyomaaOsoite3 ? '' : (osoitehakuOf(osoite) ?? '');
  const rested = useRested(text, RESTS_AFTER_MS);
  const isRested = text !== '' && rested === text;
  const { data } = useQuery({
    queryKey: ['geokoodi', text],
    queryFn: ({ signal }) => api.ask(geokoodausCalls.get, { text }, { signal }),
    enabled: isRested,
    retry: false,
    staleTime: Infinity,
  });
  return isRested ? data?.formattedAddress : undefined;
}
