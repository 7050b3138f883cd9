import { sameValue, type FieldConflict, type Row } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { useMemo } from 'react';
import { ApiError } from '../../http/api-error.js';
import { useNotify, type Notify } from '../../notify/use-notify.js';
import type { ChangeKinds, NewStep, Outdated } from '../../undo/history.js';
import { useUndo } from '../../undo/use-undo.js';
import { conflictsOf } from './use-save.js';

/** The fields that a save changed, before and after. */
interface SavedValues {
  before: Row;
  after: Row;
}

/** A save of a record from its form. */
interface SaveChange extends SavedValues {
  kind: 'save';
  id: number;
}

interface StoredSave {
  varmenne: number;
  /** The values stood so already, so the version is not of this save. */
  stood?: boolean;
}

/** How the saves of records of one kind are undone. It must be the same object in every render. */
export interface UndoableSaves {
  fields: Fields;
  /** What else of the record a save changes, which its undo is told of. */
  beside?: readonly string[];
  /** The key of a record among all that can be undone: a letter and its id, the same for every kind of change of it. */
  keyOf: (id: number) => string;
  /**
   * Saves the fields in `after` upon the version that was seen; without one they overwrite the same fields. What the
   * call itself does not compare is compared with `before`.
   */
  save: (id: number, values: SavedValues, seen: number | undefined) => Promise<StoredSave | Outdated>;
  /** Said when a save can't be undone. */
  failed: string;
}

/** `yyyymmdd` is the day that the save changed, if it changed one. */
export type SaveWords = Pick<NewStep, 'text' | 'undone'> & Partial<Pick<NewStep, 'yyyymmdd'>>;

/**
 * Records the saves of an editor for undo; false when a save changed nothing. A colleague is asked about only where the
 * same fields meet.
 */
export function useSaveUndo<T extends { varmenne: number }>(
  saves: UndoableSaves,
): (id: number, saved: T, before: T, words: SaveWords) => boolean {
  const notify = useNotify();
  const undo = useUndo(useMemo(() => saveKinds(saves, notify), [saves, notify]));
  return (id, saved, before, words) => {
    const [was, is] = [before, saved] as unknown as [Row, Row];
    const differs = (name: string): boolean => !sameValue(was[name], is[name]);
    const changed = Object.keys(saves.fields).filter(differs);
    if (changed.length === 0) return false;
    const names = [...changed, ...(saves.beside ?? []).filter(differs)];
    const change: SaveChange = { kind: 'save', id, before: some(was, names), after: some(is, names) };
    const versions = { [saves.keyOf(id)]: saved.varmenne };
    undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions }));
    return true;
  };
}

const some = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** How a save of a form is undone and redone. */
export function saveKinds(
  { keyOf, save, failed }: UndoableSaves,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<SaveChange> {
  return {
    save: {
      records: ({ id }) => [keyOf(id)],
      withNewKey: (change, { to }) => ({ ...change, id: Number(to.slice(1)) }),
      async send({ change: { id, before, after }, seen }) {
        try {
          const saved = await save(id, { before, after }, seen?.[keyOf(id)]);
          if ('outdated' in saved) return saved;
          const versions = { [keyOf(id)]: saved.varmenne };
          return { versions, made: saved.stood ? {} : versions };
        } catch (error) {
          return undoOutcome(error, () => notify.error(failed, error));
        }
      },
    },
  };
}

/** What a save that was refused says of its undo: the same fields were changed since, its record is gone, or it failed. */
export function undoOutcome(error: unknown, tellFailed: () => void): Outdated | 'gone' | 'failed' {
  const conflicts = conflictsOf(error);
  if (conflicts) return { outdated: lastOf(conflicts) };
  tellFailed();
  return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
}

const lastOf = (conflicts: readonly FieldConflict[]): Pick<FieldConflict, 'by' | 'at'> =>
  conflicts.reduce<Pick<FieldConflict, 'by' | 'at'>>(
    (last, { by, at }) => ((at ?? '') > (last.at ?? '') ? { by, at } : last),
    {},
  );
