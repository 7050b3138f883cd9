import { laskupohjaBetoniFields, laskupohjaCalls, type KeikkaGetAnswer } from '@keikka/contracts';
import { payerAsiakasId } from '@keikka/domain';
import { sopivatPohjat } from '@keikka/domain/laskupohja';
import { useApi, useOwnAsiakasId, type ApiClient } from '@keikka/sdk';
import { useNameOf } from '@keikka/sdk/record';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { pohjanBetonit, type PohjanBetoni } from '../../model/hinnat/pohjan-betoni.js';

/** Under the key of all templates, so that a saved one is read again. */
export const pohjatKey = (asiakasId: number) => ['laskupohjat', asiakasId, 'tilaus'] as const;

/** Who pays for the order; 0 for nobody yet. */
export const payerOf = ({ keikkaData }: Pick<KeikkaGetAnswer, 'keikkaData'>): number =>
  payerAsiakasId(keikkaData, keikkaData.ownerAsiakasId) ?? 0;

/** The templates that would build the order's invoice, its customer's own first. Nobody else than who may see prices asks. */
export function useSopivatPohjat(answer: KeikkaGetAnswer) {
  const api = useApi();
  const own = useOwnAsiakasId();
  const { keikkaData, vehicleData, access } = answer;
  const { sourceAsiakasId } = keikkaData;
  const { data, ...query } = useQuery({
    queryKey: [...pohjatKey(own), 'list', sourceAsiakasId],
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.list, { sourceAsiakasId }, { signal }),
    enabled: access.prices,
  });
  const laskutettava = {
    facts: { keikka: keikkaData, ajoneuvo: vehicleData },
    maksajaAsiakasId: payerOf(answer),
  };
  return { ...query, data: data && sopivatPohjat(data, laskutettava).pohjat };
}

const pohjaQuery = (api: ApiClient, own: number, laskupohjaId: number) =>
  queryOptions({
    queryKey: [...pohjatKey(own), 'one', laskupohjaId],
    queryFn: ({ signal }) => api.ask(laskupohjaCalls.get, { laskupohjaId }, { signal }),
  });

/** The concretes of templates with their prices, template by template. */
export function usePohjienBetonit(ids: readonly number[]) {
  const api = useApi();
  const own = useOwnAsiakasId();
  const queries = useQueries({ queries: ids.map((id) => pohjaQuery(api, own, id)) });
  const pohjat = queries.flatMap(({ data }) => data ?? []);
  const nameOf = useNameOf(laskupohjaBetoniFields);
  const isKnown = pohjat.length === queries.length;
  return {
    data: isKnown ? pohjat.flatMap((pohja): PohjanBetoni[] => pohjanBetonit(pohja, nameOf)) : undefined,
    isError: queries.some(({ isError }) => isError),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
