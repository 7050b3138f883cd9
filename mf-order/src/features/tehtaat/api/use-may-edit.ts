import type { SijaintiData } from '@keikka/contracts';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import { useCallback } from 'react';

/** Company admins edit what the company keeps of its own; the others read it. */
export function useMayEdit(): boolean {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  return asiakasAdmin || isSystemAdmin;
}

/** Whether a factory is the company's own: those of its suppliers are only read. */
export function useIsOwn(): (tehdas: Pick<SijaintiData, 'asiakasId'>) => boolean {
  const own = useOwnAsiakasId();
  return useCallback(({ asiakasId }) => asiakasId === own, [own]);
}
