import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { ApiError, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { valuesOf } from '@keikka/sdk/record';
import { tuoteForm, tuoteFormOf } from '../model/tuote-form.js';
import { texts } from '../texts.js';
import { deleteTuote } from './delete-tuote.js';
import { tuoteSaver, type TuoteTools } from './save-tuote.js';

/** A product that was deleted (`after` is null), or made again. */
export interface TuoteChange {
  kind: 'tuote';
  before: Tuote | null;
  after: Tuote | null;
}

const keyOf = ({ tuoteId }: Tuote): string => `t${tuoteId}`;

/**
 * How the deletion of a product is undone and redone. A deleted product is made again with its values and keys under a
 * new id. Nothing refers to the old one, since a product in use is not deleted (I-088).
 */
export function tuoteKinds(tools: TuoteTools, notify: Pick<Notify, 'error'>): ChangeKinds<TuoteChange> {
  const save = tuoteSaver(tools);

  async function remake(tuote: Tuote): Promise<Outcome> {
    const values = valuesOf(tuoteForm, tuoteFormOf(tuote));
    const made = await save({ changes: values, base: null, values });
    const versions = { [keyOf(made)]: made.varmenne };
    return { versions, made: versions, newKey: { from: keyOf(tuote), to: keyOf(made) } };
  }

  async function removeAgain({ tuoteId }: Tuote, seen: number | undefined): Promise<Outcome> {
    const tuote = await tools.api.ask(tuoteCalls.get, { tuoteId }, { revalidate: true });
    if (seen !== undefined && seen !== tuote.varmenne) return { outdated: {} };
    await deleteTuote(tools, tuote);
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
          return before ? await removeAgain(before, seen?.[keyOf(before)]) : 'gone';
        } catch (error) {
          notify.error(after ? texts.remakeFailed : texts.removeFailed, error);
          return error instanceof ApiError && error.errorCode === 'TUOTE.NOT_FOUND' ? 'gone' : 'failed';
        }
      },
    },
  };
}
