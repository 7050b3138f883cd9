import type { KeikkaGetAnswer } from '@keikka/contracts';
import { isAdmin } from '@keikka/domain';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';
import type { ReactNode } from 'react';
import { AikaisemmatTilaukset } from '../features/aikaisemmat/components/aikaisemmat-tilaukset.js';
import { HinnatOfOrder } from '../features/betoni/components/hinnat-of-order.js';
import { useKeikkaCache } from '../features/keikka/api/keikka-cache.js';
import { Muutoshistoria } from '../features/historia/components/muutoshistoria.js';
import { LaskutusPanel } from '../features/laskutus/components/laskutus-panel.js';
import { hasLaskutus } from '../features/laskutus/model/laskutus-tab.js';
import { KeikkaText } from '../features/teksti/components/keikka-text.js';
import { useReadsHistory } from '../parts/use-reads-history.js';
import type { KeikkaTab } from './tabs.js';

/** The tabs that only tell, for who edits the order and for who does not. */
export function useReadPanels(answer: KeikkaGetAnswer): Partial<Record<KeikkaTab, ReactNode>> {
  const session = useSession();
  const cache = useKeikkaCache();
  const readsHistory = useReadsHistory(answer.keikkaData.ownerAsiakasId);
  const isOwners = useOwnAsiakasId() === answer.keikkaData.ownerAsiakasId;
  return {
    teksti: (
      <>
        <KeikkaText answer={answer} />
        <HinnatOfOrder answer={answer} cache={cache} />
      </>
    ),
    ...(readsHistory && {
      historia: <Muutoshistoria key={answer.keikkaData.keikkaId} keikka={answer.keikkaData} />,
    }),
    // For the owner's admins alone, as the service has it.
    ...(isOwners &&
      isAdmin(session.roles) && { aikaisemmat: <AikaisemmatTilaukset keikka={answer.keikkaData} /> }),
    ...(hasLaskutus(session, answer.access) && {
      // Of the next order, another list.
      laskutus: <LaskutusPanel key={answer.keikkaData.keikkaId} keikkaId={answer.keikkaData.keikkaId} />,
    }),
  };
}
