import { laskupohjaCalls, laskupohjaRecordFields, saveOf, type Koeajo } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import type { Changes } from '@keikka/sdk/record';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The template with the changes that are typed and not saved, tried on the last billed orders of its customer. */
export function useKoeajo(laskupohjaId: number, { before, after }: Changes): UseQueryResult<Koeajo> {
  const api = useApi();
  const changes = saveOf(laskupohjaRecordFields, before, after as never);
  return useQuery({
    queryKey: ['koeajo', laskupohjaId, changes],
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.koeajo, { laskupohjaId, ...changes }, { signal }),
    // Each run is one of now: invoices and orders change meanwhile.
    gcTime: 0,
  });
}
