import { personCalls, type InputOf, type YksiPerson } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMemo } from 'react';

type Save = InputOf<typeof personCalls.save>;

/** Makes or changes a contact person. Repeated before an answer, it does so once. */
export function useSavePerson(): (save: Save) => Promise<YksiPerson> {
  const api = useApi();
  return useMemo(
    () => idempotent((save: Save, idempotencyKey) => api.ask(personCalls.save, save, { idempotencyKey })),
    [api],
  );
}
