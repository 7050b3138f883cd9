import { ApiError, type Change, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { hallintaTexts as texts } from '../lisat-hallinta-texts.js';

type Side = 'kept' | 'deleted';

/** An extra of the company's own that was deleted, or brought back. */
export interface AttrTypeChange extends Change {
  kind: 'attrType';
  attrId: number;
  before: Side;
  after: Side;
}

interface Acts {
  remove: (attrId: number) => Promise<unknown>;
  restore: (attrId: number) => Promise<unknown>;
}

/** How the deletion of an extra is undone and redone: it keeps its id, so that lines and commands find it again. */
export const attrTypeKinds = (acts: Acts, notify: Pick<Notify, 'error'>): ChangeKinds<AttrTypeChange> => ({
  attrType: {
    records: ({ attrId }) => [`a${attrId}`],
    removes: ({ after }) => after === 'deleted',
    async send({ change: { attrId, after } }): Promise<Outcome> {
      const isDeleted = after === 'deleted';
      try {
        await (isDeleted ? acts.remove(attrId) : acts.restore(attrId));
        return { versions: {}, made: {} };
      } catch (error) {
        notify.error(isDeleted ? texts.removeFailed : texts.restoreFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  },
});
