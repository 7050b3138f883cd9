import type { Tuote } from '@keikka/contracts';
import { ApiError, useNotify, useUndo } from '@keikka/sdk';
import { useMemo } from 'react';
import { texts } from '../texts.js';
import { deleteTuote } from './delete-tuote.js';
import { useTuoteTools } from './save-tuote.js';
import { tuoteKinds } from './tuote-undo.js';

/** Deletes a product, with its undo, or with the reason why it has to stay (I-088, I-185). */
export function useDeleteTuote(): (tuote: Tuote) => void {
  const tools = useTuoteTools();
  const notify = useNotify();
  const kinds = useMemo(() => tuoteKinds(tools, notify), [tools, notify]);
  const undo = useUndo(kinds);
  async function remove(tuote: Tuote) {
    await deleteTuote(tools, tuote).catch((error: unknown) => {
      const inUse = error instanceof ApiError && error.errorCode === 'TUOTE.IN_USE';
      notify.error(inUse ? texts.removeRefused : texts.removeFailed, error);
      throw error;
    });
    const change = { kind: 'tuote', before: tuote, after: null } as const;
    return { yyyymmdd: null, text: texts.removed, change, versions: {} };
  }
  return (tuote) => undo.track(remove(tuote));
}
