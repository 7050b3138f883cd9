import { personCalls, type FoundPerson, type InputOf } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMemo } from 'react';

type Create = InputOf<typeof personCalls.save>;

/** Makes a contact person. Repeated before an answer, it makes one. */
export function useCreatePerson(): (create: Create) => Promise<FoundPerson> {
  const api = useApi();
  return useMemo(
    () =>
      idempotent((create: Create, idempotencyKey) => api.ask(personCalls.save, create, { idempotencyKey })),
    [api],
  );
}
