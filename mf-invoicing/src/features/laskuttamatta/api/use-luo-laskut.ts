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

const doneOf = ({ made, failed }: Eteneminen): number => made + failed.length;

/**
 * Makes the invoices of orders one after another, so that a stop leaves nothing half done and each failure is told by its
 * order. What is asked for meanwhile comes after the others. An order leaves the list as soon as it has its invoice.
 */
export function useLuoLaskut(): LaskujenLuonti {
  const [eteneminen, setEteneminen] = useState<Eteneminen | null>(null);
  const stopped = useRef(false);
  /** The orders whose invoices are still to be made; the first of them is being made. */
  const queue = useRef<readonly number[]>([]);
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

  async function run(): Promise<void> {
    let state: Eteneminen = { all: 0, made: 0, failed: [], isRunning: true };
    let keikkaId = queue.current[0];
    const first = keikkaId;
    while (keikkaId !== undefined && !stopped.current) {
      setEteneminen({ ...state, all: doneOf(state) + queue.current.length });
      try {
        await make(keikkaId);
        leaves(keikkaId);
        state = { ...state, made: state.made + 1 };
      } catch (error) {
        state = { ...state, failed: [...state.failed, { keikkaId, reason: errorText(error) }] };
      }
      queue.current = queue.current.slice(1);
      keikkaId = queue.current[0];
    }
    state = { ...state, all: doneOf(state) + queue.current.length, isRunning: false };
    queue.current = [];
    const isWhole = state.made === state.all;
    setEteneminen(isWhole ? null : state);
    if (isWhole)
      notify.success(state.all === 1 && first ? texts.created(first) : texts.made(state.made, state.all));
    await queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
  }

  return {
    eteneminen,
    luo(keikkaIds) {
      const isRunning = queue.current.length > 0;
      queue.current = [...new Set([...queue.current, ...keikkaIds])];
      if (isRunning || queue.current.length === 0) return;
      stopped.current = false;
      void run();
    },
    stop: () => void (stopped.current = true),
    close: () => setEteneminen(null),
  };
}
