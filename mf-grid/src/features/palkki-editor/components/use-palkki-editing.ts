import { errors, type FieldConflict, type GridPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { errorText } from '@keikka/sdk';
import { useFormFaults, type ConflictChoices, type Failure } from '@keikka/ui';
import { useState } from 'react';
import { removalTexts, useConfirmRemoval } from '../../../palkki/use-confirm-removal.js';
import { useDeletePalkki, useSavePalkki } from '../api/save-palkki.js';
import { conflictsOf, isSameDraft, mergedDraft, withoutMine } from '../model/palkki-conflict.js';
import {
  draftFault,
  draftOf,
  draftOfDay,
  saveOf,
  type DraftPlace,
  type PalkkiDraft,
} from '../model/palkki-draft.js';
import { texts } from '../texts.js';

export interface PalkkiEditing {
  /** null makes a new one. */
  palkki: GridPalkki | null;
  yyyymmdd: Yyyymmdd;
  /** Where a new one begins. */
  place?: DraftPlace;
  /** The palkki as it is now, or null when it is gone. */
  readPalkki: (palkkiId: number) => Promise<GridPalkki | null>;
  /** `before` is the palkki as it would be without what was changed in the window. */
  onSaved: (palkki: GridPalkki, before: GridPalkki | null) => void;
  onDeleted: (palkki: GridPalkki) => void;
  onClose: () => void;
}

/** One palkki being edited: its draft, its save and removal, and what to do when somebody else saved first. */
export function usePalkkiEditing({
  palkki,
  yyyymmdd,
  place,
  readPalkki,
  onSaved,
  onDeleted,
  onClose,
}: PalkkiEditing) {
  /** The version the draft began with: what a save is compared with. */
  const [base, setBase] = useState(palkki);
  const [initial] = useState(() => (palkki ? draftOf(palkki) : draftOfDay(yyyymmdd, place)));
  const [draft, setDraft] = useState(initial);
  const faults = useFormFaults();
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);
  const savePalkki = useSavePalkki();
  const deletePalkki = useDeletePalkki();
  const confirmRemoval = useConfirmRemoval();

  /** One thing at a time; how it ended is told in the window. */
  async function attempt(failed: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const found = conflictsOf(error);
      if (found) setConflicts(found);
      else setFailure({ text: failed, detail: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  async function save(values: PalkkiDraft, upon: GridPalkki | null): Promise<void> {
    if (values.vehicleId === null) return;
    const saved = await savePalkki(saveOf(values, values.vehicleId, upon));
    onSaved(saved, upon && withoutMine(saved, values, upon));
    onClose();
  }

  async function resolve(edited: GridPalkki, choices: ConflictChoices): Promise<void> {
    const theirs = new Set(Object.keys(choices).filter((field) => choices[field] === 'theirs'));
    const now = await readPalkki(edited.palkkiId);
    setConflicts(null);
    if (!now) {
      setFailure({ text: texts.saveFailed, detail: errors['PALKKI.NOT_FOUND'].text });
      return;
    }
    const merged = mergedDraft(draft, edited, now, theirs);
    setBase(now);
    setDraft(merged);
    await save(merged, now);
  }

  async function remove(removed: GridPalkki): Promise<void> {
    if (!(await confirmRemoval('palkki'))) return;
    await attempt(removalTexts.failed, async () => {
      await deletePalkki(base ?? removed);
      onDeleted(removed);
      onClose();
    });
  }

  return {
    draft,
    setDraft,
    dirty: faults.any || !isSameDraft(draft, initial),
    faults,
    fault: tries > 0 ? draftFault(draft) : undefined,
    tries,
    busy,
    failure,
    conflicts,
    submit: (): void => {
      setTries(tries + 1);
      if (!faults.focusFirst() && !draftFault(draft)) void attempt(texts.saveFailed, () => save(draft, base));
    },
    resolve: (choices: ConflictChoices): void => {
      if (base) void attempt(texts.saveFailed, () => resolve(base, choices));
    },
    forgetConflicts: (): void => setConflicts(null),
    remove,
  };
}
