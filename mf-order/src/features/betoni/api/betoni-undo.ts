import { checkAgain, type Row, type SavedBetonit, type ToCheck } from '@keikka/contracts';
import { ApiError, type Change, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import type { BetoniSender } from './send-betoni.js';

/** A line on one side of a change: its changed fields, or null where it is not there. */
interface LineSide extends ToCheck {
  values: Row | null;
}

/** A change of one concrete line: of its fields, or of its being there. */
export interface BetoniChange extends Change {
  kind: 'betoni';
  keikkaId: number;
  keikkaBetoniId: number;
  before: LineSide;
  after: LineSide;
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
    removes: ({ after }) => after.values === null,
    async send({ change, seen }): Promise<Outcome> {
      const { keikkaId, keikkaBetoniId, before, after } = change;
      const key = orderKey(keikkaId);
      try {
        const saved = await sentOf(sender, change, seen?.[key]);
        const versions = { [key]: saved.varmenne };
        if (before.values !== null || after.values === null) return { versions, made: versions };
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
  const again = checkAgain(before, after);
  if (after.values === null) return sender.remove(line, seen, again);
  return before.values === null ? sender.restore(line, again) : sender.save(line, after.values, seen, again);
}
