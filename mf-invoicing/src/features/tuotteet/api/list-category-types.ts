import { tuoteCalls, type TuoteCategoryType } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@keikka/domain';

const none: readonly TuoteCategoryType[] = [];
/** The categories of products; none while they are loading. */
export function useCategoryTypes(): readonly TuoteCategoryType[] {
  const api = useApi();
  const { data = none } = useQuery({
    queryKey: ['tuoteCategoryTypes'],
    queryFn: ({ signal }) => api.ask(tuoteCalls.listCategoryTypes, {}, { signal }),
    staleTime: HOUR_MS,
  });
  return data;
}
