import type { KeikkaData } from '@keikka/contracts';
import { isKeikkaGone, type Change, type ChangeKind } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { NotSent, turnsOf } from './turns.js';

/** A change of one part of an order that is saved by itself, such as its time. */
export interface PartChange extends Change {
  keikkaId: number;
}

/** The loaded orders, as far as a part that is put back is concerned. */
interface OrderCache {
  refresh: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

interface Part<C extends PartChange> {
  queryClient: QueryClient;
  cache: OrderCache;
  /** Whether the order has this side of a change. */
  has: (keikka: KeikkaData, side: C['before']) => boolean;
  /** Sends the wanted side of a change, and shows it. */
  send: (keikka: KeikkaData, change: C) => Promise<{ varmenne: number }>;
  tellFailed: (error: unknown) => void;
}

/** The key that the board has for the same order, so that a later drag of it is undone first. */
export const orderKey = (keikkaId: number): string => `k${keikkaId}`;

/** How a part is put back: upon the one that the step left, whatever else of the order was saved since. */
export function partKind<C extends PartChange>({ queryClient, cache, ...part }: Part<C>): ChangeKind<C> {
  return {
    records: ({ keikkaId }) => [orderKey(keikkaId)],
    keikkaOf: ({ keikkaId }) => keikkaId,
    async send({ change, seen }) {
      const { keikkaId } = change;
      try {
        return await turnsOf(queryClient, keikkaId).take(change.kind, async () => {
          const keikka = await cache.read(keikkaId);
          if (!keikka) return 'gone';
          if (seen && !part.has(keikka, change.before)) return { outdated: {} };
          const { varmenne } = await part.send(keikka, change);
          const versions = { [orderKey(keikkaId)]: varmenne };
          return { versions, made: varmenne === keikka.varmenne ? {} : versions };
        });
      } catch (error) {
        if (!(error instanceof NotSent)) part.tellFailed(error);
        return isKeikkaGone(error) ? 'gone' : 'failed';
      } finally {
        cache.refresh(keikkaId);
      }
    },
  };
}
