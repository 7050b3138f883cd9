import { sijaintiCalls, type ListedSijainti } from '@keikka/contracts';
import { ApiError, type ApiClient, type ChangeKinds, type Notify, type Outcome } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts.js';
import { tehtaatKey } from './list-tehtaat.js';

/** What the calls about factories need. */
export interface TehdasTools {
  api: ApiClient;
  queryClient: QueryClient;
  asiakasId: number;
}

/** As much of a factory as its undo needs. */
export type Poistettava = Pick<ListedSijainti, 'sijaintiId' | 'sijaintiNimi' | 'varmenne'>;

/** A factory that was made (`before` is null), or deleted (`after` is null). */
export interface TehdasChange {
  kind: 'tehdas';
  before: Poistettava | null;
  after: Poistettava | null;
}

/** A step about a later change of the same factory comes first, of whatever kind it is. */
export const keyOf = (sijaintiId: number): string => `f${sijaintiId}`;

/** Deletes a factory. Its row disappears at once, and is read again when it has to stay. */
export async function deleteTehdas(
  { api, queryClient, asiakasId }: TehdasTools,
  { sijaintiId }: Poistettava,
  varmenne?: number,
): Promise<number> {
  const queryKey = tehtaatKey(asiakasId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ListedSijainti[]>(queryKey, (tehtaat) =>
    tehtaat?.filter((one) => one.sijaintiId !== sijaintiId),
  );
  try {
    return (await api.ask(sijaintiCalls.delete, { sijaintiId, varmenne })).varmenne;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}

async function restoreTehdas(
  { api, queryClient, asiakasId }: TehdasTools,
  { sijaintiId }: Poistettava,
  varmenne?: number,
): Promise<number> {
  const restored = await api.ask(sijaintiCalls.restore, { sijaintiId, varmenne });
  void queryClient.invalidateQueries({ queryKey: tehtaatKey(asiakasId) });
  return restored.varmenne;
}

/** How making and deleting a factory are undone and redone. A deleted one comes back with its history. */
export function tehdasKinds(tools: TehdasTools, notify: Pick<Notify, 'error'>): ChangeKinds<TehdasChange> {
  async function turn({ before, after }: TehdasChange, seenOf: (of: Poistettava) => number | undefined) {
    if (after) return { [keyOf(after.sijaintiId)]: await restoreTehdas(tools, after, seenOf(after)) };
    return before && { [keyOf(before.sijaintiId)]: await deleteTehdas(tools, before, seenOf(before)) };
  }
  return {
    tehdas: {
      records: ({ before, after }) => [before, after].flatMap((one) => (one ? [keyOf(one.sijaintiId)] : [])),
      removes: ({ after }) => after === null,
      async send({ change, seen }): Promise<Outcome> {
        try {
          const versions = await turn(change, ({ sijaintiId }) => seen?.[keyOf(sijaintiId)]);
          return versions ? { versions, made: versions } : 'gone';
        } catch (error) {
          if (error instanceof ApiError && error.errorCode === 'CHANGE.OUTDATED')
            return { outdated: error.errorDetails ?? {} };
          notify.error(change.after ? texts.restoreFailed : texts.removeFailed, error);
          return error instanceof ApiError && error.errorCode === 'SIJAINTI.NOT_FOUND' ? 'gone' : 'failed';
        }
      },
    },
  };
}
