import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import type { Owners } from './use-betoni-lists.js';

/** Company admins keep the extras and the limits of their own company, which are those of its orders. */
export function useMayKeep({ ownerAsiakasId }: Pick<Owners, 'ownerAsiakasId'>): boolean {
  const { asiakasAdmin, isSystemAdmin } = useSession().roles;
  const own = useOwnAsiakasId();
  return (asiakasAdmin || isSystemAdmin) && ownerAsiakasId === own;
}
