import {
  choiceOf,
  mergedWithMine,
  sameValue,
  saveOf,
  valueAt,
  withChoices,
  type ConflictChoices,
  type FieldConflict,
} from '@keikka/contracts';
import type { Fields, ValuesOf } from '@keikka/contracts/fields';
import { useState } from 'react';
import { ApiError } from '../../http/api-error.js';
import { useNotify } from '../../notify/use-notify.js';
import { storedIds } from '../values/new-lines.js';
import type { RecordOptions } from '../values/record-options.js';
import { SavedInPart } from './saved-in-part.js';
import type { Attempts } from './use-attempt.js';
import { useIsShown } from './use-is-shown.js';
import type { Version } from '../values/use-version.js';

interface SaveTools<T, F extends Fields> {
  version: Version<T, F>;
  setFailure: Attempts['setFailure'];
  /** Closes the window without a question. */
  close: () => void;
  /** Whoever leaves while a save is under way goes where he wanted, and not where the window closes to. */
  isLeaving: () => boolean;
}

interface Save<T> {
  /** The conflict with somebody else's save, until it is resolved or given up. */
  conflicts: readonly FieldConflict[] | null;
  /** Saves the form; `stays` keeps the window open. False when it is in conflict and nothing was stored. */
  save: (stays: boolean) => Promise<boolean>;
  resolve: (edited: T, choices: ConflictChoices) => Promise<boolean>;
  forgetConflicts: () => void;
}

/** Saves a form for its version, and handles conflicts. */
export function useSave<T extends { varmenne: number }, F extends Fields>(
  options: RecordOptions<T, F>,
  { version, setFailure, close, isLeaving }: SaveTools<T, F>,
): Save<T> {
  const { fields, read, onSaved, lostWith, texts } = options;
  const { typed, stateIn, mergedInto, rebase, detach } = version;
  const notify = useNotify();
  const isShown = useIsShown();
  const [conflicts, setConflicts] = useState<readonly FieldConflict[] | null>(null);

  async function save(values: ValuesOf<F>, upon: T | null, stays: boolean): Promise<void> {
    const changes = saveOf(fields, upon ? stateIn(upon) : {}, values);
    const saved = await options.save(changes, upon, values);
    if (onSaved) {
      const changed = upon ? changedNames(fields, values, stateIn(upon)) : [];
      onSaved(saved, upon && withoutChanges(saved, upon, [...changed, ...(lostWith?.(changed) ?? [])]));
    }
    if (!stays && texts.saved) notify.success(texts.saved);
    if (stays || isLeaving()) {
      const theirs = stateIn(saved);
      const known = storedIds(fields, values, theirs);
      rebase(saved, mergedWithMine(fields, { base: known(values), mine: known(typed()), theirs }), known);
      return;
    }
    // Another record may be open by now, or none.
    if (isShown()) close();
  }
  /** A conflict is asked about and is no failure. After a partial save, editing continues from the stored record. */
  async function unlessConflicting(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const found = conflictsOf(error);
      if (!found || !isShown()) {
        if (error instanceof SavedInPart) rebase(error.record as T, typed());
        throw error;
      }
      const { base } = version;
      const open = base ? found.filter((conflict) => !isTaken(conflict, base)) : found;
      if (open.length === 0 && base) return unlessConflicting(() => resolve(base, {}));
      setConflicts(open);
      return false;
    }
  }
  /** Whether the form has the other value already, so that mine was typed in its knowledge. */
  const isTaken = ({ field, theirs }: FieldConflict, base: T): boolean =>
    sameValue(valueAt(fields, stateIn(base), field.split('/')), theirs);
  async function resolve(edited: T, choices: ConflictChoices): Promise<void> {
    const now = await read(edited);
    setConflicts(null);
    if (!now) {
      detach();
      setFailure({ text: texts.failed, detail: texts.gone });
      return;
    }
    const merge = mergedInto(now, edited, typed());
    if (merge.conflicts.some((conflict) => !choiceOf(choices, conflict))) {
      // The same fields have been changed again, so the question continues with the choices made so far.
      setConflicts(merge.conflicts);
      return;
    }
    const chosen = withChoices(fields, merge, choices);
    rebase(now, chosen);
    await save(chosen, now, options.stays ?? false);
  }
  return {
    conflicts,
    save: (stays) => unlessConflicting(() => save(typed(), version.base, stays)),
    resolve: (edited, choices) => unlessConflicting(() => resolve(edited, choices)),
    forgetConflicts: () => setConflicts(null),
  };
}

/** The conflicts of a refused save, or none. */
export function conflictsOf(error: unknown): FieldConflict[] | null {
  if (!(error instanceof ApiError) || error.errorCode !== 'SAVE.CONFLICT') return null;
  return (error.errorDetails as { conflicts: FieldConflict[] }).conflicts;
}

function changedNames(fields: Fields, values: object, before: object): string[] {
  const [mine, old] = [values, before] as Readonly<Record<string, unknown>>[];
  return Object.keys(fields).filter((name) => !sameValue(mine?.[name], old?.[name]));
}

/** The saved record without the changes made here, so with those of others. */
function withoutChanges<T extends object>(saved: T, base: T, changed: readonly string[]): T {
  const known = changed.filter((name) => name in base);
  return { ...saved, ...Object.fromEntries(known.map((name) => [name, base[name as keyof T]])) };
}
