import type { FoundKeikka } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { useNavigate, useSession } from '@keikka/sdk';
import { useSyncExternalStore } from 'react';
import { recentOf, recentStore, withOpened } from '../model/recent.js';
import type { RowActs } from './haku-row.js';

/** Where a found order leads, and which ones were opened lately. */
export function useHakuActs(onClose: () => void): RowActs & { recent: readonly FoundKeikka[] } {
  const navigate = useNavigate();
  const { personId } = useSession().user;
  const recent = recentOf(useSyncExternalStore(recentStore.subscribe, recentStore.get), personId);
  function leave(keikka: FoundKeikka, to: string): void {
    recentStore.set(withOpened(recentStore.get(), personId, keikka));
    onClose();
    void navigate(to);
  }
  return {
    recent,
    open: (keikka) => leave(keikka, `/tilaus/${keikka.keikkaId}`),
    showDay: (keikka) => {
      if (keikka.pumppuAika) leave(keikka, `/?pvm=${helsinkiDay(new Date(keikka.pumppuAika))}`);
    },
  };
}
