import type { Row, SavedBetonit } from '@keikka/contracts';
import { ApiError, type Change, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import type { BetoniSender } from './send-betoni.js';

/** A change of one concrete line: of its fields, or of its being there, where one side is null. */
export interface BetoniChange extends Change {
  kind: 'betoni';
  keikkaId: number;
  keikkaBetoniId: number;
  before: Row | null;
  after: Row | null;
}

/** The key of a line, which changes when the line is made again. */
export const lineKey = (keikkaBetoniId: number): string => `b${keikkaBetoniId}`;

/** How changes of concrete lines are undone and redone. */
export const betoniKinds = (
  sender: BetoniSender,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<BetoniChange> => ({
  betoni: {
    records: ({ keikkaId, keikkaBetoniId }) => [orderKey(keikkaId), lineKey(keikkaBetoniId)],
    withNewKey: (change, { to }) => ({ ...change, keikkaBetoniId: Number(to.slice(1)) }),
    keikkaOf: ({ keikkaId }) => keikkaId,
    removes: ({ after }) => after === null,
    async send({ change, seen }): Promise<Outcome> {
      const { keikkaId, keikkaBetoniId, before, after } = change;
      const key = orderKey(keikkaId);
      try {
        const saved = await sentOf(sender, change, seen?.[key]);
        const versions = { [key]: saved.varmenne };
        if (before !== null || after === null) return { versions, made: versions };
        const newKey = { from: lineKey(keikkaBetoniId), to: lineKey(saved.keikkaBetoniId) };
        return { versions, made: versions, newKey };
      } catch (error) {
        if (error instanceof ApiError && error.errorCode === 'SAVE.CONFLICT') return { outdated: {} };
        notify.error(texts.undoFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  },
});

function sentOf(
  sender: BetoniSender,
  { keikkaId, keikkaBetoniId, before, after }: BetoniChange,
  seen: number | undefined,
): Promise<SavedBetonit> {
  const line = { keikkaId, keikkaBetoniId };
  if (after === null) return sender.remove(line, seen);
  return before === null ? sender.restore(line) : sender.save(line, after, seen);
}
