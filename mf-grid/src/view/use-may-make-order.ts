import { useCan, useIsFilled } from '@keikka/sdk';

/** Whether a new order may be made: by right, and where something fills its window. */
export function useMayMakeOrder(): boolean {
  const isFilled = useIsFilled('order.new');
  return useCan('action.keikka.create') && isFilled;
}
