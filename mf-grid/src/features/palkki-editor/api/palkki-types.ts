import { palkkiCalls } from '@keikka/contracts';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '@keikka/domain';

/** The company's palkki types; cached as long as the server allows (G-218). */
export function usePalkkiTypes(asiakasId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['palkki-types', asiakasId],
    queryFn: ({ signal }) => api.ask(palkkiCalls.listTypes, { asiakasId }, { signal }),
    select: ({ gridTypes }) => gridTypes,
    staleTime: HOUR_MS,
  });
}
