import {
  laskupohjaCalls,
  laskupohjaRecordFields,
  type Laskupohja,
  type LaskupohjaRecordFields,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import { ApiError, idempotent, type ApiClient, type ChangeKinds, type Notify } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { remadeKind, type MadeOrDeleted } from '../../../parts/remade-kind.js';
import { texts } from '../texts.js';
import { laskupohjatKey } from './laskupohjat.js';

export interface PohjaTools {
  api: ApiClient;
  queryClient: QueryClient;
  /** The company of the templates. */
  asiakasId: number;
  notify: Pick<Notify, 'error'>;
}

/** The key of a template among all that can be undone. */
export const keyOf = (laskupohjaId: number): string => `p${laskupohjaId}`;

/** The values of a template without the ids of its lines, which one that is made again has not. */
function uutena(pohja: Laskupohja): LaskupohjaRecordFields {
  const { rivit, laskupohjaBetonit, lisat, ...state } = stateOf(laskupohjaRecordFields, pohja);
  return {
    ...state,
    rivit: rivit.map(({ laskupohjaRiviId: _, ...rivi }) => rivi),
    laskupohjaBetonit: laskupohjaBetonit.map(({ laskupohjaBetoniId: _, ...betoni }) => betoni),
    lisat: lisat.map(({ laskupohjaLisaId: _, ...lisa }) => lisa),
  };
}

/** Deletes a template. The list is read anew. */
export async function deletePohja(
  { api, queryClient, asiakasId }: Omit<PohjaTools, 'notify'>,
  laskupohjaId: number,
): Promise<void> {
  await api.ask(laskupohjaCalls.delete, { laskupohjaId });
  void queryClient.invalidateQueries({ queryKey: [...laskupohjatKey(asiakasId), 'list'] });
}

/** Makes a template with the values of one that was deleted. Until it has all of them it is a draft, which bills nothing. */
function remaker(tools: PohjaTools): (pohja: Laskupohja) => Promise<Laskupohja> {
  const { api, queryClient, asiakasId } = tools;
  const beginOnce = idempotent((laskupohjaNimi: string, idempotencyKey) =>
    api.ask(laskupohjaCalls.create, { laskuttajaAsiakasId: asiakasId, laskupohjaNimi }, { idempotencyKey }),
  );
  return async (pohja) => {
    const { laskupohjaId } = await beginOnce(pohja.laskupohjaNimi);
    try {
      return await api.ask(laskupohjaCalls.save, { ...uutena(pohja), laskupohjaId });
    } catch (error) {
      // Half a template would stand beside the next try; that it could not be deleted says less than why it was not saved.
      await deletePohja(tools, laskupohjaId).catch(() => undefined);
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [...laskupohjatKey(asiakasId), 'list'] });
    }
  };
}

/**
 * How the deletion of a template is undone and redone. It is made again with its values under a new id: invoices that were built
 * of it keep their rows, and the number of the old one.
 */
export function pohjaKinds(tools: PohjaTools): ChangeKinds<MadeOrDeleted<'laskupohja', Laskupohja>> {
  return {
    laskupohja: remadeKind({
      idName: 'laskupohjaId',
      keyOf: ({ laskupohjaId }) => keyOf(laskupohjaId),
      valuesOf: uutena,
      make: remaker(tools),
      read: ({ laskupohjaId }) => tools.api.ask(laskupohjaCalls.get, { laskupohjaId }),
      remove: ({ laskupohjaId }) => deletePohja(tools, laskupohjaId),
      isGone: (error) => error instanceof ApiError && error.errorCode === 'LASKUPOHJA.NOT_FOUND',
      notify: tools.notify,
      texts,
    }),
  };
}
