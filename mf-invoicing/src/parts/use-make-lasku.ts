import { laskuCalls } from '@keikka/contracts';
import { idempotent, useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useState } from 'react';

/** Makes the invoice of an order from the templates that fit. An attempt that is repeated makes no second one. */
export function useMakeLasku(): (keikkaId: number) => Promise<{ keikkaLaskuId: number }> {
  const api = useApi();
  const laskuttajaAsiakasId = useOwnAsiakasId();
  const [make] = useState(() =>
    idempotent((keikkaId: number, idempotencyKey) =>
      api.ask(laskuCalls.create, { keikkaId, laskuttajaAsiakasId, maksajaAsiakasId: 0 }, { idempotencyKey }),
    ),
  );
  return make;
}
