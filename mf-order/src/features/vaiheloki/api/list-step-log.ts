import { stepLogCalls, type StepLogMessage } from '@keikka/contracts';
import { useApi, useLive } from '@keikka/sdk';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

export const stepLogKey = (keikkaId: number) => ['step-log', keikkaId] as const;

/** The step log of an order, read anew whenever the order changes. */
export function useStepLog(keikkaId: number): UseQueryResult<StepLogMessage[]> {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = stepLogKey(keikkaId);
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey });
  useLive('keikkaChanged', (changed) => {
    if (changed.keikkaId === keikkaId) readAgain();
  });
  // Who may edit an order of another company is not told which order has changed.
  useLive('dayStale', readAgain);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.ask(stepLogCalls.listByKeikkas, { keikkaIds: String(keikkaId) }, { signal }),
    // No live messages arrive while no order is shown.
    refetchOnMount: 'always',
  });
}
