import type { ListedTyomaa } from '@keikka/contracts';
import { chakra, Ellipsis, IconButton, Menu, Trash2 } from '@keikka/ui';
import { tyomaaNimi } from '../model/tyomaa-nimi.js';
import { texts } from '../texts.js';

interface TyomaaMenuProps {
  tyomaa: ListedTyomaa;
  onRemove: (tyomaa: ListedTyomaa) => void;
}

/** What can be done to a site in the list. One that has orders says why it stays. */
export function TyomaaMenu({ tyomaa, onRemove }: TyomaaMenuProps) {
  const { keikkaCount } = tyomaa;
  const nimi = tyomaaNimi(tyomaa);
  return (
    // A press in the menu opens no row.
    <chakra.span role="presentation" onClick={(event) => event.stopPropagation()}>
      <Menu
        trigger={
          <IconButton label={texts.actions(nimi)} size="sm">
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
            disabled: keikkaCount > 0,
            ...(keikkaCount > 0 && { below: texts.removeBlocked(keikkaCount) }),
            onSelect: () => onRemove(tyomaa),
          },
        ]}
      />
    </chakra.span>
  );
}
