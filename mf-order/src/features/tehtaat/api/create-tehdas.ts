import { sijaintiCalls, type SijaintiFields, type SijaintiVersio } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMemo } from 'react';

/** Makes a factory of the own company. Repeated before an answer, it makes one. */
export function useCreateTehdas(): (create: SijaintiFields) => Promise<SijaintiVersio> {
  const api = useApi();
  return useMemo(
    () =>
      idempotent((create: SijaintiFields, idempotencyKey) =>
        api.ask(sijaintiCalls.create, create, { idempotencyKey }),
      ),
    [api],
  );
}
