import {
  keikkaCalls,
  type GridKeikka,
  type KeikkaData,
  type KeikkaGetAnswer,
  type VehicleData,
} from '@keikka/contracts';
import type { ApiClient, Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as their vehicle is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Partial<KeikkaData>, beside?: { vehicleData: VehicleData | null }) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export interface AjoneuvoTools {
  api: ApiClient;
  queryClient: QueryClient;
  cache: OrderCache;
  notify: Pick<Notify, 'success' | 'error'>;
}

type ShownOrder = Pick<KeikkaGetAnswer, 'keikkaData' | 'vehicleData'>;

interface Sent {
  keikkaId: number;
  /** Where the order was seen (O-245); null for no vehicle. */
  fromId: number | null;
  toId: number;
}

/**
 * Saves another vehicle and shows it at once. When that fails, the one from before is back, the reason is told and the
 * order is read anew [O-283].
 */
export async function saveAjoneuvo(
  tools: AjoneuvoTools,
  { keikkaData: { keikkaId, vehicleId: fromId }, vehicleData }: ShownOrder,
  to: VehicleData,
): Promise<GridKeikka> {
  const { queryClient, cache } = tools;
  const turns = turnsOf(queryClient, keikkaId);
  layVehicle(cache, keikkaId, to);
  try {
    const row = await turns.take('ajoneuvo', () =>
      sendAjoneuvo(tools, { keikkaId, fromId, toId: to.vehicleId }),
    );
    if (turns.idle) cache.refresh(keikkaId);
    return row;
  } catch (error) {
    if (!(error instanceof NotSent)) {
      cache.lay(keikkaId, { vehicleId: fromId }, { vehicleData });
      cache.doubt(keikkaId);
      tellFailed(tools, error);
    }
    throw error;
  }
}

/** Sends a vehicle upon the newest token that is known. */
export async function sendAjoneuvo(
  { api, cache }: AjoneuvoTools,
  { keikkaId, fromId, toId }: Sent,
): Promise<GridKeikka> {
  const row = await api.ask(keikkaCalls.saveVehicle, {
    keikkaId,
    vehicleId: toId,
    originalVehicleId: fromId,
    varmenne: cache.shown(keikkaId)?.varmenne,
  });
  cache.lay(keikkaId, { varmenne: row.varmenne });
  return row;
}

export function layVehicle({ lay }: OrderCache, keikkaId: number, vehicleData: VehicleData): void {
  lay(keikkaId, { vehicleId: vehicleData.vehicleId }, { vehicleData });
}

export function tellFailed({ notify }: Pick<AjoneuvoTools, 'notify'>, error: unknown): void {
  notify.error(texts.saveFailed, error);
}
