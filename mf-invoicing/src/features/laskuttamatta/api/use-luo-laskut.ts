import type { Laskuttamatta } from '@keikka/contracts';
import { errorText, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { useMakeLasku } from '../../../parts/use-make-lasku.js';
import { texts } from '../texts.js';
import { useLaskuttamattaKey } from './laskuttamatta.js';

/** How the making of many invoices stands. */
export interface Eteneminen {
  all: number;
  made: number;
  failed: readonly { keikkaId: number; reason: string }[];
  isRunning: boolean;
}

export interface LaskujenLuonti {
  eteneminen: Eteneminen | null;
  luo: (keikkaIds: readonly number[]) => void;
  stop: () => void;
  /** Puts the report away. */
  close: () => void;
}

/**
 * Makes the invoices of orders one after another, so that a stop leaves nothing half done and each failure is told by its
 * order. An order leaves the list as soon as it has its invoice.
 */
export function useLuoLaskut(): LaskujenLuonti {
  const [eteneminen, setEteneminen] = useState<Eteneminen | null>(null);
  const stopped = useRef(false);
  const make = useMakeLasku();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const listKey = useLaskuttamattaKey();
  // Whoever leaves the page does not see what is made, so nothing more is.
  useEffect(() => {
    stopped.current = false;
    return () => void (stopped.current = true);
  }, []);

  function leaves(keikkaId: number): void {
    queryClient.setQueriesData<Laskuttamatta>(
      { queryKey: listKey },
      (list) => list && { ...list, rivit: list.rivit.filter((rivi) => rivi.keikkaId !== keikkaId) },
    );
  }

  async function run(keikkaIds: readonly number[]): Promise<void> {
    let state: Eteneminen = { all: keikkaIds.length, made: 0, failed: [], isRunning: true };
    setEteneminen(state);
    for (const keikkaId of keikkaIds) {
      if (stopped.current) break;
      try {
        await make(keikkaId);
        leaves(keikkaId);
        state = { ...state, made: state.made + 1 };
      } catch (error) {
        state = { ...state, failed: [...state.failed, { keikkaId, reason: errorText(error) }] };
      }
      setEteneminen(state);
    }
    const isWhole = state.made === state.all;
    setEteneminen(isWhole ? null : { ...state, isRunning: false });
    const [only] = keikkaIds;
    if (isWhole)
      notify.success(state.all === 1 && only ? texts.created(only) : texts.made(state.made, state.all));
    await queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
  }

  return {
    eteneminen,
    luo(keikkaIds) {
      if (eteneminen?.isRunning || keikkaIds.length === 0) return;
      stopped.current = false;
      void run(keikkaIds);
    },
    stop: () => void (stopped.current = true),
    close: () => setEteneminen(null),
  };
}
