import {
  YHDISTYS_KUMOTTAVISSA_MINUTES,
  type TyomaaYhdistys,
  type ViimeisinYhdistys,
  type Yhdistettava,
  type YhdistysEsikatselu,
} from '@keikka/contracts';
import { clockOf, MINUTE_MS } from '@keikka/domain';
import { useApi, useNotify, useOwnAsiakasId, useUndo, type NewStep } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nimiJaNumero } from '../model/tyomaa-nimi.js';
import { yhdistysTexts as texts } from '../yhdistys-texts.js';
import { useLastYhdistys } from './use-last-yhdistys.js';
import { merge, mergeKey, versionsOf, yhdistysKinds, type YhdistysChange } from './yhdistys-undo.js';

/** The last merge, which can be taken back until its time is over. */
export interface Tehty {
  text: string;
  detail: string;
  end: number;
  undo: () => void;
}

export const KUMOTTAVISSA_MS = YHDISTYS_KUMOTTAVISSA_MINUTES * MINUTE_MS;

type Nimettyna = ViimeisinYhdistys['jaava'];

const stepOf = (
  done: TyomaaYhdistys,
  { jaa, poistuu }: { jaa: Nimettyna; poistuu: Nimettyna },
  poistuvalta: readonly Yhdistettava[],
): NewStep<YhdistysChange> => {
  const { yhdistysId, tyomaaId, poistuvaId } = done;
  const after = { yhdistysId, tyomaaId, poistuvaId, poistuvalta };
  return {
    yyyymmdd: null,
    text: texts.step(nimiJaNumero(poistuu), nimiJaNumero(jaa)),
    change: { kind: 'yhdistys', before: null, after },
    versions: versionsOf(done),
  };
};

/** Merges two sites, with its undo. Returns also the merge that can still be taken back. */
export function useYhdistys() {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const notify = useNotify();
  const { last, forget } = useLastYhdistys();
  const tools = useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
  const kinds = useMemo(() => yhdistysKinds(tools, notify), [tools, notify]);
  const undo = useUndo(kinds);

  /** Whether they are merged; a failure is shown. */
  async function yhdista(of: YhdistysEsikatselu, poistuvalta: readonly Yhdistettava[]): Promise<boolean> {
    const { jaa, poistuu } = of;
    const asked = { tyomaaId: jaa.tyomaaId, poistuvaId: poistuu.tyomaaId, poistuvalta };
    try {
      const done = await merge(tools, asked, { varmenne: jaa.varmenne, poistuvaVarmenne: poistuu.varmenne });
      undo.track(Promise.resolve(stepOf(done, of, poistuvalta)));
      return true;
    } catch (error) {
      notify.error(texts.failed, error);
      return false;
    }
  }

  function tehtyOf(done: ViimeisinYhdistys): Tehty {
    const { jaava: jaa, poistunut: poistuu, poistuvalta } = done;
    const end = Date.parse(done.kumottavissaAsti);
    return {
      text: texts.yhdistetty(clockOf(new Date(end - KUMOTTAVISSA_MS)), nimiJaNumero(poistuu)),
      detail: texts.siirtyi(done, nimiJaNumero(jaa)),
      end,
      undo() {
        // After a reload of the page its step is no more, and is made anew.
        if (undo.undoLastOn(mergeKey(done.yhdistysId))) return;
        undo.track(Promise.resolve(stepOf(done, { jaa, poistuu }, poistuvalta)))();
      },
    };
  }
  return { yhdista, tehty: last && tehtyOf(last), forget };
}
