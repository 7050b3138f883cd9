import {
  ChevronLeft,
  ChevronRight,
  Ellipsis,
  IconButton,
  Menu,
  Save,
  Trash2,
  type MenuEntry,
} from '@keikka/ui';
import { texts as luonnosTexts } from '../../features/luonnos/texts.js';
import { texts } from '../form/texts.js';
import type { AutosaveSetting } from './use-autosave-setting.js';
import type { SaveReady } from './use-save-ready.js';
import type { Neighbours } from './use-neighbours.js';

interface MoreActionsProps {
  autosave: AutosaveSetting;
  neighbours: Neighbours | null;
  saveReady: SaveReady | undefined;
  busy: boolean;
  /** Deletes a draft. */
  poista: (() => void) | undefined;
}

/** What the bar of a wide screen has beside the save, in a menu on a phone. */
export function MoreActions(props: MoreActionsProps) {
  return (
    <Menu
      placement="top-start"
      trigger={
        <IconButton label={texts.more} variant="secondary">
          <Ellipsis />
        </IconButton>
      }
      entries={entriesOf(props)}
    />
  );
}

function entriesOf({ autosave, neighbours, saveReady, busy, poista }: MoreActionsProps): MenuEntry[] {
  const step = (id: 'previous' | 'next', icon: typeof ChevronLeft, go: (() => void) | undefined) => ({
    id,
    label: texts[id],
    icon,
    disabled: !go,
    onSelect: () => go?.(),
  });
  return [
    ...(saveReady ? readyEntries(saveReady, busy) : []),
    {
      id: 'autosave',
      label: autosave.on ? texts.autosave.on : texts.autosave.off,
      icon: Save,
      checked: autosave.on,
      onSelect: autosave.toggle,
    },
    { id: 'neighbours', separator: true },
    ...(neighbours
      ? [step('previous', ChevronLeft, neighbours.previous), step('next', ChevronRight, neighbours.next)]
      : []),
    ...(poista
      ? [
          {
            id: 'poista',
            label: luonnosTexts.remove,
            icon: Trash2,
            danger: true,
            disabled: busy,
            onSelect: poista,
          },
        ]
      : []),
  ];
}

const readyEntries = ({ save, waits }: SaveReady, busy: boolean): MenuEntry[] => [
  ...(waits === undefined ? [] : [{ id: 'waits', heading: waits }]),
  { id: 'ready', label: texts.saveReady, disabled: busy || waits !== undefined, onSelect: save },
];
