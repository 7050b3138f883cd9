import { kuskiCalls, type KeikkaKuskiOfDay, type KeikkaKuskit } from '@keikka/contracts';
import { listedName } from '@keikka/domain';
import { useApi, useNotify } from '@keikka/sdk';
import { toaster, Undo2 } from '@keikka/ui';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { KuskiTurn } from '../model/kuski-turn.js';
import { texts } from '../texts.js';
import { kuskitOfDayKey } from './get-kuskit-of-day.js';

/** The loaded orders, as far as their drivers are concerned. The page gives them. */
export interface OrderCache {
  lay: (keikkaId: number, fields: Pick<KeikkaKuskit, 'kuskit'>) => void;
  refresh: (keikkaId: number) => void;
}

interface ChangeKuskit {
  add: (kuski: KeikkaKuskiOfDay) => void;
  remove: (kuski: KeikkaKuskiOfDay) => void;
  /** What is sent and not answered yet, in its order. It is shown upon the stored drivers, and gone when it fails. */
  pending: readonly KuskiTurn[];
}

const turnKey = (keikkaId: number) => ['kuskit', keikkaId] as const;

/** Adds drivers to an order and takes them off, one after the other. */
export function useChangeKuskit(keikkaId: number, cache: OrderCache): ChangeKuskit {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const mutationKey = turnKey(keikkaId);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ act, kuski: { personId } }: KuskiTurn) => api.ask(kuskiCalls[act], { keikkaId, personId }),
    onSuccess({ kuskit }, { act, kuski }) {
      // Not the token: a colleague may have changed other fields before, and the next read brings both.
      cache.lay(keikkaId, { kuskit });
      if (act === 'add') return;
      toaster.show({
        text: texts.removed(listedName(kuski)),
        tone: 'success',
        action: { label: texts.undo, icon: Undo2, onSelect: () => add(kuski) },
      });
    },
    onError: (error) => notify.error(texts.saveFailed, error),
    onSettled() {
      cache.refresh(keikkaId);
      void queryClient.invalidateQueries({ queryKey: kuskitOfDayKey });
    },
  });
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as KuskiTurn,
  });
  function add(kuski: KeikkaKuskiOfDay): void {
    mutate({ act: 'add', kuski });
  }
  return { add, remove: (kuski) => mutate({ act: 'remove', kuski }), pending };
}
