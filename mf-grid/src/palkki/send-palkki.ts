import { palkkiCalls, type GridPalkki, type PalkkiSave } from '@keikka/contracts';
import { idempotent, type ApiClient } from '@keikka/sdk';

export type SendPalkki = (values: PalkkiSave) => Promise<GridPalkki>;

/** Saves or makes a palkki of the own company, which is named (G-179). Repeated before an answer, it is made once. */
export function sendPalkki(api: ApiClient, ownerAsiakasId: number): SendPalkki {
  const send = idempotent((values: PalkkiSave, idempotencyKey) =>
    api.ask(palkkiCalls.save, { ...values, ownerAsiakasId }, { idempotencyKey }),
  );
  return async (values) => (await send(values)).savedPalkki;
}
