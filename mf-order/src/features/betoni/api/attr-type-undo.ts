import type { betoniAttrTypeCalls, InputOf } from '@keikka/contracts';
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

type Act = (of: InputOf<typeof betoniAttrTypeCalls.delete>) => Promise<{ varmenne: number }>;

interface Acts {
  remove: Act;
  restore: Act;
}

/** The key of an extra among all that can be undone. */
export const attrTypeKey = (attrId: number): string => `a${attrId}`;

/** How the deletion of an extra is undone and redone: it keeps its id, so that lines and commands find it again. */
export const attrTypeKinds = (acts: Acts, notify: Pick<Notify, 'error'>): ChangeKinds<AttrTypeChange> => ({
  attrType: {
    records: ({ attrId }) => [attrTypeKey(attrId)],
    removes: ({ after }) => after === 'deleted',
    async send({ change: { attrId, after }, seen }): Promise<Outcome> {
      const key = attrTypeKey(attrId);
      const isDeleted = after === 'deleted';
      try {
        const act = isDeleted ? acts.remove : acts.restore;
        const { varmenne } = await act({ attrId, varmenne: seen?.[key] });
        return { versions: { [key]: varmenne }, made: { [key]: varmenne } };
      } catch (error) {
        if (error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED')
          return { outdated: error.errorDetails ?? {} };
        notify.error(isDeleted ? texts.removeFailed : texts.restoreFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  },
});
