import { laskupohjaTila, laskupohjaTilaNimi, laskupohjaTilat } from '@keikka/domain';
import { Button, ChevronDown, CircleCheck, Hourglass, Menu, Minus, Pencil, StatusChip } from '@keikka/ui';
import type { ComponentProps } from 'react';
import { texts } from '../texts.js';

const looks: Readonly<Record<number, Pick<ComponentProps<typeof StatusChip>, 'tone' | 'icon'>>> = {
  [laskupohjaTila.luonnos]: { tone: 'neutral', icon: Pencil },
  [laskupohjaTila.odottaa]: { tone: 'warning', icon: Hourglass },
  [laskupohjaTila.aktiivinen]: { tone: 'success', icon: CircleCheck },
  [laskupohjaTila.päättynyt]: { tone: 'neutral', icon: Minus },
};
const lookOf = (tila: number) => looks[tila] ?? { tone: 'neutral' as const, icon: Minus };

/** The state of a template. */
export const PohjaTilaChip = ({ tila }: { tila: number }) => (
  <StatusChip {...lookOf(tila)}>{laskupohjaTilaNimi(tila)}</StatusChip>
);

/** The state of a template, and the choice of another one, which is stored at once [I-069]. */
export function PohjaTilaMenu({ tila, onChange }: { tila: number; onChange: (tila: number) => void }) {
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button variant="ghost" size="sm" aria-label={texts.changeTila(laskupohjaTilaNimi(tila))}>
          <PohjaTilaChip tila={tila} />
          <ChevronDown />
        </Button>
      }
      entries={laskupohjaTilat.map((id) => ({
        id: String(id),
        label: laskupohjaTilaNimi(id),
        icon: lookOf(id).icon,
        checked: id === tila,
        onSelect: () => id !== tila && onChange(id),
      }))}
    />
  );
}
