import { keikkaFormCalls, type GridKeikka, type UusiTilausFields } from '@keikka/contracts';
import { idempotent, useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useMemo } from 'react';

/** Makes an order of the own company. Repeated before an answer, it makes one order. */
export function useCreateKeikka(): (values: UusiTilausFields) => Promise<GridKeikka> {
  const api = useApi();
  const ownerAsiakasId = useOwnAsiakasId();
  return useMemo(
    () =>
      idempotent((values: UusiTilausFields, idempotencyKey) =>
        api.ask(
          keikkaFormCalls.create,
          { ...values, ownerAsiakasId, isKeikka: true, isPalkki: false },
          { idempotencyKey },
        ),
      ),
    [api, ownerAsiakasId],
  );
}
