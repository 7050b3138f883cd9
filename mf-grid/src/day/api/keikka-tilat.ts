import { keikkaCalls } from '@keikka/contracts';
import { isSettableTila } from '@keikka/domain';
import { useApi } from '@keikka/sdk';
import { useQuery } from '@tanstack/react-query';

/** Every order status that can be set, in their order (C-38, G-129). They hardly ever change. */
export function useKeikkaTilat(ownerAsiakasId: number, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: ['keikka-tilat', ownerAsiakasId],
    queryFn: ({ signal }) => api.ask(keikkaCalls.listTilat, { ownerAsiakasId }, { signal }),
    select: (tilat) =>
      tilat
        .filter(({ keikkaTilaId }) => isSettableTila(keikkaTilaId))
        .sort((a, b) => a.orderNumber - b.orderNumber),
    staleTime: Infinity,
    enabled,
  });
}
