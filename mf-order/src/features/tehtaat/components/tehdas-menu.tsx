import type { ListedSijainti } from '@keikka/contracts';
import { PoistaMenu } from '../../../parts/luettelo/poista-menu.js';
import { texts } from '../texts.js';

interface TehdasMenuProps {
  tehdas: ListedSijainti;
  onRemove: (tehdas: ListedSijainti) => void;
}

/** What can be done to a factory in the list. One that orders to come name says why it stays. */
export function TehdasMenu({ tehdas, onRemove }: TehdasMenuProps) {
  const { sijaintiNimi, tulossa } = tehdas;
  return (
    <PoistaMenu
      label={texts.actions(sijaintiNimi)}
      remove={texts.remove}
      blocked={tulossa > 0 ? texts.removeBlocked(tulossa) : undefined}
      onRemove={() => onRemove(tehdas)}
    />
  );
}
