import { CircleCheck, Copy, Droplets, Ellipsis, IconButton, Menu, Trash2, type MenuEntry } from '@keikka/ui';
import { limutusTexts } from '../limutus-texts.js';
import { texts } from '../texts.js';

/** Whether a primer can be made of the line, and why not. */
export interface LimutEntry {
  disabled: boolean;
  refusal?: string;
}

interface BetoniMenuProps {
  number: number;
  name: string;
  onCopy: () => void;
  onLimut: () => void;
  limut: LimutEntry;
  /** Absent for the only line. */
  onDelete?: () => void;
  /** Of a line that is to be checked: it is as it should be. */
  onAccept?: () => void;
}

/** The acts on one line [O-053]. */
export function BetoniMenu(props: BetoniMenuProps) {
  const { number, name, onCopy, onLimut, limut, onDelete, onAccept } = props;
  const entries: MenuEntry[] = [
    { id: 'line', heading: `${texts.row(number)}  ${name}` },
    ...(onAccept
      ? [
          { id: 'accept', label: texts.accept, icon: CircleCheck, onSelect: onAccept },
          { id: 'a', separator: true as const },
        ]
      : []),
    { id: 'copy', label: texts.copy, icon: Copy, shortcut: 'Ctrl+D', onSelect: onCopy },
    {
      id: 'limut',
      label: limutusTexts.act,
      icon: Droplets,
      disabled: limut.disabled,
      below: limut.refusal,
      onSelect: onLimut,
    },
    ...(onDelete
      ? [
          { id: 'd', separator: true as const },
          {
            id: 'delete',
            label: texts.delete,
            spoken: texts.deleteRow(number),
            icon: Trash2,
            shortcut: 'Del',
            danger: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <IconButton label={texts.more(number)} size="sm">
          <Ellipsis />
        </IconButton>
      }
      entries={entries}
    />
  );
}
