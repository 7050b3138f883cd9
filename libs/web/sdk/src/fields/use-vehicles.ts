import { vehicleCalls, type Vehicle } from '@keikka/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../http/api-context.js';
import { useLive } from '../live/live-context.js';
import { useOwnAsiakasId } from '../session/session-context.js';

/** The vehicles that the own company may plan, whatever day is looked at: asked once for every field of the page. */
export function useVehicles(): UseQueryResult<Vehicle[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  const ownerAsiakasId = useOwnAsiakasId();
  const queryKey = ['vehicles', ownerAsiakasId];
  // A vehicle that was saved is told as a stale day.
  useLive('dayStale', () => void queryClient.invalidateQueries({ queryKey }));
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(vehicleCalls.list, { ownerAsiakasId }, { signal }),
  });
}
