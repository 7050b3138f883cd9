import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { keikkaKey } from '../features/keikka/api/get-keikka.js';

/** Tells of each order that is shown in another version than before. */
export function watchOrders(
  queryClient: QueryClient,
  onChange: (keikkaId: number) => void = () => undefined,
): void {
  const seen = new Map<number, number>();
  const [subject] = keikkaKey(0);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [of] = query.queryKey as readonly unknown[];
    if (type !== 'updated' || of !== subject) return;
    const keikka = (query.state.data as KeikkaGetAnswer | null | undefined)?.keikkaData;
    if (!keikka) return;
    const before = seen.get(keikka.keikkaId);
    seen.set(keikka.keikkaId, keikka.varmenne);
    if (before !== undefined && before !== keikka.varmenne) onChange(keikka.keikkaId);
  });
}
