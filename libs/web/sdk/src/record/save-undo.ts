import { sameValue, type FieldConflict, type Row } from '@keikka/contracts';
import type { Fields } from '@keikka/contracts/fields';
import { useMemo } from 'react';
import { ApiError } from '../http/api-error.js';
import { useNotify, type Notify } from '../notify/use-notify.js';
import type { ChangeKinds, NewStep } from '../undo/history.js';
import { useUndo } from '../undo/use-undo.js';
import { conflictsOf } from './use-save.js';

/** A save of a record from its form: the fields that it changed, before and after. */
interface SaveChange {
  kind: 'save';
  id: number;
  before: Row;
  after: Row;
}

/** How the saves of records of one kind are undone. It must be the same object in every render. */
export interface UndoableSaves<T> {
  fields: Fields;
  /** The key of a record among all that can be undone, the same for every kind of change of it. */
  keyOf: (id: number) => string;
  /** The declared values of a record. */
  stateIn: (record: T) => object;
  /** Saves fields upon the version that was seen; without one they overwrite. */
  save: (id: number, values: Row, seen: number | undefined) => Promise<{ varmenne: number }>;
  /** Said when a save can't be undone. */
  failed: string;
}

export type SaveWords = Pick<NewStep, 'text' | 'undone'>;

/** Records the saves of an editor for undo. A colleague is asked about only where the same fields meet. */
export function useSaveUndo<T extends { varmenne: number }>(
  saves: UndoableSaves<T>,
): (id: number, saved: T, before: T, words: SaveWords) => void {
  const notify = useNotify();
  const undo = useUndo(useMemo(() => saveKinds(saves, notify), [saves, notify]));
  return (id, saved, before, words) => {
    const [was, is] = [saves.stateIn(before), saves.stateIn(saved)] as [Row, Row];
    const names = Object.keys(saves.fields).filter((name) => !sameValue(was[name], is[name]));
    if (names.length === 0) return;
    const change: SaveChange = { kind: 'save', id, before: some(was, names), after: some(is, names) };
    const versions = { [saves.keyOf(id)]: saved.varmenne };
    undo.track(Promise.resolve({ yyyymmdd: null, ...words, change, versions }));
  };
}

const some = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

function saveKinds<T>(
  { keyOf, save, failed }: UndoableSaves<T>,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<SaveChange> {
  return {
    save: {
      records: ({ id }) => [keyOf(id)],
      async send({ change: { id, after }, seen }) {
        try {
          const { varmenne } = await save(id, after, seen?.[keyOf(id)]);
          const versions = { [keyOf(id)]: varmenne };
          return { versions, made: versions };
        } catch (error) {
          const conflicts = conflictsOf(error);
          if (conflicts) return { outdated: lastOf(conflicts) };
          notify.error(failed, error);
          return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
        }
      },
    },
  };
}

const lastOf = (conflicts: readonly FieldConflict[]): Pick<FieldConflict, 'by' | 'at'> =>
  conflicts.reduce<Pick<FieldConflict, 'by' | 'at'>>(
    (last, { by, at }) => ((at ?? '') > (last.at ?? '') ? { by, at } : last),
    {},
  );
