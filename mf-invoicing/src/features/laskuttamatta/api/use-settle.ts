import { laskuCalls, type LaskuttamatonKeikka } from '@keikka/contracts';
import { laskuTila } from '@keikka/domain';
import { useApi, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';
import { useMakeLasku } from '../../../parts/use-make-lasku.js';
import { texts } from '../texts.js';

/** Settles an order that is not to be billed: its invoice gets the status that says so [I-052]. Asks first. */
export function useSettle(): (rivi: LaskuttamatonKeikka) => Promise<void> {
  const api = useApi();
  const notify = useNotify();
  const confirm = useConfirm();
  const make = useMakeLasku();
  const queryClient = useQueryClient();
  const queryKey = laskutKey(useOwnAsiakasId());
  return async ({ keikkaId, keikkaLaskuId: made }) => {
    if (!(await confirm(texts.eiLaskutetaQuestion(keikkaId)))) return;
    try {
      const keikkaLaskuId = made ?? (await make(keikkaId)).keikkaLaskuId;
      await api.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId: laskuTila.eiLaskuteta });
      notify.success(texts.settled(keikkaId));
    } catch (error) {
      notify.error(texts.settleFailed, error);
    }
    // Also after a failure: the invoice may have been made, and then it is the one to be settled.
    await queryClient.invalidateQueries({ queryKey });
  };
}
