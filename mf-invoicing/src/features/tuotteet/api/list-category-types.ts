import { tuoteCalls, type TuoteCategoryType } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';

const none: readonly TuoteCategoryType[] = [];
const HOUR_MS = 3_600_000;

/** The categories a product may have; while they are not known, none. */
export function useCategoryTypes(): readonly TuoteCategoryType[] {
  const api = useApi();
  const { data = none } = useQuery({
    queryKey: ['tuoteCategoryTypes'],
    queryFn: ({ signal }) => api.ask(tuoteCalls.listCategoryTypes, {}, { signal }),
    staleTime: HOUR_MS,
  });
  return data;
}
