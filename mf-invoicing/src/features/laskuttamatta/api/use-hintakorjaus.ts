import { laskuRiviCalls, type HinnatonRivi, type LaskuttamatonKeikka } from '@keikka/contracts';
import { useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { texts } from '../texts.js';

/** A row and the price that it gets, as decimal text. */
export interface Hinnoiteltu extends Pick<
  HinnatonRivi,
  'keikkaLaskuRiviId' | 'maksajaAsiakasId' | 'varmenne'
> {
  hinta: string;
}

/** Gives rows of an order's open invoice their prices, as written by hand. `onDone` when all of them have theirs. */
export function useHintakorjaus(rivi: LaskuttamatonKeikka, onDone: () => void) {
  const { keikkaId, keikkaLaskuId } = rivi;
  const api = useApi();
  const notify = useNotify();
  const laskuttajaAsiakasId = useOwnAsiakasId();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(hinnoitellut: readonly Hinnoiteltu[]) {
      for (const hinnoiteltu of hinnoitellut)
        await api.ask(laskuRiviCalls.save, {
          ...{ ...hinnoiteltu, hintaKaava: '' },
          ...{ keikkaLaskuId: keikkaLaskuId ?? 0, laskuttajaAsiakasId },
        });
    },
    onSuccess() {
      notify.success(texts.hinnat.tallennettu(keikkaId));
      onDone();
    },
    onError: (error) => notify.error(texts.hinnat.failed, error),
    // Also after a failure: some rows may have their price, or a colleague may have changed them.
    onSettled: () => queryClient.invalidateQueries({ queryKey: laskutKey(laskuttajaAsiakasId) }),
  });
}
