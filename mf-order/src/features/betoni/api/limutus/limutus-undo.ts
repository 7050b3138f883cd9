import { limutusCalls, type InputOf, type SavedBetonit } from '@keikka/contracts';
import {
  ApiError,
  idempotent,
  type ApiClient,
  type Change,
  type ChangeKinds,
  type Notify,
  type Outcome,
} from '@keikka/sdk';
import { orderKey } from '../../../../turns/part-change.js';
import { limutusTexts as texts } from '../../limutus-texts.js';
import { lineKey } from '../betoni-undo.js';
import type { OrderCache } from '../send-betoni.js';

/** A limutus as one step: a side that is null is the order without the primer. */
export interface LimutusChange extends Change {
  kind: 'limutus';
  keikkaId: number;
  /** The line that the primer was split off. */
  keikkaBetoniId: number;
  primerId: number;
  override: boolean;
  before: 'primer' | null;
  after: 'primer' | null;
}

export interface LimutusSender {
  make: (of: InputOf<typeof limutusCalls.make>) => Promise<SavedBetonit>;
  undo: (of: InputOf<typeof limutusCalls.undo>) => Promise<SavedBetonit>;
}

/** Both calls, each done once however often it is sent, and shown at once. */
export function limutusSender(api: ApiClient, cache: Pick<OrderCache, 'lay' | 'refresh'>): LimutusSender {
  const shown = (saved: SavedBetonit): SavedBetonit => {
    const { keikkaId, betonit, m3, varmenne } = saved;
    cache.lay(keikkaId, { betonit, m3, varmenne });
    cache.refresh(keikkaId);
    return saved;
  };
  const { make, undo } = limutusCalls;
  const makeOnce = idempotent((of: InputOf<typeof make>, idempotencyKey) =>
    api.ask(make, of, { idempotencyKey }),
  );
  const undoOnce = idempotent((of: InputOf<typeof undo>, idempotencyKey) =>
    api.ask(undo, of, { idempotencyKey }),
  );
  return {
    make: async (of) => shown(await makeOnce(of)),
    undo: async (of) => shown(await undoOnce(of)),
  };
}

/** How a limutus is undone and made again. A primer that is made again is a new line. */
export const limutusKinds = (
  sender: LimutusSender,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<LimutusChange> => ({
  limutus: {
    records: ({ keikkaId, keikkaBetoniId, primerId }) => [
      orderKey(keikkaId),
      lineKey(keikkaBetoniId),
      lineKey(primerId),
    ],
    withNewKey(change, { from, to }) {
      const id = Number(to.slice(1));
      return from === lineKey(change.primerId)
        ? { ...change, primerId: id }
        : { ...change, keikkaBetoniId: id };
    },
    keikkaOf: ({ keikkaId }) => keikkaId,
    removes: ({ after }) => after === null,
    async send({ change, seen }): Promise<Outcome> {
      const { keikkaId, keikkaBetoniId, primerId, override, after } = change;
      const key = orderKey(keikkaId);
      try {
        if (after === null) {
          // The server holds both lines against the limutus itself, so no version needs to be named.
          const { varmenne } = await sender.undo({ keikkaId, keikkaBetoniId: primerId });
          return { versions: { [key]: varmenne }, made: { [key]: varmenne } };
        }
        const saved = await sender.make({ keikkaId, keikkaBetoniId, override, varmenne: seen?.[key] });
        const versions = { [key]: saved.varmenne };
        const newKey = { from: lineKey(primerId), to: lineKey(saved.keikkaBetoniId) };
        return { versions, made: versions, newKey };
      } catch (error) {
        return outcomeOf(error, after, notify);
      }
    },
  },
});

function outcomeOf(error: unknown, after: LimutusChange['after'], notify: Pick<Notify, 'error'>): Outcome {
  const code = error instanceof ApiError ? error.errorCode : undefined;
  // Only a limutus that is made again can overwrite: the server never undoes one whose lines have changed.
  if (code === 'CHANGE.OUTDATED' && after !== null) return { outdated: {} };
  notify.error(after === null ? texts.undoFailed : texts.redoFailed, error);
  const isGone = code === 'LIMUTUS.NOT_MADE' || (error instanceof ApiError && error.status === 404);
  return isGone ? 'gone' : 'failed';
}
