import { keikkaFormCalls, type KeikkaData } from '@keikka/contracts';
import type { ApiClient, ChangeKinds, Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { partKind, type PartChange } from '../../../turns/part-change.js';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import type { Lahde } from '../model/lahde-choices.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as their source is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Partial<Lahde & Pick<KeikkaData, 'varmenne'>>) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export interface LahdeTools {
  api: ApiClient;
  queryClient: QueryClient;
  cache: OrderCache;
  notify: Pick<Notify, 'error'>;
}

/** Another source of an order. */
export interface LahdeChange extends PartChange {
  kind: 'lahde';
  before: Lahde;
  after: Lahde;
}

/** Saves a source and shows it at once. When that fails, the one from before is back and the reason is told. */
export async function saveLahde(
  tools: LahdeTools,
  { keikkaId, before, after }: Omit<LahdeChange, 'kind'>,
): Promise<{ varmenne: number }> {
  const { queryClient, cache, notify } = tools;
  const turns = turnsOf(queryClient, keikkaId);
  cache.lay(keikkaId, after);
  try {
    const row = await turns.take('lahde', () => sendLahde(tools, keikkaId, after));
    if (turns.idle) cache.refresh(keikkaId);
    return row;
  } catch (error) {
    if (!(error instanceof NotSent)) {
      cache.lay(keikkaId, before);
      cache.doubt(keikkaId);
      notify.error(texts.saveFailed, error);
    }
    throw error;
  }
}

/** Sends a source upon the newest token that is known. */
async function sendLahde(
  { api, cache }: LahdeTools,
  keikkaId: number,
  { sourceAsiakasId }: Lahde,
): Promise<{ varmenne: number }> {
  const varmenne = cache.shown(keikkaId)?.varmenne;
  const row = await api.ask(keikkaFormCalls.setSourceAsiakas, { keikkaId, sourceAsiakasId, varmenne });
  cache.lay(keikkaId, { varmenne: row.varmenne });
  return row;
}

export const lahdeKinds = (tools: LahdeTools): ChangeKinds<LahdeChange> => ({
  lahde: partKind<LahdeChange>({
    ...tools,
    has: ({ sourceAsiakasId }, side) => sourceAsiakasId === side.sourceAsiakasId,
    async send(_keikka, { keikkaId, after }) {
      const row = await sendLahde(tools, keikkaId, after);
      tools.cache.lay(keikkaId, after);
      return row;
    },
    tellFailed: (error) => tools.notify.error(texts.saveFailed, error),
  }),
});
