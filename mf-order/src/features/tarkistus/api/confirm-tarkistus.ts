import { keikkaFormCalls, type KeikkaData, type TarkistusKohde } from '@keikka/contracts';
import type { ApiClient, ChangeKinds, Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { partKind, type PartChange } from '../../../turns/part-change.js';
import { NotSent, turnsOf } from '../../../turns/turns.js';
import { wasChecked, withLook } from '../model/looked-at.js';
import { texts } from '../texts.js';

/** The loaded orders, as far as what is to be looked at is concerned. The page gives them. */
export interface OrderCache {
  shown: (keikkaId: number) => KeikkaData | null;
  lay: (keikkaId: number, fields: Partial<Pick<KeikkaData, 'varmenne' | 'tarkistettavat'>>) => void;
  refresh: (keikkaId: number) => void;
  doubt: (keikkaId: number) => void;
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export interface TarkistusTools {
  api: ApiClient;
  queryClient: QueryClient;
  cache: OrderCache;
  notify: Pick<Notify, 'error'>;
}

/** Whether a value of a copied order was looked at, before and after. */
export interface TarkistusChange extends PartChange {
  kind: 'tarkistus';
  before: Look;
  after: Look;
}
interface Look {
  kohde: TarkistusKohde;
  isChecked: boolean;
}

/** Confirms a value of a copied order, and shows it at once. When that fails, it is to be looked at again. */
export async function confirmTarkistus(
  tools: TarkistusTools,
  keikkaId: number,
  kohde: TarkistusKohde,
): Promise<{ varmenne: number }> {
  const { queryClient, cache, notify } = tools;
  const turns = turnsOf(queryClient, keikkaId);
  const look = { kohde, isChecked: true };
  show(cache, keikkaId, look);
  try {
    const row = await turns.take(`tarkistus-${kohde}`, () => send(tools, keikkaId, look));
    if (turns.idle) cache.refresh(keikkaId);
    return row;
  } catch (error) {
    if (!(error instanceof NotSent)) {
      cache.doubt(keikkaId);
      notify.error(texts.failed, error);
    }
    throw error;
  }
}

function show(cache: OrderCache, keikkaId: number, look: Look): void {
  const keikka = cache.shown(keikkaId);
  if (keikka) cache.lay(keikkaId, { tarkistettavat: withLook(keikka.tarkistettavat, look) });
}

/** Sends a look upon the newest token that is known. */
async function send(
  { api, cache }: TarkistusTools,
  keikkaId: number,
  { kohde, isChecked }: Look,
): Promise<{ varmenne: number }> {
  const varmenne = cache.shown(keikkaId)?.varmenne;
  const takenBack = isChecked ? {} : { isTakenBack: true };
  const row = await api.ask(keikkaFormCalls.confirmTarkistus, { keikkaId, kohde, ...takenBack, varmenne });
  cache.lay(keikkaId, { varmenne: row.varmenne });
  return row;
}

export const tarkistusKinds = (tools: TarkistusTools): ChangeKinds<TarkistusChange> => ({
  tarkistus: partKind<TarkistusChange>({
    ...tools,
    has: ({ tarkistettavat }, { kohde, isChecked }) => wasChecked(tarkistettavat, kohde) === isChecked,
    async send(_keikka, { keikkaId, after }) {
      const row = await send(tools, keikkaId, after);
      show(tools.cache, keikkaId, after);
      return row;
    },
    tellFailed: (error) => tools.notify.error(texts.failed, error),
  }),
});
