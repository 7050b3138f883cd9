import {
  laskuCalls,
  laskuFields,
  type Lasku,
  type LaskuGetAnswer,
  type LaskuListed,
} from '@keikka/contracts';
import { useApi, useNotify } from '@keikka/sdk';
import { useSaveUndo, type UndoableSaves } from '@keikka/sdk/record';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { texts } from '../texts.js';

interface Sends {
  /** Stores headers, upon the version that was seen. What shows the invoice has the answer at once. */
  send: (changes: object, varmenne?: number) => Promise<Lasku>;
}

/** How the headers and the status of an invoice are stored, and taken back. */
export function useLaskuSaves({
  keikkaLaskuId,
  laskuttajaAsiakasId,
}: Pick<Lasku, 'keikkaLaskuId' | 'laskuttajaAsiakasId'>) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const saves = useMemo((): UndoableSaves & Sends => {
    async function send(changes: object, varmenne?: number): Promise<Lasku> {
      const known = varmenne === undefined ? {} : { varmenne };
      const saved = await api.ask(laskuCalls.save, { keikkaLaskuId, ...changes, ...known });
      const one = [...laskutKey(laskuttajaAsiakasId), 'lasku', keikkaLaskuId];
      const ofKeikka = [...laskutKey(laskuttajaAsiakasId), 'keikka', saved.keikkaId];
      for (const queryKey of [one, ofKeikka]) await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<LaskuGetAnswer>(one, (answer) => answer && { ...answer, laskuData: saved });
      queryClient.setQueryData<LaskuListed[]>(ofKeikka, (laskut) =>
        laskut?.map((lasku) => (lasku.keikkaLaskuId === keikkaLaskuId ? { ...lasku, ...saved } : lasku)),
      );
      return saved;
    }
    return {
      fields: laskuFields,
      keyOf: (id) => `i${id}`,
      save: async (_, { after }, seen) => ({ varmenne: (await send(after, seen)).varmenne }),
      failed: texts.undoFailed,
      send,
    };
  }, [api, queryClient, keikkaLaskuId, laskuttajaAsiakasId]);
  const track = useSaveUndo<Lasku>(saves);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: laskutKey(laskuttajaAsiakasId) });
  /** Does it; false when it failed, which was told. */
  async function told(work: () => Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      notify.error(failed, error);
      void readAgain();
      return false;
    }
  }
  return { send: saves.send, track, told, readAgain };
}
