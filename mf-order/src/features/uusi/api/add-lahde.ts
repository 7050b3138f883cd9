import { asiakasCalls, asiakasLinkType, type AsiakasLink } from '@keikka/contracts';
import { idempotent, useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useReadAgain } from '@keikka/sdk/record';
import { useMemo } from 'react';

/** Makes a customer a source of orders, and reads the sources again. Repeated before an answer, it makes one. */
export function useAddLahde(): (linkedAsiakasId: number) => Promise<AsiakasLink> {
  const api = useApi();
  const asiakasId = useOwnAsiakasId();
  const readAgain = useReadAgain('sourceAsiakas');
  const add = useMemo(
    () =>
      idempotent((linkedAsiakasId: number, idempotencyKey) =>
        api.ask(
          asiakasCalls.addLink,
          { asiakasId, linkedAsiakasId, asiakasAsiakasLinkTypeId: asiakasLinkType.sourceCustomer },
          { idempotencyKey },
        ),
      ),
    [api, asiakasId],
  );
  return async (linkedAsiakasId) => {
    const link = await add(linkedAsiakasId);
    await readAgain();
    return link;
  };
}
