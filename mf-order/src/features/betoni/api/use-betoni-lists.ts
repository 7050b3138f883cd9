import { betoniAttrCalls, betoniShortCutCalls, rasitusCalls, type KeikkaData } from '@keikka/contracts';
import type { KomentoLists } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useThings } from '@keikka/sdk/record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Extras change rarely; a day may pass before others see a new one (O-253). */
const KEPT_MS = 1440 * 60_000;

/** Who makes the concrete, and whose order it is. */
export type Owners = Pick<KeikkaData, 'betoniAsiakasId' | 'ownerAsiakasId'>;

export const attrsKey = 'betoni-attr';

/** The extras that a line may have: those of its maker and of the order's owner. */
export function useAttrs({ betoniAsiakasId, ownerAsiakasId }: Owners) {
  const api = useApi();
  const input = { betoniAsiakasId: betoniAsiakasId ?? 0, ownerAsiakasId };
  return useQuery({
    queryKey: [attrsKey, input.betoniAsiakasId, input.ownerAsiakasId],
    queryFn: ({ signal, client, queryKey }) =>
      api.ask(betoniAttrCalls.list, input, {
        signal,
        // It is read again only after a change, which the browser's copy of the day does not know.
        revalidate: client.getQueryData(queryKey) !== undefined,
      }),
    staleTime: KEPT_MS,
  });
}

export const shortCutsKey = ['betoni-short-cut'] as const;

/** The commands of the company's own. */
export function useShortCuts({ staleTime = KEPT_MS } = {}) {
  const api = useApi();
  return useQuery({
    queryKey: shortCutsKey,
    queryFn: ({ signal }) => api.ask(betoniShortCutCalls.list, { ownerAsiakasId: 0 }, { signal }),
    staleTime,
  });
}

export const rajatKey = ['rasitus-raja'] as const;

/** The limits of exposure classes that hold in the own company. */
export function useRasitusRajat() {
  const api = useApi();
  return useQuery({
    queryKey: rajatKey,
    queryFn: ({ signal }) => api.ask(rasitusCalls.list, {}, { signal }),
    staleTime: KEPT_MS,
  });
}

/** What the command box can choose from; null until all of it is there. It is one object as long as nothing changes. */
export function useKomentoLists(of: Owners): KomentoLists | null {
  const { data: laadut } = useThings('laatu');
  const { data: raeKoot } = useThings('raeKoko');
  const { data: lujuudet } = useThings('lujuus');
  const { data: notkeudet } = useThings('notkeus');
  const { data: kayttoIat } = useThings('kayttoIka');
  const { data: attrs } = useAttrs(of);
  // Without its own commands the box still reads everything else.
  const { data: shortCuts, isError } = useShortCuts();
  return useMemo(() => {
    if (!laadut || !raeKoot || !lujuudet || !notkeudet || !kayttoIat || !attrs) return null;
    if (!shortCuts && !isError) return null;
    return { laadut, raeKoot, lujuudet, notkeudet, kayttoIat, attrs, shortCuts: shortCuts ?? [] };
  }, [laadut, raeKoot, lujuudet, notkeudet, kayttoIat, attrs, shortCuts, isError]);
}
