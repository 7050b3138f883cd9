import { readsHistory } from '@keikka/domain';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';

/** Whether the reader may read the change history of this company's orders, as the service has it [O-018]. */
export function useReadsHistory(ownerAsiakasId: number): boolean {
  const { roles } = useSession();
  return useOwnAsiakasId() === ownerAsiakasId && readsHistory(roles);
}
