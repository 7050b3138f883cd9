import type { ListedSijainti } from '@keikka/contracts';
import { chakra, Ellipsis, IconButton, Menu, Trash2 } from '@keikka/ui';
import { texts } from '../texts.js';

interface TehdasMenuProps {
  tehdas: ListedSijainti;
  onRemove: (tehdas: ListedSijainti) => void;
}

/** What can be done to a factory in the list. One that orders to come name says why it stays. */
export function TehdasMenu({ tehdas, onRemove }: TehdasMenuProps) {
  const { sijaintiNimi, tulossa } = tehdas;
  return (
    // A press in the menu opens no row.
    <chakra.span role="presentation" onClick={(event) => event.stopPropagation()}>
      <Menu
        trigger={
          <IconButton label={texts.actions(sijaintiNimi)} size="sm">
            <Ellipsis />
          </IconButton>
        }
        placement="bottom-end"
        entries={[
          {
            id: 'poista',
            label: texts.remove,
            icon: Trash2,
            danger: true,
            disabled: tulossa > 0,
            ...(tulossa > 0 && { below: texts.removeBlocked(tulossa) }),
            onSelect: () => onRemove(tehdas),
          },
        ]}
      />
    </chakra.span>
  );
}
