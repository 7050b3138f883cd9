import type { DayVehicle } from '@keikka/contracts';
import { listedName, vehicleName } from '@keikka/domain';
import { ContextMenu, Copy, MessageSquare, Plus, type MenuEntry } from '@keikka/ui';
import type { Point } from '../../../day/drops/held.js';
import type { Slot } from '../../../day/drops/slot.js';
import { vehicleDrivers } from '../../../day/model/row-texts.js';
import { texts as dayTexts } from '../../../day/texts.js';
import { useBoard } from '../../../view/board-context.js';
import { texts } from '../texts.js';
import { dialogTexts } from './texts.js';
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
  const entries: MenuEntry[] = [{ id: 'heading', heading: vehicle ? headingOf(vehicle) : '' }];
  if (makeOrder)
    entries.push({
      id: 'tilaus',
      label: dayTexts.makeOrder,
      icon: Plus,
      shortcut: 'Enter',
      onSelect: () => makeOrder(slot),
    });
  if (makePalkki)
    entries.push({
      id: 'palkki',
      label: dayTexts.makePalkki,
      icon: MessageSquare,
      shortcut: makeOrder ? 'P' : 'Enter',
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
  entries.push({ id: 'hint', hint: texts.slot.hint });
  return (
    <ContextMenu
      point={point}
      onClose={onClose}
      entries={entries}
      marked={makeOrder ? 'tilaus' : 'palkki'}
      label={dialogTexts.menu.label}
    />
  );
}

/** The vehicle and who drives it; the place itself shows its time. */
const headingOf = (vehicle: DayVehicle): string =>
  [vehicleName(vehicle), vehicleDrivers(vehicle).map(listedName).join(', ')].filter(Boolean).join(' · ');
