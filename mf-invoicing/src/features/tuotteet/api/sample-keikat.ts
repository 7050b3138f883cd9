import { fillPath, paths, type DayLoad, type KeikkaGetAnswer } from '@keikka/contracts';
import { addDays, dayRange, helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import type { KeikkaFacts } from '@keikka/domain/formula';
import { useApi, useSession } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { keikatOfDay, lastDayWithKeikat, type DayAnswer, type SampleKeikka } from '../model/sample-keikat.js';

/** How far back an order to try a formula on is looked for. */
const DAYS_BACK = 30;
const FIVE_MINUTES_MS = 300_000;
const ANY_OWNER = 0;
const none: readonly SampleKeikka[] = [];

/** The orders of the last day that had any, to try a formula on; none for who may not see the board. */
export function useSampleKeikat(): readonly SampleKeikka[] {
  const api = useApi();
  const { personId } = useSession().user;
  const today = helsinkiDay(new Date());
  const { data = none } = useQuery({
    queryKey: ['sample-keikat', personId, today],
    queryFn: async ({ signal }) => {
      const span = { first: addDays(today, -DAYS_BACK), last: today };
      const loads = await api.get<DayLoad[]>(fillPath(paths.gridDayLoads, span), { signal });
      const day = lastDayWithKeikat(loads);
      if (!day) return none;
      return keikatOfDay(await api.get<DayAnswer>(dayPath(personId, day), { signal }));
    },
    staleTime: FIVE_MINUTES_MS,
    retry: false,
  });
  return data;
}

function dayPath(personId: number, yyyymmdd: Yyyymmdd): string {
  const { start, end } = dayRange(yyyymmdd);
  const window = { startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
  return fillPath(paths.gridKeikkasList, { personId, ...window });
}

/** An order as formulas see it: the answer of the order service under its own names. */
export function useKeikkaFacts(keikkaId: number | undefined): KeikkaFacts | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['keikka-facts', keikkaId],
    queryFn: async ({ signal }): Promise<KeikkaFacts> => {
      const path = fillPath(paths.keikkaGet, { keikkaId: keikkaId ?? 0, ownerAsiakasId: ANY_OWNER });
      const { keikkaData, vehicleData } = await api.get<KeikkaGetAnswer>(path, { signal });
      return { keikka: keikkaData, ajoneuvo: vehicleData };
    },
    enabled: keikkaId !== undefined,
    staleTime: FIVE_MINUTES_MS,
    retry: false,
  });
  return data;
}
