import { tyomaaCalls, type ListedTyomaa } from '@keikka/contracts';
import { ApiError, type ApiClient, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts.js';
import { tyomaatKey } from './list-tyomaat.js';

/** What the calls about sites need. */
export interface TyomaaTools {
  api: ApiClient;
  queryClient: QueryClient;
  asiakasId: number;
}

/** As much of a site as its undo needs. */
export type Poistettava = Pick<ListedTyomaa, 'tyomaaId' | 'tyomaaNimi' | 'tyomaaOsoite1' | 'varmenne'>;

/** A site that was made (`before` is null), or deleted (`after` is null). */
export interface TyomaaChange {
  kind: 'tyomaa';
  before: Poistettava | null;
  after: Poistettava | null;
}

/** The same key as that of the window of a site: a step about a later change of it comes first. */
export const keyOf = ({ tyomaaId }: Pick<ListedTyomaa, 'tyomaaId'>): string => `s${tyomaaId}`;

/** Deletes a site. Its row disappears at once, and is read again when it has to stay (I-163). */
export async function deleteTyomaa(
  { api, queryClient, asiakasId }: TyomaaTools,
  { tyomaaId }: Poistettava,
  varmenne?: number,
): Promise<number> {
  const queryKey = tyomaatKey(asiakasId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ListedTyomaa[]>(queryKey, (tyomaat) =>
    tyomaat?.filter((one) => one.tyomaaId !== tyomaaId),
  );
  try {
    return (await api.ask(tyomaaCalls.delete, { id: tyomaaId, varmenne })).varmenne;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}

async function restoreTyomaa(
  { api, queryClient, asiakasId }: TyomaaTools,
  { tyomaaId }: Poistettava,
  varmenne?: number,
): Promise<number> {
  const restored = await api.ask(tyomaaCalls.restore, { tyomaaId, varmenne });
  void queryClient.invalidateQueries({ queryKey: tyomaatKey(asiakasId) });
  return restored.varmenne;
}

/** How making and deleting a site are undone and redone. A deleted one comes back with its number and its history. */
export function tyomaaKinds(tools: TyomaaTools, notify: Pick<Notify, 'error'>): ChangeKinds<TyomaaChange> {
  async function turn({ before, after }: TyomaaChange, seenOf: (of: Poistettava) => number | undefined) {
    if (after) return { [keyOf(after)]: await restoreTyomaa(tools, after, seenOf(after)) };
    return before && { [keyOf(before)]: await deleteTyomaa(tools, before, seenOf(before)) };
  }
  return {
    tyomaa: {
      records: ({ before, after }) => [before, after].flatMap((one) => (one ? [keyOf(one)] : [])),
      removes: ({ after }) => after === null,
      async send({ change, seen }): Promise<Outcome> {
        try {
          const versions = await turn(change, (of) => seen?.[keyOf(of)]);
          return versions ? { versions, made: versions } : 'gone';
        } catch (error) {
          if (error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED')
            return { outdated: error.errorDetails ?? {} };
          notify.error(change.after ? texts.restoreFailed : texts.removeFailed, error);
          return error instanceof ApiError && error.errorCode === 'TYOMAA.NOT_FOUND' ? 'gone' : 'failed';
        }
      },
    },
  };
}
