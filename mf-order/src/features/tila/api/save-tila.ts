import { keikkaCalls, type GridKeikka, type KeikkaData, type KeikkaTila } from '@keikka/contracts';
import type { ApiClient, Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { texts } from '../texts.js';
import { tilatKey } from './list-tilat.js';

/** A status as an order names it. */
export type Tila = Pick<KeikkaTila, 'keikkaTilaId' | 'keikkaTilaSelite'>;

/** The loaded orders, as far as their status is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Pick<KeikkaData, 'varmenne'>) => void;
  layTila: (keikkaId: number, tila: Tila) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export interface TilaTools {
  api: ApiClient;
  queryClient: QueryClient;
  cache: OrderCache;
  notify: Pick<Notify, 'success' | 'error'>;
}

interface TilaSave {
  before: Tila;
  after: Tila;
}

/**
 * Saves a status and shows it at once. When that fails, the status from before is back, the reason is told, and the order
 * and the list of statuses are read anew [O-102].
 */
export async function saveTila(
  tools: TilaTools,
  keikkaId: number,
  { before, after }: TilaSave,
): Promise<GridKeikka> {
  const { queryClient, cache } = tools;
  const turns = turnsOf(queryClient, keikkaId);
  cache.layTila(keikkaId, after);
  try {
    const row = await turns.take('tila', () => sendTila(tools, keikkaId, after));
    if (turns.idle) cache.refresh(keikkaId);
    return row;
  } catch (error) {
    if (!(error instanceof NotSent)) {
      cache.layTila(keikkaId, before);
      cache.doubt(keikkaId);
      tellFailed(tools, error);
    }
    throw error;
  }
}

/** Sends a status upon the newest token that is known. */
export async function sendTila(
  { api, cache }: TilaTools,
  keikkaId: number,
  { keikkaTilaId }: Tila,
): Promise<GridKeikka> {
  const varmenne = cache.shown(keikkaId)?.varmenne;
  const row = await api.ask(keikkaCalls.saveTila, { keikkaId, keikkaTilaId, varmenne });
  cache.lay(keikkaId, { varmenne: row.varmenne });
  return row;
}

export function tellFailed({ notify, queryClient }: TilaTools, error: unknown): void {
  notify.error(texts.saveFailed, error);
  void queryClient.invalidateQueries({ queryKey: tilatKey });
}
