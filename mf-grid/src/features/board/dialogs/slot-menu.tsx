import { clockRange, vehicleName } from '@keikka/domain';
import { ContextMenu, Copy, Plus, type MenuEntry } from '@keikka/ui';
import type { Point } from '../../../day/drops/held.js';
import type { Slot } from '../../../day/drops/slot.js';
import { useBoard } from '../../../view/board-context.js';
import { texts } from '../texts.js';
import type { BoardCommands } from './use-board-commands.js';

interface SlotMenuProps {
  commands: BoardCommands;
  slot: Slot;
  point: Point;
  onClose: () => void;
}

/** The actions on a free place: something new, or what Ctrl+C has taken. */
export function SlotMenu({ commands, slot, point, onClose }: SlotMenuProps) {
  const { day } = useBoard();
  const { makeOrder, makePalkki } = commands;
  const pasteLabel = commands.pasteLabel();
  const { vehicleId, span } = slot;
  const vehicle = day.ajoneuvot.find((row) => row.vehicleId === vehicleId);
  const times = clockRange(span.startMs, span.endMs);
  const entries: MenuEntry[] = [
    { id: 'heading', heading: `${vehicle ? vehicleName(vehicle) : ''} · ${times}` },
  ];
  if (makeOrder)
    entries.push({ id: 'tilaus', label: texts.slot.order, icon: Plus, onSelect: () => makeOrder(slot) });
  if (makePalkki)
    entries.push({
      id: 'palkki',
      label: texts.slot.palkki,
      icon: Plus,
      shortcut: 'Enter',
      onSelect: () => makePalkki(slot),
    });
  if (pasteLabel !== null)
    entries.push({
      id: 'paste',
      label: pasteLabel,
      icon: Copy,
      shortcut: 'Ctrl+V',
      onSelect: () => commands.paste({ vehicleId, startMs: span.startMs }),
    });
  return <ContextMenu point={point} onClose={onClose} entries={entries} label={texts.menu.label} />;
}
