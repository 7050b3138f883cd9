import { laskuttamattaCalls, type MaaranPaivitys } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { idempotent, useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useMemo } from 'react';
import { useMakeLasku } from '../../../parts/use-make-lasku.js';
import type { Tehtavissa } from '../model/korjaus.js';

type Made = Promise<{ keikkaLaskuId: number }>;

/** An order and the template that its invoice is made by. */
interface Pohjalla {
  keikkaId: number;
  laskupohjaId: number;
}

export interface Korjauskutsut {
  /** Says what was changed where the order had an invoice that could be changed. */
  korjaa: (tilaus: Tehtavissa) => Promise<MaaranPaivitys | { keikkaLaskuId: number }>;
  jatkaPohjaa: (input: Pohjalla & { endDate: Yyyymmdd }) => Made;
  luoPohjalla: (input: Pohjalla) => Made;
}

/** The calls that mend an order. An attempt that is repeated mends nothing twice. */
export function useKorjauskutsut(): Korjauskutsut {
  const api = useApi();
  const laskuttajaAsiakasId = useOwnAsiakasId();
  const luoLasku = useMakeLasku();
  return useMemo(() => {
    const { paivitaMaara, luoLisalasku, jatkaPohjaa, luoPohjalla } = laskuttamattaCalls;
    const own = { laskuttajaAsiakasId };
    const put = idempotent((keikkaId: number, idempotencyKey) =>
      api.ask(paivitaMaara, { keikkaId, ...own }, { idempotencyKey }),
    );
    const add = idempotent((keikkaId: number, idempotencyKey) =>
      api.ask(luoLisalasku, { keikkaId, ...own }, { idempotencyKey }),
    );
    const acts = { luoLasku, paivitaMaara: put, luoLisalasku: add };
    return {
      korjaa: ({ keikkaId, korjaus }) => acts[korjaus](keikkaId),
      jatkaPohjaa: idempotent((input, idempotencyKey) =>
        api.ask(jatkaPohjaa, { ...input, ...own }, { idempotencyKey }),
      ),
      luoPohjalla: idempotent((input, idempotencyKey) =>
        api.ask(luoPohjalla, { ...input, ...own }, { idempotencyKey }),
      ),
    };
  }, [api, laskuttajaAsiakasId, luoLasku]);
}
