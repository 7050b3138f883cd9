import { chakra, Ellipsis, IconButton, Menu, Trash2 } from '@keikka/ui';

interface PoistaMenuProps {
  label: string;
  remove: string;
  /** Why it stays, where it can't be removed. */
  blocked: string | undefined;
  onRemove: () => void;
}

/** What can be done to a row of a list. */
export function PoistaMenu({ label, remove, blocked, onRemove }: PoistaMenuProps) {
  return (
    // A press in the menu opens no row.
    <chakra.span role="presentation" onClick={(event) => event.stopPropagation()}>
      <Menu
        trigger={
          <IconButton label={label} size="sm">
            <Ellipsis />
          </IconButton>
        }
        placement="bottom-end"
        entries={[
          {
            id: 'poista',
            label: remove,
            icon: Trash2,
            danger: true,
            disabled: blocked !== undefined,
            ...(blocked !== undefined && { below: blocked }),
            onSelect: onRemove,
          },
        ]}
      />
    </chakra.span>
  );
}
