import type { ListedTyomaa } from '@keikka/contracts';
import { PoistaMenu } from '../../../parts/luettelo/poista-menu.js';
import { tyomaaNimi } from '../model/tyomaa-nimi.js';
import { texts } from '../texts.js';

interface TyomaaMenuProps {
  tyomaa: ListedTyomaa;
  onRemove: (tyomaa: ListedTyomaa) => void;
}

/** What can be done to a site in the list. One that has orders says why it stays. */
export function TyomaaMenu({ tyomaa, onRemove }: TyomaaMenuProps) {
  const { keikkaCount } = tyomaa;
  return (
    <PoistaMenu
      label={texts.actions(tyomaaNimi(tyomaa))}
      remove={texts.remove}
      blocked={keikkaCount > 0 ? texts.removeBlocked(keikkaCount) : undefined}
      onRemove={() => onRemove(tyomaa)}
    />
  );
}
