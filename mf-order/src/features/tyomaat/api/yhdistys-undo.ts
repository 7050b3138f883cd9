import { tyomaaCalls, type TyomaaYhdistys, type Yhdistettava } from '@keikka/contracts';
import { ApiError, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import { yhdistysTexts as texts } from '../yhdistys-texts.js';
import { tyomaatKey } from './list-tyomaat.js';
import { keyOf, type TyomaaTools } from './tyomaa-undo.js';

/** Two sites to be merged, and of which fields the value of the leaving one is kept. */
export interface Yhdistettavat {
  tyomaaId: number;
  poistuvaId: number;
  poistuvalta: readonly Yhdistettava[];
  /** The merge that was made of them last. */
  yhdistysId: number;
}

/** Sites that were merged (`before` is null), or are two again (`after` is null). */
export interface YhdistysChange {
  kind: 'yhdistys';
  before: Yhdistettavat | null;
  after: Yhdistettavat | null;
}

type Seen = { varmenne: number | undefined; poistuvaVarmenne: number | undefined };

export async function merge(
  { api, queryClient, asiakasId }: TyomaaTools,
  { tyomaaId, poistuvaId, poistuvalta }: Omit<Yhdistettavat, 'yhdistysId'>,
  seen: Seen,
): Promise<TyomaaYhdistys> {
  const chosen = poistuvalta.map((kentta) => ({ kentta }));
  try {
    return await api.ask(tyomaaCalls.merge, { tyomaaId, poistuvaId, ...seen, poistuvalta: chosen });
  } finally {
    void queryClient.invalidateQueries({ queryKey: tyomaatKey(asiakasId) });
  }
}

async function unmerge(
  { api, queryClient, asiakasId }: TyomaaTools,
  yhdistysId: number,
): Promise<TyomaaYhdistys> {
  try {
    return await api.ask(tyomaaCalls.unmerge, { yhdistysId });
  } finally {
    void queryClient.invalidateQueries({ queryKey: tyomaatKey(asiakasId) });
  }
}

/** A merge as a record of the undo. */
export const mergeKey = (yhdistysId: number): string => `yhdistys ${yhdistysId}`;

/** The tokens of both sites after a merge or its undo. */
export const versionsOf = (done: TyomaaYhdistys): Record<string, number> => ({
  [keyOf({ tyomaaId: done.tyomaaId })]: done.varmenne,
  [keyOf({ tyomaaId: done.poistuvaId })]: done.poistuvaVarmenne,
});

/** How merging is undone and redone. */
export function yhdistysKinds(
  tools: TyomaaTools,
  notify: Pick<Notify, 'error'>,
): ChangeKinds<YhdistysChange> {
  async function turn(
    { before, after }: YhdistysChange,
    seen: Readonly<Partial<Record<string, number>>> | null,
  ) {
    const versionOf = (tyomaaId: number) => seen?.[keyOf({ tyomaaId })];
    if (after) {
      const { tyomaaId, poistuvaId } = after;
      return merge(tools, after, { varmenne: versionOf(tyomaaId), poistuvaVarmenne: versionOf(poistuvaId) });
    }
    return before && unmerge(tools, before.yhdistysId);
  }
  return {
    yhdistys: {
      records: ({ before, after }) =>
        [before, after].flatMap((of) =>
          of
            ? [keyOf({ tyomaaId: of.tyomaaId }), keyOf({ tyomaaId: of.poistuvaId }), mergeKey(of.yhdistysId)]
            : [],
        ),
      async send({ change, seen }): Promise<Outcome> {
        try {
          const done = await turn(change, seen);
          if (!done) return 'gone';
          const versions = versionsOf(done);
          const from = (change.after ?? change.before)?.yhdistysId ?? 0;
          const newKey = { from: mergeKey(from), to: mergeKey(done.yhdistysId) };
          return { versions, made: versions, ...(change.after && { newKey }) };
        } catch (error) {
          notify.error(change.after ? texts.failed : texts.undoFailed, error);
          return error instanceof ApiError && error.errorCode.startsWith('TYOMAA.MERGE_') ? 'gone' : 'failed';
        }
      },
      withNewKey(change, { to }) {
        const yhdistysId = Number(to.split(' ')[1]);
        const renamed = (of: Yhdistettavat | null) => of && { ...of, yhdistysId };
        return { ...change, before: renamed(change.before), after: renamed(change.after) };
      },
    },
  };
}
