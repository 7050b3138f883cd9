import type { KeikkaData } from '@keikka/contracts';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { lahdeOf, type Lahde } from '../model/lahde-choices.js';
import { texts } from '../texts.js';
import { lahdeKinds, saveLahde, type OrderCache } from './save-lahde.js';

/** Sets another source of an order, undoable. */
export function useSetLahde(keikka: KeikkaData, cache: OrderCache): (lahde: Lahde) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, cache, notify }), [api, queryClient, cache, notify]);
  const undo = useUndo(useMemo(() => lahdeKinds(tools), [tools]));
  const { keikkaId } = keikka;
  return (after) => {
    const before = lahdeOf(cache.shown(keikkaId) ?? keikka);
    if (after.sourceAsiakasId === before.sourceAsiakasId) return;
    const saving = saveLahde(tools, { keikkaId, before, after });
    undo.track(
      saving.then(({ varmenne }) => ({
        yyyymmdd: null,
        text: texts.changed(after.sourceAsiakasNimi),
        undone: texts.back(after.sourceAsiakasNimi, before.sourceAsiakasNimi),
        change: { kind: 'lahde', keikkaId, before, after },
        versions: { [orderKey(keikkaId)]: varmenne },
      })),
    );
  };
}
