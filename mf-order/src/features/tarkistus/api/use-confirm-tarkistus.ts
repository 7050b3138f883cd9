import type { KeikkaData, TarkistusKohde } from '@keikka/contracts';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import { confirmTarkistus, tarkistusKinds, type OrderCache } from './confirm-tarkistus.js';

/** Confirms a value of a copied order, undoable. */
export function useConfirmTarkistus(
  { keikkaId }: Pick<KeikkaData, 'keikkaId'>,
  cache: OrderCache,
): (kohde: TarkistusKohde) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, cache, notify }), [api, queryClient, cache, notify]);
  const undo = useUndo(useMemo(() => tarkistusKinds(tools), [tools]));
  return (kohde) => {
    const name = texts.kohteet[kohde];
    undo.track(
      confirmTarkistus(tools, keikkaId, kohde).then(({ varmenne }) => ({
        yyyymmdd: null,
        text: texts.confirmed(name),
        undone: texts.back(name),
        change: {
          kind: 'tarkistus',
          keikkaId,
          before: { kohde, isChecked: false },
          after: { kohde, isChecked: true },
        },
        versions: { [orderKey(keikkaId)]: varmenne },
      })),
    );
  };
}
