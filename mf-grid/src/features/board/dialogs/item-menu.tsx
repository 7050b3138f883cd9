import {
  tarkistamatta,
  type GridItem,
  type GridKeikka,
  type GridPalkki,
  type KeikkaTila,
} from '@keikka/contracts';
import { isReadied, keikkaTila } from '@keikka/domain';
import {
  ArrowRight,
  ContextMenu,
  Copy,
  ExternalLink,
  keikkaTilaLook,
  Pencil,
  Scissors,
  SquareCheck,
  Trash2,
  type MenuEntry,
} from '@keikka/ui';
import { useKeikkaTilat } from '../../../day/api/keikka-tilat.js';
import { isReadable } from '../../../day/model/grid-day.js';
import type { Point } from '../../../day/drops/held.js';
import { itemTitle } from '../../../day/model/item-text.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { dialogTexts } from './texts.js';

interface ItemMenuActions {
  onTila: (keikka: GridKeikka, tila: KeikkaTila) => void;
  onMove: (item: GridItem) => void;
  /** Takes the order into the group of those that are moved together, or out of it; absent where none is shown. */
  onToggle: ((keikka: GridKeikka) => void) | undefined;
  onOpenWindow: (keikka: GridKeikka) => void;
  onEdit: (palkki: GridPalkki) => void;
  onCut: (item: GridItem) => void;
  /** Absent without the right to make such an item. */
  onCopy: ((item: GridKeikka | GridPalkki) => void) | undefined;
  onRemove: (item: GridKeikka | GridPalkki) => void;
}

interface ItemMenuProps extends ItemMenuActions {
  /** How many orders that group has, when this one is of it. */
  chosen: number;
  item: GridItem;
  point: Point;
  ownAsiakasId: number;
  onClose: () => void;
}

/** The actions on a bar: the statuses first, with the current one ticked; the destructive action last and separate. */
export function ItemMenu({ item, point, ownAsiakasId, chosen, onClose, ...actions }: ItemMenuProps) {
  const tilat = useKeikkaTilat(ownAsiakasId);
  const entries = isReadable(item)
    ? keikkaEntries(item, tilat.data ?? [], { failed: tilat.isError, chosen }, actions)
    : item.isPalkki
      ? palkkiEntries(item, actions)
      : [];
  return <ContextMenu point={point} onClose={onClose} entries={entries} label={dialogTexts.menu.label} />;
}

function keikkaEntries(
  keikka: GridKeikka,
  tilat: readonly KeikkaTila[],
  { failed, chosen }: { failed: boolean; chosen: number },
  { onTila, onMove, onToggle, onOpenWindow, onCut, onCopy, onRemove }: ItemMenuActions,
): MenuEntry[] {
  const tilaEntry = (tila: KeikkaTila): MenuEntry => {
    const { icon, tone } = keikkaTilaLook(tila.keikkaTilaId);
    const isCurrent = tila.keikkaTilaId === keikka.keikkaTilaId;
    // A copied order is ready only when all of it was looked at.
    const unchecked = keikka.tarkistettavat.length;
    const waits = unchecked > 0 && !isCurrent && isReadied(tila.keikkaTilaId);
    return {
      id: `tila-${tila.keikkaTilaId}`,
      label: tila.keikkaTilaSelite,
      icon,
      iconColor: tone === 'neutral' ? 'fg.subtle' : `status.${tone}.fg`,
      checked: isCurrent,
      disabled: waits,
      ...(waits && { detail: tarkistamatta(unchecked) }),
      onSelect: () => onTila(keikka, tila),
    };
  };
  const ends = tilat.filter(isEnd);
  return [
    { id: 'heading', heading: `${keikka.keikkaId} ${itemTitle(keikka)}` },
    ...tilat.filter((tila) => !isEnd(tila)).map(tilaEntry),
    ...(ends.length > 0 ? [{ id: 'ends', separator: true } as const] : []),
    ...ends.map(tilaEntry),
    ...(failed ? [{ id: 'failed', heading: dialogTexts.menu.statusesFailed }] : []),
    { id: 'actions', separator: true },
    {
      id: 'move',
      label: chosen > 1 ? dialogTexts.menu.moveMany(chosen) : dayTexts.move,
      icon: ArrowRight,
      shortcut: 'M',
      onSelect: () => onMove(keikka),
    },
    ...(onToggle ? [chooseEntry(chosen > 0, () => onToggle(keikka))] : []),
    cutEntry(() => onCut(keikka)),
    ...(onCopy ? [copyEntry(() => onCopy(keikka))] : []),
    {
      id: 'window',
      label: dialogTexts.menu.openWindow,
      icon: ExternalLink,
      shortcut: 'Ctrl+klik',
      onSelect: () => onOpenWindow(keikka),
    },
    ...removeEntries(dialogTexts.menu.removeKeikka, () => onRemove(keikka)),
  ];
}

/** Statuses that take the order off the day form a group of their own. */
const isEnd = ({ keikkaTilaId }: KeikkaTila): boolean =>
  keikkaTilaId === keikkaTila.peruttu ||
  keikkaTilaId === keikkaTila.poistettu ||
  keikkaTilaId === keikkaTila.arkistoitu;

const chooseEntry = (isChosen: boolean, onSelect: () => void): MenuEntry => ({
  id: 'choose',
  label: isChosen ? dialogTexts.menu.unchoose : dialogTexts.menu.choose,
  icon: SquareCheck,
  shortcut: 'Alt+klik',
  onSelect,
});

const cutEntry = (onSelect: () => void): MenuEntry => ({
  id: 'cut',
  label: dialogTexts.menu.cut,
  icon: Scissors,
  shortcut: 'Ctrl+X, V',
  onSelect,
});

const copyEntry = (onSelect: () => void): MenuEntry => ({
  id: 'copy',
  label: dialogTexts.menu.copy,
  icon: Copy,
  shortcut: 'Ctrl+C, V',
  onSelect,
});

const removeEntries = (label: string, onSelect: () => void): MenuEntry[] => [
  { id: 'remove-line', separator: true },
  { id: 'remove', label, icon: Trash2, shortcut: 'Del', danger: true, onSelect },
];

function palkkiEntries(
  palkki: GridPalkki,
  { onMove, onEdit, onCut, onCopy, onRemove }: ItemMenuActions,
): MenuEntry[] {
  return [
    { id: 'heading', heading: itemTitle(palkki) },
    {
      id: 'edit',
      label: dialogTexts.menu.edit,
      icon: Pencil,
      shortcut: 'Enter',
      onSelect: () => onEdit(palkki),
    },
    { id: 'move', label: dayTexts.move, icon: ArrowRight, shortcut: 'M', onSelect: () => onMove(palkki) },
    cutEntry(() => onCut(palkki)),
    ...(onCopy ? [copyEntry(() => onCopy(palkki))] : []),
    ...removeEntries(dialogTexts.menu.remove, () => onRemove(palkki)),
  ];
}
