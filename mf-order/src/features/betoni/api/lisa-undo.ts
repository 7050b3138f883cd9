import type { KeikkaData, SavedBetonit } from '@keikka/contracts';
import { ApiError, type Change, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { orderKey } from '../../../turns/part-change.js';
import { texts } from '../texts.js';
import { lineKey } from './betoni-undo.js';
import type { BetoniSender } from './send-betoni.js';

/** An extra of a line before and after: its comment, or null where the line has none of the kind. */
export interface LisaChange extends Change {
  kind: 'lisa';
  keikkaId: number;
  keikkaBetoniId: number;
  attrId: number;
  before: string | null;
  after: string | null;
}

/** The order as it is stored. */
type Read = (keikkaId: number) => Promise<KeikkaData | null>;

/** How changes of extras are undone and redone. A line has one extra of a kind, which names it whatever its id is by then. */
export const lisaKinds = (
  sender: BetoniSender,
  read: Read,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<LisaChange> => ({
  lisa: {
    records: ({ keikkaId, keikkaBetoniId }) => [orderKey(keikkaId), lineKey(keikkaBetoniId)],
    withNewKey: (change, { to }) => ({ ...change, keikkaBetoniId: Number(to.slice(1)) }),
    keikkaOf: ({ keikkaId }) => keikkaId,
    removes: ({ after }) => after === null,
    async send({ change, seen }): Promise<Outcome> {
      const { keikkaId, before } = change;
      try {
        const keikka = await read(keikkaId);
        const line = keikka?.betonit.find(({ keikkaBetoniId }) => keikkaBetoniId === change.keikkaBetoniId);
        if (!line) return 'gone';
        const lisa = line.attrs.find(({ attrId }) => attrId === change.attrId);
        if (seen && (lisa?.keikkaBetoniAttrComment ?? null) !== before) return { outdated: {} };
        const saved = await sendLisa(sender, change, lisa?.keikkaBetoniAttrId);
        const versions = { [orderKey(keikkaId)]: saved?.varmenne ?? keikka?.varmenne };
        return { versions, made: saved ? versions : {} };
      } catch (error) {
        notify.error(texts.undoFailed, error);
        return error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';
      }
    },
  },
});

/** Brings the extra to the side `after`; null when it is there already. */
export function sendLisa(
  sender: BetoniSender,
  { keikkaId, keikkaBetoniId, attrId, after }: Omit<LisaChange, 'kind' | 'before'>,
  keikkaBetoniAttrId: number | undefined,
): Promise<SavedBetonit | null> {
  const line = { keikkaId, keikkaBetoniId };
  if (after === null)
    return keikkaBetoniAttrId === undefined ? Promise.resolve(null) : sender.removeLisa(keikkaBetoniAttrId);
  if (keikkaBetoniAttrId === undefined) return sender.addLisa(line, attrId, after);
  return sender.saveLisa(line, { keikkaBetoniAttrId, keikkaBetoniAttrComment: after });
}
