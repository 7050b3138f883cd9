import { errors, keikkaCalls, type checkAgain, type GridKeikka, type KeikkaData } from '@keikka/contracts';
import { pumppuKestoFault, type PumpTime } from '@keikka/domain';
import { ApiError, type ApiClient, type Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { fieldsAt, pumpTimeOf, timeFields } from '../model/keikka-time.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as their time is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Partial<KeikkaData>) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export interface AikaTools {
  api: ApiClient;
  queryClient: QueryClient;
  cache: OrderCache;
  notify: Pick<Notify, 'success' | 'error'>;
}

/**
 * Saves a time and shows it at once. When that fails, the time from before is back, the reason is told and the order is
 * read anew [O-131].
 */
export async function saveAika(tools: AikaTools, keikka: KeikkaData, after: PumpTime): Promise<GridKeikka> {
  const { queryClient, cache } = tools;
  const { keikkaId } = keikka;
  const fault = pumppuKestoFault(after.minutes);
  if (fault) {
    const { status, text: message } = errors[fault];
    const error = new ApiError({ status, errorCode: fault, message, correlationId: '' });
    tellFailed(tools, error);
    throw error;
  }
  const turns = turnsOf(queryClient, keikkaId);
  const from = pumpTimeOf(keikka);
  cache.lay(keikkaId, fieldsAt(after));
  try {
    const row = await turns.take('aika', () => sendAika(tools, keikkaId, { from, after }));
    if (turns.idle) cache.refresh(keikkaId);
    return row;
  } catch (error) {
    if (!(error instanceof NotSent)) {
      cache.lay(keikkaId, timeFields(keikka));
      cache.doubt(keikkaId);
      tellFailed(tools, error);
    }
    throw error;
  }
}

/** Sends a time upon the newest token that is known. `from` is where the order was seen (O-245). */
export async function sendAika(
  { api, cache }: AikaTools,
  keikkaId: number,
  { from, after, again }: { from: PumpTime | null; after: PumpTime; again?: ReturnType<typeof checkAgain> },
): Promise<GridKeikka> {
  const row = await api.ask(keikkaCalls.savePumppuAika, {
    keikkaId,
    pumppuAika: after.start.toISOString(),
    ...(from?.minutes !== after.minutes && { pumppuKesto: after.minutes }),
    ...(from && { originalPumppuAika: from.start.toISOString() }),
    ...again,
    varmenne: cache.shown(keikkaId)?.varmenne,
  });
  cache.lay(keikkaId, { varmenne: row.varmenne });
  return row;
}

export function tellFailed({ notify }: Pick<AikaTools, 'notify'>, error: unknown): void {
  if (isBadDuration(error)) notify.error(texts.badDuration, error);
  else notify.error(texts.saveFailed, error, { stays: true });
}

const isBadDuration = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.errorCode === 'KEIKKA.DURATION_TOO_SHORT' || error.errorCode === 'KEIKKA.DURATION_TOO_LONG');
