import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useSession } from '@keikka/sdk';

/**
 * Whether the person may set selling prices, as the service has it: who sees them, whatever else that person may change.
 * Only the keikka admin changes a locked order (C-105).
 */
export function useMayPrice({ access, keikkaData }: Pick<KeikkaGetAnswer, 'access' | 'keikkaData'>): boolean {
  const { isKeikkaAdmin } = useSession().roles;
  return access.prices && (!keikkaData.isLocked || isKeikkaAdmin);
}
