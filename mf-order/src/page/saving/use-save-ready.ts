import { tarkistaEnsin, type KeikkaGetAnswer } from '@keikka/contracts';
import { useKeikkaCache } from '../../features/keikka/api/keikka-cache.js';
import { useTila } from '../../features/tila/api/use-tila.js';
import type { KeikkaEditing } from '../form/use-keikka-editing.js';

export interface SaveReady {
  save: () => void;
  /** What a copied order waits for, in words; undefined when it can be made ready. */
  waits: string | undefined;
}

/**
 * Saves what was typed and makes the order ready for delivery; absent once it no longer waits for that [O-030]. A form
 * that was not stored leaves the status as it is.
 */
export function useSaveReady(answer: KeikkaGetAnswer, editing: KeikkaEditing): SaveReady | undefined {
  const { setReady } = useTila(answer, useKeikkaCache());
  if (!setReady) return undefined;
  async function save(): Promise<void> {
    if (!editing.dirty || (await editing.saved())) setReady?.();
  }
  const { tarkistettavat } = answer.keikkaData;
  return {
    save: () => void save(),
    waits: tarkistettavat.length > 0 ? tarkistaEnsin(tarkistettavat) : undefined,
  };
}
