import { osapuoliCalls, osapuoliFields, type Osapuoli } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useRecord } from '@keikka/sdk/record';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

/** A pause this long ends what is typed. */
const SAVED_AFTER_MS = 1_000;

/** Apart from the invoices, whose changes are none of theirs. */
const osapuoliKey = (ownId: number, asiakasId: number) => ['osapuolet', ownId, asiakasId] as const;

/** The billing data of a customer, or of the own company. */
export function useOsapuoli(asiakasId: number): UseQueryResult<Osapuoli> {
  const api = useApi();
  const ownId = useOwnAsiakasId();
  return useQuery({
    queryKey: osapuoliKey(ownId, asiakasId),
    queryFn: ({ signal }) => api.ask(osapuoliCalls.get, { asiakasId }, { signal }),
  });
}

/** Edits billing data. What is changed is stored by itself after a pause; `onStored` is what depends on it. */
export function useOsapuoliEditing(
  osapuoli: Osapuoli,
  texts: { failed: string; gone: string },
  onStored: () => Promise<unknown> = () => Promise.resolve(),
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownId = useOwnAsiakasId();
  const { asiakasId } = osapuoli;
  return useRecord({
    fields: osapuoliFields,
    record: osapuoli,
    save: async (changes, base) => {
      const seen = base?.varmenne ? { varmenne: base.varmenne } : {};
      const saved = await api.ask(osapuoliCalls.save, { asiakasId, ...changes, ...seen });
      queryClient.setQueryData(osapuoliKey(ownId, asiakasId), saved);
      await onStored();
      return saved;
    },
    read: () => api.ask(osapuoliCalls.get, { asiakasId }),
    onClose: () => undefined,
    texts,
    autosaveMs: SAVED_AFTER_MS,
    stays: true,
  });
}
