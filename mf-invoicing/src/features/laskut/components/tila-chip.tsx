import { laskuTila, laskuTilaNimi } from '@keikka/domain';
import { CheckCheck, CircleCheck, Hourglass, Minus, StatusChip, Undo2, type StatusTone } from '@keikka/ui';

const looks: Readonly<Record<number, { tone: StatusTone | 'neutral'; icon: typeof Minus }>> = {
  [laskuTila.eiLaskuteta]: { tone: 'neutral', icon: Minus },
  [laskuTila.odottaa]: { tone: 'warning', icon: Hourglass },
  [laskuTila.valmis]: { tone: 'success', icon: CircleCheck },
  [laskuTila.käänteinen]: { tone: 'primary', icon: Undo2 },
  [laskuTila.laskutettu]: { tone: 'done', icon: CheckCheck },
};

/** How a status looks. */
export const tilaLook = (tila: number) => looks[tila] ?? { tone: 'neutral' as const, icon: Minus };

/** The status of an invoice. */
export function TilaChip({ tila }: { tila: number }) {
  const { tone, icon } = tilaLook(tila);
  return (
    <StatusChip tone={tone} icon={icon}>
      {laskuTilaNimi(tila)}
    </StatusChip>
  );
}
