import { gridDayCalls, keikkaCalls, type InputOf } from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import { ApiError, useApi, useLive, useSession } from '@keikka/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keikatOfDay, lastDayWithKeikat, type SampleKeikka } from './sample-keikat.js';

/** The number of days back in which a sample order is looked for. */
const DAYS_BACK = 30;
const FIVE_MINUTES_MS = 300_000;
const ANY_OWNER = 0;
const FORBIDDEN = 403;
const none: readonly SampleKeikka[] = [];

export interface SampleKeikat {
  /** The orders of the last day that had any; none for persons who may not see the board. */
  samples: readonly SampleKeikka[];
  /** The chosen order as formulas see it; without a choice the day's first. */
  keikkaId: number | undefined;
  facts: KeikkaFacts | undefined;
  /** Why an order could not be read. */
  error: Error | null;
  retrying: boolean;
  retry: () => void;
}

/** Sample orders for formulas, and one of them in full. */
export function useSampleKeikat(chosenId: number | undefined): SampleKeikat {
  const list = useKeikatOfLastDay();
  const samples = list.data ?? none;
  const keikkaId = chosenId ?? samples[0]?.keikkaId;
  const keikka = useKeikkaFacts(keikkaId);
  const failed = list.error ? list : keikka;
  return {
    samples,
    keikkaId,
    facts: keikka.data,
    error: failed.error,
    retrying: failed.isFetching,
    retry: () => void failed.refetch(),
  };
}

function useKeikatOfLastDay() {
  const api = useApi();
  const { personId } = useSession().user;
  const today = helsinkiDay(new Date());
  return useQuery({
    queryKey: ['sample-keikat', personId, today],
    queryFn: async ({ signal }): Promise<readonly SampleKeikka[]> => {
      try {
        const span = { first: addDays(today, -DAYS_BACK), last: today };
        const loads = await api.ask(gridDayCalls.listLoads, span, { signal });
        const day = lastDayWithKeikat(loads);
        return day ? keikatOfDay(await api.ask(gridDayCalls.get, windowOf(personId, day), { signal })) : none;
      } catch (error) {
        if (isForbidden(error)) return none;
        throw error;
      }
    },
    staleTime: FIVE_MINUTES_MS,
  });
}

/** A person who keeps the products need not see the board, so a refusal is no failure. */
const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === FORBIDDEN;

function windowOf(personId: number, yyyymmdd: Yyyymmdd): InputOf<typeof gridDayCalls.get> {
  const { start, end } = dayRange(yyyymmdd);
  return { personId, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
}

/** An order as formulas see it: the order service's answer under its own names. */
export function useKeikkaFacts(keikkaId: number | undefined, staleTime = FIVE_MINUTES_MS) {
  const api = useApi();
  return useQuery({
    queryKey: factsKey(keikkaId),
    queryFn: async ({ signal }): Promise<KeikkaFacts> => {
      const input = { keikkaId: keikkaId ?? 0, ownerAsiakasId: ANY_OWNER };
      const { keikkaData, vehicleData } = await api.ask(keikkaCalls.get, input, { signal });
      return { keikka: keikkaData, ajoneuvo: vehicleData };
    },
    enabled: keikkaId !== undefined,
    staleTime,
  });
}

/** The same as the order is now, for who bills it. */
export function useFreshKeikkaFacts(keikkaId: number) {
  const queryClient = useQueryClient();
  useLive('keikkaChanged', (changed) => {
    if (changed.keikkaId === keikkaId) void queryClient.invalidateQueries({ queryKey: factsKey(keikkaId) });
  });
  return useKeikkaFacts(keikkaId, 0);
}

const factsKey = (keikkaId: number | undefined) => ['keikka-facts', keikkaId];
