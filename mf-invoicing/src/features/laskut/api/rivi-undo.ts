import { laskuRiviFields, type LaskuRivi, type LaskuRiviFields } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { ApiError, type ChangeKinds, type Notify } from '@keikka/sdk';
import type { UndoableSaves } from '@keikka/sdk/record';
import { remadeKind, type MadeOrDeleted } from '../../../parts/remade-kind.js';
import { riviKeyOf } from '../../../parts/rivi-key.js';
import { riviTexts as texts } from '../rivi-texts.js';
import type { RiviCalls } from './rivi-calls.js';

/** Rows that were put into another order. */
interface OrderChange {
  kind: 'riviOrder';
  before: readonly number[];
  after: readonly number[];
}

export type RivitChange = MadeOrDeleted<'laskuRivi', LaskuRivi> | OrderChange;

const storedIn = (rivi: LaskuRivi): LaskuRiviFields => stateOf(laskuRiviFields, rivi);

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * How making, deleting and ordering rows are undone and redone. A deleted row is made again with its values under a new
 * id; nothing refers to the old one.
 */
export function riviKinds(calls: RiviCalls, notify: Pick<Notify, 'error'>): ChangeKinds<RivitChange> {
  return {
    laskuRivi: remadeKind<'laskuRivi', LaskuRivi>({
      idName: 'keikkaLaskuRiviId',
      keyOf: riviKeyOf,
      valuesOf: storedIn,
      make: (rivi) => calls.make(storedIn(rivi)),
      read: ({ keikkaLaskuRiviId }) => calls.shown(keikkaLaskuRiviId),
      remove: ({ keikkaLaskuRiviId }) => calls.remove(keikkaLaskuRiviId),
      isGone,
      notify,
      texts: { remakeFailed: texts.saveFailed, removeFailed: texts.removeFailed },
    }),
    riviOrder: {
      records: () => [],
      async send({ change: { after } }) {
        try {
          await calls.order([...after]);
          return { versions: {}, made: {} };
        } catch (error) {
          notify.error(texts.undoFailed, error);
          return isGone(error) ? 'gone' : 'failed';
        }
      },
    },
  };
}

/** How the save of a changed row is undone and redone: only the fields that it changed. */
export const riviSaves = (calls: RiviCalls): UndoableSaves => ({
  fields: laskuRiviFields,
  keyOf: (keikkaLaskuRiviId) => riviKeyOf({ keikkaLaskuRiviId }),
  async save(keikkaLaskuRiviId, { after }, seen) {
    const before = calls.shown(keikkaLaskuRiviId)?.varmenne;
    const { varmenne } = await calls.save(after, {
      keikkaLaskuRiviId,
      ...(seen !== undefined && { varmenne: seen }),
    });
    return { varmenne, stood: varmenne === before };
  },
  failed: texts.undoFailed,
});
