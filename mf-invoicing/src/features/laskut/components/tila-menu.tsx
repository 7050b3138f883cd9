import { laskuTilaNimi, laskuTilat } from '@keikka/domain';
import { Button, ChevronDown, Menu } from '@keikka/ui';
import { texts } from '../texts.js';
import { TilaChip, tilaLook } from './tila-chip.js';

interface TilaMenuProps {
  tila: number;
  /** Absent where the status can't be changed. */
  onChange: ((tila: number) => void) | undefined;
}

/** The status of an invoice, and the choice of another one [I-052]. */
export function TilaMenu({ tila, onChange }: TilaMenuProps) {
  if (!onChange) return <TilaChip tila={tila} />;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" aria-label={texts.changeTila(laskuTilaNimi(tila))}>
          <TilaChip tila={tila} />
          <ChevronDown />
        </Button>
      }
      entries={laskuTilat.map((id) => ({
        id: String(id),
        label: laskuTilaNimi(id),
        icon: tilaLook(id).icon,
        checked: id === tila,
        onSelect: () => id !== tila && onChange(id),
      }))}
    />
  );
}
