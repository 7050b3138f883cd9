import type { KeikkaData, KeikkaGetAnswer, KeikkaTila } from '@keikka/contracts';
import { daysTouched, type Yyyymmdd } from '@keikka/domain';
import { useApi, useTellStale } from '@keikka/sdk';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keikkaKey, keikkaRead } from './get-keikka.js';

/** What the answer names beside the order, and changes with it. */
type BesideKeikka = Pick<KeikkaGetAnswer, 'vehicleData'>;

/** The loaded orders, for a feature that changes a part of one. */
export interface KeikkaCache {
  shown: (keikkaId: number) => KeikkaData | null;
  /** Lays fields over an order that is loaded. An answer under way would bring back what was before them. */
  lay: (keikkaId: number, fields: Partial<KeikkaData>, beside?: Partial<BesideKeikka>) => void;
  /** Lays a status over an order that is loaded, wherever the order tells of it. */
  layTila: (keikkaId: number, tila: Pick<KeikkaTila, 'keikkaTilaId' | 'keikkaTilaSelite'>) => void;
  /** Reads an order anew where it is shown. */
  refresh: (keikkaId: number) => void;
  /** The same after a change that failed; the board reads the order's days anew too. */
  doubt: (keikkaId: number) => void;
  /** Reads an order anew; null when there is none. */
  read: (keikkaId: number) => Promise<KeikkaData | null>;
}

export function useKeikkaCache(): KeikkaCache {
  const api = useApi();
  const queryClient = useQueryClient();
  const tellStale = useTellStale();
  return useMemo(() => {
    const answerOf = (keikkaId: number): KeikkaGetAnswer | null =>
      queryClient.getQueryData<KeikkaGetAnswer | null>(keikkaKey(keikkaId)) ?? null;
    const refresh = (keikkaId: number): void =>
      void queryClient.invalidateQueries({ queryKey: keikkaKey(keikkaId) });
    function change(keikkaId: number, changed: (answer: KeikkaGetAnswer) => KeikkaGetAnswer): void {
      const queryKey = keikkaKey(keikkaId);
      void queryClient.cancelQueries({ queryKey });
      const answer = answerOf(keikkaId);
      if (answer) queryClient.setQueryData<KeikkaGetAnswer>(queryKey, changed(answer));
    }
    return {
      shown: (keikkaId) => answerOf(keikkaId)?.keikkaData ?? null,
      lay(keikkaId, fields, beside) {
        // First, so that nobody takes the version for a colleague's.
        if (fields.varmenne) queryClient.setQueryData(madeKey(keikkaId), fields.varmenne);
        change(keikkaId, (answer) => ({
          ...answer,
          ...beside,
          keikkaData: { ...answer.keikkaData, ...fields, varmenne: tokenAfter(answer.keikkaData, fields) },
        }));
      },
      layTila(keikkaId, tila) {
        change(keikkaId, (answer) => ({
          ...answer,
          keikkaData: { ...answer.keikkaData, ...tila },
          tilaData: { ...answer.tilaData, ...tila },
        }));
      },
      refresh,
      doubt(keikkaId) {
        refresh(keikkaId);
        tellStale(daysOf(answerOf(keikkaId)?.keikkaData));
      },
      read: async (keikkaId) => {
        const answer = await queryClient.query({ ...keikkaRead(api, keikkaId), staleTime: 0 });
        return answer?.keikkaData ?? null;
      },
    };
  }, [api, queryClient, tellStale]);
}

const madeKey = (keikkaId: number) => ['keikka-made', keikkaId] as const;

/** The newest version of an order that an act of this browser made, once there is one. */
export const useMadeVarmenne = (keikkaId: number): number | undefined =>
  useQuery<number>({ queryKey: madeKey(keikkaId), queryFn: skipToken }).data;

/** The days that the order stands on; none while it has no time. */
function daysOf(keikka: KeikkaData | undefined): Yyyymmdd[] {
  if (!keikka?.timeStart) return [];
  return daysTouched(new Date(keikka.timeStart), new Date(keikka.timeEnd));
}

/**
 * The token that the laid fields leave. One further on than the next stands for a colleague's change too, which only a read
 * brings: until then a form upon this order must not say that it has seen it.
 */
function tokenAfter({ varmenne }: KeikkaData, fields: Partial<KeikkaData>): number {
  const laid = fields.varmenne ?? varmenne;
  return laid <= varmenne + 1 ? laid : varmenne;
}
