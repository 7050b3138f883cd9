import type { LaskuRivi } from '@keikka/contracts';
import { ArrowDown, ArrowUp, Copy, Ellipsis, IconButton, Menu, Trash2 } from '@keikka/ui';
import type { RiviActs } from '../../api/use-rivit.js';
import { riviTexts as texts } from '../../rivi-texts.js';

/** What can be done with a row as a whole. */
export function RiviMenu({ rivi, acts }: { rivi: LaskuRivi; acts: RiviActs }) {
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={texts.actions(rivi.riviSelite)} size="sm">
          <Ellipsis />
        </IconButton>
      }
      entries={[
        {
          id: 'copy',
          label: texts.copy,
          icon: Copy,
          shortcut: 'Ctrl D',
          onSelect: () => void acts.copy(rivi),
        },
        { id: 'up', label: texts.up, icon: ArrowUp, shortcut: 'Alt ↑', onSelect: () => acts.move(rivi, -1) },
        {
          id: 'down',
          label: texts.down,
          icon: ArrowDown,
          shortcut: 'Alt ↓',
          onSelect: () => acts.move(rivi, 1),
        },
        { id: 'line', separator: true },
        {
          id: 'remove',
          label: texts.remove,
          icon: Trash2,
          danger: true,
          shortcut: 'Ctrl Delete',
          onSelect: () => acts.remove(rivi),
        },
      ]}
    />
  );
}
