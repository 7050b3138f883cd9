import { fillPath, paths, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { idempotent, useApi } from '@keikka/sdk';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Saves or makes a palkki; pressed twice it is made once. */
export function useSavePalkki() {
  const api = useApi();
  const send = useMemo(
    () =>
      idempotent((values: PalkkiSave, idempotencyKey) =>
        api.post<{ savedPalkki: GridPalkki }>(paths.palkkiSave, values, { idempotencyKey }),
      ),
    [api],
  );
  return useMutation({ mutationFn: async (values: PalkkiSave) => (await send(values)).savedPalkki });
}

export function useDeletePalkki() {
  const api = useApi();
  return useMutation({
    mutationFn: (palkkiId: number) => api.delete(fillPath(paths.palkkiDelete, { palkkiId })),
  });
}
