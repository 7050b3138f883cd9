import type { KeikkaGetAnswer } from '@keikka/contracts';
import { isAdmin } from '@keikka/domain';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import type { ReactNode } from 'react';
import { AikaisemmatTilaukset } from '../features/aikaisemmat/components/aikaisemmat-tilaukset.js';
import { KeikkaText } from '../features/teksti/components/keikka-text.js';
import type { KeikkaTab } from './tabs.js';

/** The tabs that only tell, for who edits the order and for who does not. */
export function useReadPanels(answer: KeikkaGetAnswer): Partial<Record<KeikkaTab, ReactNode>> {
  const { roles } = useSession();
  const isOwners = useOwnAsiakasId() === answer.keikkaData.ownerAsiakasId;
  return {
    teksti: <KeikkaText answer={answer} />,
    // For the owner's admins alone, as the service has it.
    ...(isOwners && isAdmin(roles) && { aikaisemmat: <AikaisemmatTilaukset keikka={answer.keikkaData} /> }),
  };
}
