import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';

/** Reads the stored product past every cache, to resolve a conflict against it. */
export function useReadTuote(): (tuoteId: number) => Promise<Tuote> {
  const api = useApi();
  return (tuoteId) => api.ask(tuoteCalls.get, { tuoteId }, { revalidate: true });
}
