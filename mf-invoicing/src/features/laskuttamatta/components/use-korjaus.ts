import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { useNavigate, useNavigation } from '@keikka/sdk';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { texts } from '../texts.js';

/** What mends a row: a button in the row, and Enter on it. */
export interface Korjaus {
  label: string;
  act: () => void;
}

export interface Korjaukset {
  /** Null for who may not do what would mend it. */
  korjausOf: (rivi: LaskuttamatonKeikka) => Korjaus | null;
  openOrder: (keikkaId: number) => void;
}

/** Opens what mends a row, or makes the invoice that is missing. */
export function useKorjaukset(luo: (keikkaIds: readonly number[]) => void): Korjaukset {
  const navigate = useNavigate();
  const { openOrder } = useNavigation();
  const mayBill = useMayBill();
  return {
    openOrder,
    korjausOf({ keikkaId, keikkaLaskuId, syy }) {
      if (keikkaLaskuId !== null)
        return { label: texts.avaaLasku, act: () => void navigate(`/laskutus?lasku=${keikkaLaskuId}`) };
      if (syy === 'eiPohjaa')
        return { label: texts.laskupohjat, act: () => void navigate('/laskutus/laskupohjat') };
      return mayBill ? { label: texts.luoLasku, act: () => luo([keikkaId]) } : null;
    },
  };
}
