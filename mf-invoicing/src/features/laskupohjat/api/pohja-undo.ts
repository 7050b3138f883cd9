import {
  laskupohjaCalls,
  laskupohjaRecordFields,
  sameValue,
  type Laskupohja,
  type LaskupohjaRecordFields,
} from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import {
  ApiError,
  idempotent,
  type ApiClient,
  type ChangeKinds,
  type Notify,
  type Outcome,
} from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { texts } from '../texts.js';
import { laskupohjatKey } from './laskupohjat.js';

/** A template that was deleted (`after` is null), or is made again. */
interface PohjaChange {
  kind: 'laskupohja';
  before: Laskupohja | null;
  after: Laskupohja | null;
}

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
export function pohjaKinds(tools: PohjaTools): ChangeKinds<PohjaChange> {
  const { api, notify } = tools;
  const make = remaker(tools);
  async function remake(pohja: Laskupohja): Promise<Outcome> {
    const { laskupohjaId, varmenne } = await make(pohja);
    const [from, to] = [keyOf(pohja.laskupohjaId), keyOf(laskupohjaId)];
    return { versions: { [to]: varmenne }, made: { [to]: varmenne }, newKey: { from, to } };
  }
  async function removeAgain(left: Laskupohja, overwrites: boolean): Promise<Outcome> {
    const { laskupohjaId } = left;
    const now = await api.ask(laskupohjaCalls.get, { laskupohjaId });
    if (!overwrites && !sameValue(uutena(now), uutena(left))) return { outdated: {} };
    await deletePohja(tools, laskupohjaId);
    return { versions: {}, made: {} };
  }
  return {
    laskupohja: {
      records: ({ before, after }) =>
        [before, after].flatMap((pohja) => (pohja ? [keyOf(pohja.laskupohjaId)] : [])),
      removes: ({ after }) => after === null,
      withNewKey({ kind, before, after }, { to }) {
        const laskupohjaId = Number(to.slice(1));
        return {
          kind,
          before: before && { ...before, laskupohjaId },
          after: after && { ...after, laskupohjaId },
        };
      },
      async send({ change: { before, after }, seen }) {
        try {
          if (after) return await remake(after);
          return before ? await removeAgain(before, seen === null) : 'gone';
        } catch (error) {
          notify.error(after ? texts.remakeFailed : texts.removeFailed, error);
          return error instanceof ApiError && error.errorCode === 'LASKUPOHJA.NOT_FOUND' ? 'gone' : 'failed';
        }
      },
    },
  };
}
