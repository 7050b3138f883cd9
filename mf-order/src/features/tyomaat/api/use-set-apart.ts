import { tyomaaCalls, type TyomaaPari } from '@keikka/contracts';
import { useApi, useNotify, useOwnAsiakasId, useUndo, type ChangeKinds, type Notify } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Pari } from '../model/parit.js';
import { tyomaaNimi } from '../model/tyomaa-nimi.js';
import { pariTexts as texts } from '../pari-texts.js';
import { paritKey } from './list-parit.js';
import type { TyomaaTools } from './tyomaa-undo.js';

/** Two sites that are told apart (`before` is null), or no longer are (`after` is null). */
interface PariChange {
  kind: 'tyomaapari';
  before: Pari | null;
  after: Pari | null;
}

const isOf =
  ({ jaa, poistuu }: Pari) =>
  (pair: TyomaaPari): boolean =>
    [jaa.tyomaaId, poistuu.tyomaaId].every((id) => id === pair.tyomaaId || id === pair.toinenId);

/** Says whether two are the same. A pair that is none goes at once, and is read again when it has to stay. */
async function setApart(
  { api, queryClient, asiakasId }: TyomaaTools,
  pari: Pari,
  apart: boolean,
): Promise<void> {
  const queryKey = paritKey(asiakasId);
  await queryClient.cancelQueries({ queryKey });
  if (apart)
    queryClient.setQueryData<TyomaaPari[]>(queryKey, (pairs) => pairs?.filter((one) => !isOf(pari)(one)));
  try {
    const [tyomaaId, toinenId] = [pari.jaa.tyomaaId, pari.poistuu.tyomaaId];
    await api.ask(tyomaaCalls.setApart, { tyomaaId, toinenId, apart });
  } finally {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function pariKinds(tools: TyomaaTools, notify: Pick<Notify, 'error'>): ChangeKinds<PariChange> {
  return {
    tyomaapari: {
      records: ({ before, after }) => [before, after].flatMap((pari) => (pari ? [`pari ${pari.key}`] : [])),
      async send({ change: { before, after } }) {
        const pari = after ?? before;
        if (!pari) return 'gone';
        try {
          await setApart(tools, pari, after !== null);
          return { versions: {}, made: {} };
        } catch (error) {
          notify.error(texts.apartFailed, error);
          return 'failed';
        }
      },
    },
  };
}

/** Remembers that two sites are not the same, with its undo. */
export function useSetApart(): (pari: Pari) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, asiakasId }), [api, queryClient, asiakasId]);
  const kinds = useMemo(() => pariKinds(tools, notify), [tools, notify]);
  const undo = useUndo(kinds);

  async function toldApart(pari: Pari) {
    await setApart(tools, pari, true).catch((error: unknown) => {
      notify.error(texts.apartFailed, error);
      throw error;
    });
    const change: PariChange = { kind: 'tyomaapari', before: null, after: pari };
    const text = texts.apart(tyomaaNimi(pari.jaa), tyomaaNimi(pari.poistuu));
    return { yyyymmdd: null, text, change, versions: {} };
  }

  return (pari) => undo.track(toldApart(pari));
}
