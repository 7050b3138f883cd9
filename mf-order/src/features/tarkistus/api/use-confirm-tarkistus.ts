import { keikkaFormCalls, type KeikkaData, type TarkistusKohde } from '@keikka/contracts';
import { useApi, useNotify } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as what is to be looked at is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Partial<Pick<KeikkaData, 'varmenne' | 'tarkistettavat'>>) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
}

/** Confirms a value of a copied order, and shows it at once. When that fails, it is to be looked at again. */
export function useConfirmTarkistus(keikka: KeikkaData, cache: OrderCache): (kohde: TarkistusKohde) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { keikkaId } = keikka;

  async function send(kohde: TarkistusKohde): Promise<void> {
    const varmenne = cache.shown(keikkaId)?.varmenne;
    const row = await api.ask(keikkaFormCalls.confirmTarkistus, { keikkaId, kohde, varmenne });
    cache.lay(keikkaId, { varmenne: row.varmenne });
  }
  async function confirm(kohde: TarkistusKohde): Promise<void> {
    const { tarkistettavat } = cache.shown(keikkaId) ?? keikka;
    const turns = turnsOf(queryClient, keikkaId);
    cache.lay(keikkaId, { tarkistettavat: tarkistettavat.filter((one) => one !== kohde) });
    try {
      await turns.take(`tarkistus-${kohde}`, () => send(kohde));
      if (turns.idle) cache.refresh(keikkaId);
    } catch (error) {
      if (error instanceof NotSent) return;
      cache.doubt(keikkaId);
      notify.error(texts.failed, error);
    }
  }
  return (kohde) => void confirm(kohde);
}
