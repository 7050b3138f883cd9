import { laskuCalls, osapuoliCalls, osapuoliFields, type Lasku, type Osapuoli } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useRecord } from '@keikka/sdk/record';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { ostajaTexts as texts } from '../ostaja-texts.js';

/** A pause this long ends what is typed. */
const SAVED_AFTER_MS = 1_000;

/** Apart from the invoices, whose changes are none of theirs. */
const osapuoliKey = (ownId: number, asiakasId: number) => ['osapuolet', ownId, asiakasId] as const;

/** The billing data of who pays an invoice. */
export function useOstaja({ maksajaAsiakasId }: Pick<Lasku, 'maksajaAsiakasId'>): UseQueryResult<Osapuoli> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  return useQuery({
    queryKey: osapuoliKey(asiakasId, maksajaAsiakasId),
    queryFn: ({ signal }) => api.ask(osapuoliCalls.get, { asiakasId: maksajaAsiakasId }, { signal }),
  });
}

/** Edits the buyer's data. What is changed is stored by itself after a pause, and the invoice is taxed by it. */
export function useOstajaEditing(ostaja: Osapuoli, { keikkaLaskuId }: Pick<Lasku, 'keikkaLaskuId'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownId = useOwnAsiakasId();
  const { asiakasId } = ostaja;
  return useRecord({
    fields: osapuoliFields,
    record: ostaja,
    save: async (changes, base) => {
      const seen = base?.varmenne ? { varmenne: base.varmenne } : {};
      const saved = await api.ask(osapuoliCalls.save, { asiakasId, ...changes, ...seen });
      queryClient.setQueryData(osapuoliKey(ownId, asiakasId), saved);
      await api.ask(laskuCalls.verota, { keikkaLaskuId });
      await queryClient.invalidateQueries({ queryKey: [...laskutKey(ownId), 'lasku', keikkaLaskuId] });
      return saved;
    },
    read: () => api.ask(osapuoliCalls.get, { asiakasId }),
    onClose: () => undefined,
    texts: { failed: texts.saveFailed, gone: texts.gone },
    autosaveMs: SAVED_AFTER_MS,
    stays: true,
  });
}
