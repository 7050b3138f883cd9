import { Button, Menu, Plus } from '@keikka/ui';
import type { NewItem } from '../model/new-item.js';
import { texts } from '../texts.js';

interface NewMenuProps {
  items: readonly NewItem[];
  disabled: boolean;
}

/** One button for all that can be made, where there is no room for several [G-024]. */
export function NewMenu({ items, disabled }: NewMenuProps) {
  if (items.length === 0) return null;
  return (
    <Menu
      placement="top-end"
      trigger={
        <Button size="lg" flex="1" variant="primary" disabled={disabled}>
          <Plus /> {texts.newItem}
        </Button>
      }
      entries={items}
    />
  );
}
