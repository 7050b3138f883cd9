import { sameValue, type Tuote } from '@keikka/contracts';
import { stateOf, type ValuesOf } from '@keikka/contracts/fields';
import { ApiError, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import type { UndoableSaves } from '@keikka/sdk/record';
import { keysDiffer, tuoteForm, withKeys } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { deleteTuote } from './delete-tuote.js';
import { readTuote } from './read-tuote.js';
import { tuoteSaver, type TuoteTools } from './save-tuote.js';

/** A product that was made (`before` is null), or deleted (`after` is null). */
export interface TuoteChange {
  kind: 'tuote';
  before: Tuote | null;
  after: Tuote | null;
}

export const keyOf = ({ tuoteId }: Pick<Tuote, 'tuoteId'>): string => `t${tuoteId}`;

const storedIn = (tuote: Tuote): ValuesOf<typeof tuoteForm> => stateOf(tuoteForm, withKeys(tuote));

/**
 * How making and deleting a product are undone and redone. A deleted product is made again with its values and keys
 * under a new id. Nothing refers to the old one, since a product in use is not deleted (I-088).
 */
export function tuoteKinds(tools: TuoteTools, notify: Pick<Notify, 'error'>): ChangeKinds<TuoteChange> {
  const save = tuoteSaver(tools);

  async function remake(tuote: Tuote): Promise<Outcome> {
    const values = storedIn(tuote);
    const made = await save({ changes: values, base: null, values });
    const versions = { [keyOf(made)]: made.varmenne };
    return { versions, made: versions, newKey: { from: keyOf(tuote), to: keyOf(made) } };
  }

  async function removeAgain(left: Tuote, overwrites: boolean): Promise<Outcome> {
    const now = await readTuote(tools.api, left.tuoteId);
    // Compared by its values: a save of the person's own with keys makes several versions.
    if (!overwrites && !sameValue(storedIn(now), storedIn(left))) return { outdated: {} };
    await deleteTuote(tools, now);
    return { versions: {}, made: {} };
  }

  return {
    tuote: {
      records: ({ before, after }) => [before, after].flatMap((tuote) => (tuote ? [keyOf(tuote)] : [])),
      removes: ({ after }) => after === null,
      withNewKey({ kind, before, after }, { to }) {
        const tuoteId = Number(to.slice(1));
        return { kind, before: before && { ...before, tuoteId }, after: after && { ...after, tuoteId } };
      },
      async send({ change: { before, after }, seen }) {
        try {
          if (after) return await remake(after);
          return before ? await removeAgain(before, seen === null) : 'gone';
        } catch (error) {
          notify.error(after ? texts.remakeFailed : texts.removeFailed, error);
          return error instanceof ApiError && error.errorCode === 'TUOTE.NOT_FOUND' ? 'gone' : 'failed';
        }
      },
    },
  };
}

/** How the save of a changed product is undone and redone: only the fields and keys that it changed. */
export function tuoteSaves(tools: TuoteTools): UndoableSaves {
  const save = tuoteSaver(tools);
  return {
    fields: tuoteForm,
    keyOf: (tuoteId) => keyOf({ tuoteId }),
    async save(tuoteId, { before, after }, seen) {
      const now = await readTuote(tools.api, tuoteId);
      if (seen !== undefined && keysDiffer(before, now)) return { outdated: {} };
      const values = { ...storedIn(now), ...after };
      const base = { ...now, varmenne: seen ?? now.varmenne };
      const { varmenne } = await save({ changes: after, base, values });
      return { varmenne, stood: varmenne === now.varmenne };
    },
    failed: texts.undoFailed,
  };
}
