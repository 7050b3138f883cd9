import { Button, Menu, Plus } from '@keikka/ui';

interface NewMenuProps {
  label: string;
  disabled: boolean;
  items: readonly { id: string; label: string; onSelect: () => void }[];
}

/** One button for all that can be made, where there is no room for several [G-024]. */
export function NewMenu({ label, disabled, items }: NewMenuProps) {
  return (
    <Menu
      placement="top-end"
      trigger={
        <Button size="lg" flex="1" variant="primary" disabled={disabled}>
          <Plus /> {label}
        </Button>
      }
      entries={items}
    />
  );
}
