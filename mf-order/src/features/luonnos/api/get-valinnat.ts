import { keikkaFormCalls, type KeikkaGetAnswer, type LuonnosValinnat } from '@keikka/contracts';
import type { NameOf } from '@keikka/contracts/fields';
import { MINUTE_MS, personName } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

type Draft = Pick<KeikkaGetAnswer, 'keikkaData' | 'access'>;

/** What may be chosen in a draft by who writes it and does not plan it. */
export function useValinnat({ keikkaData: { keikkaId }, access }: Draft): UseQueryResult<LuonnosValinnat> {
  const api = useApi();
  return useQuery({
    queryKey: ['luonnos-valinnat', keikkaId],
    queryFn: ({ signal }) => api.ask(keikkaFormCalls.luonnosValinnat, { keikkaId }, { signal }),
    staleTime: MINUTE_MS,
    enabled: access.edit && !access.plan,
  });
}

/** Their names, for what is told of a draft's fields. */
export function useValintaNames(draft: Draft): NameOf {
  const { data } = useValinnat(draft);
  return (to, id) => {
    if (to === 'tyomaa') return data?.tyomaat.find(({ tyomaaId }) => tyomaaId === id)?.tyomaaNimi;
    const person = to === 'person' && data?.henkilot.find(({ personId }) => personId === id);
    return person ? personName(person) : undefined;
  };
}
