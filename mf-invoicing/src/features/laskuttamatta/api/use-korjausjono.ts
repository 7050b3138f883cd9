import type { Laskuttamatta, MaaranPaivitys } from '@keikka/contracts';
import { errorText, useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { samaTehtava, type Tehtava, type Tehtavissa } from '../model/korjaus.js';
import { texts } from '../texts.js';
import { useLaskuttamattaKey } from './laskuttamatta.js';
import { useKorjauskutsut } from './use-korjauskutsut.js';
import { useMaaraUndo } from './use-maara-undo.js';

/** How the mending of many orders stands. */
export interface Eteneminen {
  /** What is done to all of them; null where it differs. */
  tehtava: Tehtava | null;
  all: number;
  made: number;
  failed: readonly { keikkaId: number; reason: string }[];
  isRunning: boolean;
}

export interface Korjausjono {
  eteneminen: Eteneminen | null;
  korjaa: (tilaukset: readonly Tehtavissa[]) => void;
  stop: () => void;
  /** Puts the report away. */
  close: () => void;
}

const doneOf = ({ made, failed }: Eteneminen): number => made + failed.length;

/**
 * Mends orders one after another, so that a stop leaves nothing half done and each failure is told by its order. What is
 * asked for meanwhile comes after the others. An order leaves the list as soon as it is mended.
 */
export function useKorjausjono(): Korjausjono {
  const [eteneminen, setEteneminen] = useState<Eteneminen | null>(null);
  const stopped = useRef(false);
  /** The orders that are still to be mended; the first of them is being mended. */
  const queue = useRef<readonly Tehtavissa[]>([]);
  /** All that were asked for in this run. */
  const asked = useRef<readonly Tehtavissa[]>([]);
  const kutsut = useKorjauskutsut();
  const maaratPaivitetty = useMaaraUndo();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const asiakasId = useOwnAsiakasId();
  const listKey = useLaskuttamattaKey();
  // Whoever leaves the page does not see what is done, so nothing more is.
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

  /** What was changed can be taken back; what was made is only told, and by the report where something failed. */
  function tell({ tehtava, made, all }: Eteneminen, paivitykset: readonly MaaranPaivitys[]): void {
    const [first] = asked.current;
    const text =
      all === 1 && first ? texts.done[first.korjaus](first.keikkaId) : texts.made(tehtava, { made, all });
    if (made === all && paivitykset.length < made) notify.success(text);
    const isAll = made === all && paivitykset.length === made;
    if (paivitykset.length > 0)
      maaratPaivitetty(isAll ? text : texts.maaratPaivitetty(paivitykset.length), paivitykset);
  }

  async function run(): Promise<void> {
    let state: Eteneminen = { tehtava: null, all: 0, made: 0, failed: [], isRunning: true };
    const paivitykset: MaaranPaivitys[] = [];
    let next = queue.current[0];
    while (next !== undefined && !stopped.current) {
      const { keikkaId } = next;
      setEteneminen({ ...state, tehtava: samaTehtava(asked.current), all: asked.current.length });
      try {
        const made = await kutsut.korjaa(next);
        if ('rivit' in made) paivitykset.push(made);
        leaves(keikkaId);
        state = { ...state, made: state.made + 1 };
      } catch (error) {
        state = { ...state, failed: [...state.failed, { keikkaId, reason: errorText(error) }] };
      }
      queue.current = queue.current.slice(1);
      next = queue.current[0];
    }
    const tehtava = samaTehtava(asked.current);
    state = { ...state, tehtava, all: doneOf(state) + queue.current.length, isRunning: false };
    queue.current = [];
    setEteneminen(state.made === state.all ? null : state);
    tell(state, paivitykset);
    await queryClient.invalidateQueries({ queryKey: laskutKey(asiakasId) });
  }

  return {
    eteneminen,
    korjaa(tilaukset) {
      const isRunning = queue.current.length > 0;
      const before = isRunning ? asked.current : [];
      const more = tilaukset.filter(
        ({ keikkaId }) => !queue.current.some((one) => one.keikkaId === keikkaId),
      );
      queue.current = [...queue.current, ...more];
      asked.current = [...before, ...more];
      if (isRunning || queue.current.length === 0) return;
      stopped.current = false;
      void run();
    },
    stop: () => void (stopped.current = true),
    close: () => setEteneminen(null),
  };
}
