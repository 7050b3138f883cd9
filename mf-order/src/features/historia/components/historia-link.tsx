import type { KeikkaData } from '@keikka/contracts';
import { HistoryLink } from '@keikka/sdk';
import { useReadsHistory } from '../../../parts/use-reads-history.js';

/** Nothing for who may not read it. */
export function HistoriaLink({ keikkaId, ownerAsiakasId }: Pick<KeikkaData, 'keikkaId' | 'ownerAsiakasId'>) {
  return useReadsHistory(ownerAsiakasId) && <HistoryLink keikkaId={keikkaId} />;
}
