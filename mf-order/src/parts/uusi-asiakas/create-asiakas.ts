import { asiakasCalls, type AsiakasData, type InputOf } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMemo } from 'react';

type Create = InputOf<typeof asiakasCalls.create>;

/** Makes a customer of the own company. Repeated before an answer, it makes one. */
export function useCreateAsiakas(): (create: Create) => Promise<AsiakasData> {
  const api = useApi();
  return useMemo(
    () =>
      idempotent((create: Create, idempotencyKey) =>
        api.ask(asiakasCalls.create, create, { idempotencyKey }),
      ),
    [api],
  );
}
