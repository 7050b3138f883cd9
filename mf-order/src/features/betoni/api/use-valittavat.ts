import { tilattuBetoniCalls, type KeikkaGetAnswer } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { ofPohja, ofTilattu, type Valittava } from '../model/valittava.js';
import { usePohjienBetonit } from './hinnat/use-pohjat.js';

/** What a tab of the picker holds, and how its reading goes. */
export interface Valittavat {
  data: readonly Valittava[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the order's customer has ordered before, or the concretes of a template. */
export function useValittavat(
  { keikkaData }: Pick<KeikkaGetAnswer, 'keikkaData'>,
  laskupohjaId: number | null,
): Valittavat {
  const api = useApi();
  const asiakasId = keikkaData.asiakasId ?? 0;
  const tilatut = useQuery({
    queryKey: ['tilattu-betoni', asiakasId],
    queryFn: ({ signal }) => api.ask(tilattuBetoniCalls.list, { asiakasId }, { signal }),
  });
  const pohjan = usePohjienBetonit(laskupohjaId === null ? [] : [laskupohjaId]);
  return laskupohjaId === null
    ? { ...tilatut, data: tilatut.data?.map(ofTilattu) }
    : { ...pohjan, data: pohjan.data?.map(ofPohja) };
}
