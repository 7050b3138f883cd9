import { tuoteCalls, type Tuote } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';

/** Reads a product as it is now, past what anyone has stored: a conflict is resolved upon it. */
export function useReadTuote(): (tuoteId: number) => Promise<Tuote> {
  const api = useApi();
  return (tuoteId) => api.ask(tuoteCalls.get, { tuoteId }, { revalidate: true });
}
