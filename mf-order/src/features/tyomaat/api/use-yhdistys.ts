import { YHDISTYS_KUMOTTAVISSA_MINUTES, type Yhdistettava, type YhdistysEsikatselu } from '@keikka/contracts';
import { clockOf } from '@keikka/domain';
import { useApi, useNotify, useOwnAsiakasId, useUndo } from '@keikka/sdk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { nimiJaNumero } from '../model/tyomaa-nimi.js';
import { yhdistysTexts as texts } from '../yhdistys-texts.js';
import { merge, versionsOf, yhdistysKinds, type YhdistysChange } from './yhdistys-undo.js';

/** The last merge, which can be taken back until its time is over. */
export interface Tehty {
  text: string;
  detail: string;
  end: number;
  undo: () => void;
}

const MINUTE_MS = 60_000;
export const KUMOTTAVISSA_MS = YHDISTYS_KUMOTTAVISSA_MINUTES * MINUTE_MS;

/** Kept beside what the server says, so that the merge is still there when the page was left meanwhile. */
function useTehty(asiakasId: number) {
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => ['viimeisin yhdistys', asiakasId] as const, [asiakasId]);
  const { data } = useQuery<Tehty | null>({ queryKey, queryFn: skipToken, gcTime: KUMOTTAVISSA_MS });
  const setTehty = useCallback(
    (tehty: Tehty | null) => queryClient.setQueryData<Tehty | null>(queryKey, tehty),
    [queryClient, queryKey],
  );
  return [data ?? null, setTehty] as const;
}

/** Merges two sites, with its undo. Returns also the merge that can still be taken back. */
export function useYhdistys() {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const notify = useNotify();
  const [tehty, setTehty] = useTehty(asiakasId);
  const forget = useCallback(() => setTehty(null), [setTehty]);
  const tools = useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
  const kinds = useMemo(() => yhdistysKinds(tools, notify, forget), [tools, notify, forget]);
  const undo = useUndo(kinds);

  /** Whether they are merged; a failure is shown. */
  async function yhdista(of: YhdistysEsikatselu, poistuvalta: readonly Yhdistettava[]): Promise<boolean> {
    const { jaa, poistuu } = of;
    const asked = { tyomaaId: jaa.tyomaaId, poistuvaId: poistuu.tyomaaId, poistuvalta, yhdistysId: 0 };
    const seen = { varmenne: jaa.varmenne, poistuvaVarmenne: poistuu.varmenne };
    try {
      const done = await merge(tools, asked, seen);
      const after = { ...asked, yhdistysId: done.yhdistysId };
      const change: YhdistysChange = { kind: 'yhdistys', before: null, after };
      const text = texts.step(nimiJaNumero(poistuu), nimiJaNumero(jaa));
      const step = { yyyymmdd: null, text, change, versions: versionsOf(done) };
      const now = new Date();
      setTehty({
        text: texts.yhdistetty(clockOf(now), nimiJaNumero(poistuu)),
        detail: texts.siirtyi(done, nimiJaNumero(jaa)),
        end: now.getTime() + KUMOTTAVISSA_MS,
        undo: undo.track(Promise.resolve(step)),
      });
      return true;
    } catch (error) {
      notify.error(texts.failed, error);
      return false;
    }
  }
  return { yhdista, tehty, forget };
}
