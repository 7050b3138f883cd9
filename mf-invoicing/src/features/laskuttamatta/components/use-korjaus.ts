import type { LaskuttamatonKeikka } from '@keikka/contracts';
import { useNavigate, useNavigation } from '@keikka/sdk';
import { useConfirm } from '@keikka/ui';
import { useMayBill } from '../../../parts/use-may-bill.js';
import { isLiikaa, tehtavissa, type Tehtavissa } from '../model/korjaus.js';
import { texts } from '../texts.js';

/** What mends a row: a button in the row, and Enter on it. */
export interface Korjaus {
  label: string;
  act: () => void;
}

export interface Korjaukset {
  /** Null for who may not do what would mend it. */
  korjausOf: (rivi: LaskuttamatonKeikka) => Korjaus | null;
  /** Mends many; absent for who may not. */
  korjaaKaikki: ((tilaukset: readonly Tehtavissa[]) => void) | undefined;
  openOrder: (keikkaId: number) => void;
}

interface Toiminta {
  korjaa: (tilaukset: readonly Tehtavissa[]) => void;
  /** Shows the templates beside the order, where one is chosen. */
  select: (keikkaId: number) => void;
}

const labelOf = (rivi: LaskuttamatonKeikka): string =>
  rivi.korjaus === 'luoLisalasku' && isLiikaa(rivi) ? texts.luoHyvityslasku : texts[rivi.korjaus];

/** Mends a row, or opens where it is mended. A stored invoice is changed only after a question. */
export function useKorjaukset({ korjaa, select }: Toiminta): Korjaukset {
  const navigate = useNavigate();
  const { openOrder } = useNavigation();
  const mayBill = useMayBill();
  const confirm = useConfirm();

  async function askAndMend(tilaukset: readonly Tehtavissa[]): Promise<void> {
    const changed = tilaukset.filter(({ korjaus }) => korjaus === 'paivitaMaara').length;
    if (changed > 0 && !(await confirm(texts.paivitaQuestion(changed)))) return;
    korjaa(tilaukset);
  }

  function readersKorjaus({ keikkaLaskuId, syy }: LaskuttamatonKeikka): Korjaus | null {
    if (keikkaLaskuId !== null)
      return { label: texts.avaaLasku, act: () => void navigate(`/laskutus?lasku=${keikkaLaskuId}`) };
    if (syy !== 'eiPohjaa') return null;
    return { label: texts.laskupohjat, act: () => void navigate('/laskutus/laskupohjat') };
  }

  return {
    openOrder,
    korjaaKaikki: mayBill ? (tilaukset) => void askAndMend(tilaukset) : undefined,
    korjausOf(rivi) {
      // An order without a customer is opened at that field.
      if (rivi.korjaus === 'annaMaksaja')
        return { label: labelOf(rivi), act: () => openOrder(rivi.keikkaId) };
      if (!mayBill || rivi.korjaus === 'avaaLasku') return readersKorjaus(rivi);
      const own = tehtavissa([rivi]);
      const act = () => (own.length > 0 ? void askAndMend(own) : select(rivi.keikkaId));
      return { label: labelOf(rivi), act };
    },
  };
}
