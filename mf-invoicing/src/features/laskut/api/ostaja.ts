import { laskuCalls, type Lasku, type Osapuoli } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { useOsapuoliEditing } from '../../../parts/osapuoli.js';
import { ostajaTexts as texts } from '../ostaja-texts.js';

/** Edits the buyer's data, by which the invoice is then taxed. */
export function useOstajaEditing(ostaja: Osapuoli, { keikkaLaskuId }: Pick<Lasku, 'keikkaLaskuId'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownId = useOwnAsiakasId();
  return useOsapuoliEditing(ostaja, { failed: texts.saveFailed, gone: texts.gone }, async () => {
    await api.ask(laskuCalls.verota, { keikkaLaskuId });
    await queryClient.invalidateQueries({ queryKey: [...laskutKey(ownId), 'lasku', keikkaLaskuId] });
  });
}
