import type { Tuote } from '@keikka/contracts';
import { stateOf, type ValuesOf } from '@keikka/contracts/fields';
import { ApiError, type ChangeKinds, type Notify } from '@keikka/sdk';
import type { UndoableSaves } from '@keikka/sdk/record';
import { remadeKind, type MadeOrDeleted } from '../../../parts/remade-kind.js';
import { keysDiffer, tuoteForm, withKeys } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { deleteTuote } from './delete-tuote.js';
import { readTuote } from './read-tuote.js';
import { tuoteSaver, type TuoteTools } from './save-tuote.js';

export type TuoteChange = MadeOrDeleted<'tuote', Tuote>;

export const keyOf = ({ tuoteId }: Pick<Tuote, 'tuoteId'>): string => `t${tuoteId}`;

const storedIn = (tuote: Tuote): ValuesOf<typeof tuoteForm> => stateOf(tuoteForm, withKeys(tuote));

/**
 * How making and deleting a product are undone and redone. A deleted product is made again with its values and keys
 * under a new id. Nothing refers to the old one, since a product in use is not deleted (I-088).
 */
export function tuoteKinds(tools: TuoteTools, notify: Pick<Notify, 'error'>): ChangeKinds<TuoteChange> {
  const save = tuoteSaver(tools);
  return {
    tuote: remadeKind<'tuote', Tuote>({
      idName: 'tuoteId',
      keyOf,
      valuesOf: storedIn,
      make(tuote) {
        const values = storedIn(tuote);
        return save({ changes: values, base: null, values });
      },
      read: ({ tuoteId }) => readTuote(tools.api, tuoteId),
      remove: (tuote) => deleteTuote(tools, tuote),
      isGone: (error) => error instanceof ApiError && error.errorCode === 'TUOTE.NOT_FOUND',
      notify,
      texts,
    }),
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
