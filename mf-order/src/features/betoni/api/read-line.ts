import { keikkaCalls, type Betoni } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';

/** Reads a line anew with the version of its order, as after a conflict; null when it is gone. */
export function useReadLine({
  keikkaId,
  keikkaBetoniId,
}: Betoni): () => Promise<(Betoni & { varmenne: number }) | null> {
  const api = useApi();
  return async () => {
    const { keikkaData } = await api.ask(keikkaCalls.get, { keikkaId, ownerAsiakasId: 0 });
    const line = keikkaData.betonit.find((one) => one.keikkaBetoniId === keikkaBetoniId);
    return line ? { ...line, varmenne: keikkaData.varmenne } : null;
  };
}
