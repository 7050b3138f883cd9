import { paths, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { idempotent, type ApiClient } from '@keikka/sdk';

export type SendPalkki = (values: PalkkiSave) => Promise<GridPalkki>;

/** Saves or makes a palkki; the same one asked for again before an answer is made once. */
export function sendPalkki(api: ApiClient): SendPalkki {
  const send = idempotent((values: PalkkiSave, idempotencyKey) =>
    api.post<{ savedPalkki: GridPalkki }>(paths.palkkiSave, values, { idempotencyKey }),
  );
  return async (values) => (await send(values)).savedPalkki;
}
