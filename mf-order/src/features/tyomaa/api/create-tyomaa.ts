import { tyomaaCalls, type InputOf, type TyomaaData } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMemo } from 'react';

type Create = InputOf<typeof tyomaaCalls.create>;

/** Makes a work site of the own company. Repeated before an answer, it makes one. */
export function useCreateTyomaa(): (create: Create) => Promise<TyomaaData> {
  const api = useApi();
  return useMemo(
    () =>
      idempotent((create: Create, idempotencyKey) => api.ask(tyomaaCalls.create, create, { idempotencyKey })),
    [api],
  );
}
