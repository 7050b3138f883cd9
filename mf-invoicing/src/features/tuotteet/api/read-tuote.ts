import { tuoteCalls } from '@keikka/contracts';
import { useApi, type ApiClient } from '@keikka/sdk';
import { withKeys, type KeyedTuote } from '../model/tuote-form.js';

/** Reads the stored product past every cache. */
export const readTuote = async (api: ApiClient, tuoteId: number): Promise<KeyedTuote> =>
  withKeys(await api.ask(tuoteCalls.get, { tuoteId }, { revalidate: true }));

/** Reads the stored product, to resolve a conflict against it. */
export function useReadTuote(): (tuoteId: number) => Promise<KeyedTuote> {
  const api = useApi();
  return (tuoteId) => readTuote(api, tuoteId);
}
