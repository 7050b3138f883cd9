import { laskuRiviFields, sameValue, type LaskuRivi, type LaskuRiviFields } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { ApiError, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import type { UndoableSaves } from '@keikka/sdk/record';
import { riviTexts as texts } from '../rivi-texts.js';
import type { RiviCalls } from './rivi-calls.js';

/** A row that was made (`before` is null), or deleted (`after` is null). */
interface RiviChange {
  kind: 'laskuRivi';
  before: LaskuRivi | null;
  after: LaskuRivi | null;
}

/** Rows that were put into another order. */
interface OrderChange {
  kind: 'riviOrder';
  before: readonly number[];
  after: readonly number[];
}

export type RivitChange = RiviChange | OrderChange;

export const keyOf = ({ keikkaLaskuRiviId }: Pick<LaskuRivi, 'keikkaLaskuRiviId'>): string =>
  `l${keikkaLaskuRiviId}`;

const storedIn = (rivi: LaskuRivi): LaskuRiviFields => stateOf(laskuRiviFields, rivi);

const failure = (error: unknown): Outcome =>
  error instanceof ApiError && error.status === 404 ? 'gone' : 'failed';

/**
 * How making, deleting and ordering rows are undone and redone. A deleted row is made again with its values under a new
 * id; nothing refers to the old one.
 */
export function riviKinds(calls: RiviCalls, notify: Pick<Notify, 'error'>): ChangeKinds<RivitChange> {
  async function remake(rivi: LaskuRivi): Promise<Outcome> {
    const made = await calls.make(storedIn(rivi));
    const versions = { [keyOf(made)]: made.varmenne };
    return { versions, made: versions, newKey: { from: keyOf(rivi), to: keyOf(made) } };
  }
  async function removeAgain(left: LaskuRivi, overwrites: boolean): Promise<Outcome> {
    const now = calls.shown(left.keikkaLaskuRiviId);
    if (!overwrites && now && !sameValue(storedIn(now), storedIn(left))) return { outdated: {} };
    await calls.remove(left.keikkaLaskuRiviId);
    return { versions: {}, made: {} };
  }
  return {
    laskuRivi: {
      records: ({ before, after }) => [before, after].flatMap((rivi) => (rivi ? [keyOf(rivi)] : [])),
      removes: ({ after }) => after === null,
      withNewKey({ kind, before, after }, { to }) {
        const keikkaLaskuRiviId = Number(to.slice(1));
        return {
          kind,
          before: before && { ...before, keikkaLaskuRiviId },
          after: after && { ...after, keikkaLaskuRiviId },
        };
      },
      async send({ change: { before, after }, seen }) {
        try {
          if (after) return await remake(after);
          return before ? await removeAgain(before, seen === null) : 'gone';
        } catch (error) {
          notify.error(after ? texts.saveFailed : texts.removeFailed, error);
          return failure(error);
        }
      },
    },
    riviOrder: {
      records: () => [],
      async send({ change: { after } }) {
        try {
          await calls.order([...after]);
          return { versions: {}, made: {} };
        } catch (error) {
          notify.error(texts.undoFailed, error);
          return failure(error);
        }
      },
    },
  };
}

/** How the save of a changed row is undone and redone: only the fields that it changed. */
export const riviSaves = (calls: RiviCalls): UndoableSaves => ({
  fields: laskuRiviFields,
  keyOf: (keikkaLaskuRiviId) => keyOf({ keikkaLaskuRiviId }),
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
