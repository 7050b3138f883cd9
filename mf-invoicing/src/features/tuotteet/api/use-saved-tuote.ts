import { useNotify, useUndo } from '@keikka/sdk';
import { useSaveUndo } from '@keikka/sdk/record';
import { useMemo } from 'react';
import type { KeyedTuote } from '../model/tuote-form.js';
import { tuoteName } from '../model/tuote-name.js';
import { texts } from '../texts.js';
import { useTuoteTools } from './save-tuote.js';
import { keyOf, tuoteKinds, tuoteSaves } from './tuote-undo.js';

/** Tells of a saved product, with its undo; `before` is the product without the changes, null for one made anew. */
export function useSavedTuote(): (saved: KeyedTuote, before: KeyedTuote | null) => void {
  const tools = useTuoteTools();
  const notify = useNotify();
  const undo = useUndo(useMemo(() => tuoteKinds(tools, notify), [tools, notify]));
  const trackChanges = useSaveUndo(useMemo(() => tuoteSaves(tools), [tools]));
  return (saved, before) => {
    const words = texts.savedStep(tuoteName(saved));
    if (before) {
      if (!trackChanges(saved.tuoteId, saved, before, words)) notify.success(words.text);
      return;
    }
    const change = { kind: 'tuote', before: null, after: saved } as const;
    const versions = { [keyOf(saved)]: saved.varmenne };
    undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions }));
  };
}
