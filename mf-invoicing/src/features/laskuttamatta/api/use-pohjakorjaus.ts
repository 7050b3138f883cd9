import type { LaskuttamatonKeikka } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { useNotify, useOwnAsiakasId } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { laskutKey } from '../../../parts/laskut-key.js';
import { texts } from '../texts.js';
import { useKorjauskutsut } from './use-korjauskutsut.js';

export interface ValittuPohja {
  laskupohjaId: number;
  laskupohjaNimi: string;
}

export interface Pohjakorjaus {
  isBusy: boolean;
  jatka: (pohja: ValittuPohja, endDate: Yyyymmdd) => void;
  luo: (pohja: ValittuPohja) => void;
}

const { panel } = texts;

/** Bills an order that no template fits: by one that goes on, or by one that is chosen for it alone. `onDone` when it is billed. */
export function usePohjakorjaus({ keikkaId }: LaskuttamatonKeikka, onDone: () => void): Pohjakorjaus {
  const { jatkaPohjaa, luoPohjalla } = useKorjauskutsut();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = laskutKey(useOwnAsiakasId());
  async function told(work: Promise<unknown>, success: string): Promise<void> {
    setBusy(true);
    try {
      await work;
      notify.success(success);
      onDone();
    } catch (error) {
      notify.error(texts.createFailed, error);
    }
    setBusy(false);
    // Also after a failure: a colleague may have mended the order.
    await queryClient.invalidateQueries({ queryKey });
  }
  return {
    isBusy,
    jatka({ laskupohjaId, laskupohjaNimi }, endDate) {
      const work = jatkaPohjaa({ keikkaId, laskupohjaId, endDate });
      void told(work, panel.jatkettu(laskupohjaNimi, endDate, keikkaId));
    },
    luo({ laskupohjaId, laskupohjaNimi }) {
      const work = luoPohjalla({ keikkaId, laskupohjaId });
      void told(work, panel.luotuPohjalla(laskupohjaNimi, keikkaId));
    },
  };
}
