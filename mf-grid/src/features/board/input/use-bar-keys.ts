import { shortcutOf, useListedShortcuts, type ListedShortcut } from '@keikka/sdk';
import type { KeyboardEvent } from 'react';
import { findBar, nextBar, type BarPosition, type Direction } from '../../../day/rows/bar-navigation.js';
import type { CarryStep } from './carry.js';
import { findItem, type ItemKey } from '../../../day/model/grid-day.js';
import { actedOn, chosenBar, chosenSlot, type Point } from '../../../day/drops/held.js';
import { useBoard, type BoardView } from '../../../view/board-context.js';
import type { BoardCommands } from '../dialogs/use-board-commands.js';
import { texts } from '../texts.js';
import type { BoardHandle } from '../../../view/board-handle.js';
import { useDaySearch } from '../../../view/use-day-search.js';
import { goToHit } from '../../../view/use-search-hits.js';
import { slotBeside } from './slot-beside.js';
import type { Carry } from './use-carry.js';
import { useSlotKeys } from './use-slot-keys.js';

const directions: Readonly<Record<string, Direction>> = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  home: 'first',
  end: 'last',
};
/** Until a bar is chosen, sideways arrows change the day. */
const entering = ['arrowup', 'arrowdown', 'home', 'end'];

const carrying: Readonly<Record<string, CarryStep>> = {
  'alt+arrowleft': 'earlier',
  'alt+arrowright': 'later',
  'alt+shift+arrowleft': 'shorter',
  'alt+shift+arrowright': 'longer',
  'alt+arrowup': 'up',
  'alt+arrowdown': 'down',
};

interface BarKeys extends BoardView {
  commands: BoardCommands;
  carry: Carry;
  /** The words of the search. */
  words: readonly string[];
}

interface BarShortcut extends ListedShortcut {
  /** Returns whether the board used the key. */
  act: (active: ItemKey | null, key: string) => boolean;
}

/** The keys of the focused board: they walk the bars and act on the chosen one. */
export function useBarKeys(
  commands: BoardCommands,
  carry: Carry,
): (event: KeyboardEvent<HTMLElement>) => void {
  const { words } = useDaySearch();
  const keys = { ...useBoard(), commands, carry, words };
  const shortcuts = [
    ...walking(keys),
    ...(keys.mayEdit ? changing(keys) : []),
    ...(commands.makeItem ? enteringSlot(keys) : []),
  ];
  const slotKey = useSlotKeys(commands);
  useListedShortcuts(texts.keys.board, shortcuts);
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const key = shortcutOf(event);
    const { active, slot } = keys.interaction.get();
    const shortcut = shortcuts.find((candidate) => candidate.keys.includes(key));
    if (slot ? slotKey(slot, key) : shortcut?.act(active, key)) event.preventDefault();
  };
}

/** Without a chosen bar the board does not use the key. */
const onActive =
  (act: (active: ItemKey, key: string) => void): BarShortcut['act'] =>
  (active, key) => {
    if (active) act(active, key);
    return active !== null;
  };

function walking(keys: BarKeys): BarShortcut[] {
  const { day, rows, board, search, interaction, carry, commands, words } = keys;
  function go(active: ItemKey | null, key: string): boolean {
    if (!active && !entering.includes(key)) return false;
    const direction = directions[key];
    const next = direction && nextBar(rows, active, direction);
    const at = next ? findBar(rows, next) : null;
    if (!next || !at) return true;
    interaction.update(chosenBar(next));
    board.current?.reveal(at.rowIndex, at.bar);
    return true;
  }
  const openActive = onActive((active) => {
    const item = findItem(day, active);
    if (item) commands.openItem(item);
  });
  const leaveBar = onActive(() => {
    if (words.length > 0 && search.current) search.current.focus();
    else interaction.update(chosenBar(null));
  });
  const leave: BarShortcut['act'] = (active) => {
    if (carry.cancel()) return true;
    if (interaction.get().group.length > 0) {
      interaction.update({ group: [] });
      return true;
    }
    return leaveBar(active, 'escape');
  };
  return [
    { keys: Object.keys(directions), label: texts.keys.walk, act: go },
    { keys: ['enter'], label: texts.keys.open, act: openActive },
    {
      keys: ['f3', 'shift+f3'],
      label: texts.keys.hits,
      act: (_, key) => goToHit(keys, words, key === 'f3' ? 1 : -1),
    },
    { keys: ['escape', 'alt+escape'], label: texts.keys.leave, act: leave },
  ];
}

function changing({ day, rows, board, interaction, carry, commands }: BarKeys): BarShortcut[] {
  const step = onActive((active, key) => {
    const direction = carrying[key];
    if (direction) carry.step(active, direction);
  });
  const openMenu = onActive((active) => {
    const at = findBar(rows, active);
    if (at && board.current) commands.openMenu(active, menuPoint(board.current, active, at));
  });
  const take = (cuts: boolean): BarShortcut['act'] =>
    onActive((active) => {
      const items = actedOn(interaction.get().group, active).flatMap((key) => findItem(day, key) ?? []);
      commands.withEditable(active, () => commands.take(items, cuts));
    });
  const paste: BarShortcut['act'] = (active) => {
    const row = active && findBar(rows, active)?.row;
    commands.paste(row ? { vehicleId: row.vehicle.vehicleId } : {});
    return interaction.get().clipboard !== null;
  };
  return [
    { keys: ['alt+arrowleft', 'alt+arrowright'], label: texts.keys.moveInTime, act: step },
    { keys: ['alt+shift+arrowleft', 'alt+shift+arrowright'], label: texts.keys.resize, act: step },
    { keys: ['alt+arrowup', 'alt+arrowdown'], label: texts.keys.moveToVehicle, act: step },
    { keys: ['m'], label: texts.keys.move, act: onActive((active) => commands.openMove(active)) },
    { keys: [' '], label: texts.keys.choose, act: onActive((active) => commands.toggle(active)) },
    { keys: ['mod+c'], label: texts.keys.copy, act: take(false) },
    { keys: ['mod+x'], label: texts.keys.cut, act: take(true) },
    { keys: ['mod+v'], label: texts.keys.paste, act: paste },
    { keys: ['contextmenu', 'shift+f10'], label: texts.keys.menu, act: openMenu },
    { keys: ['delete'], label: texts.keys.remove, act: onActive(commands.remove) },
  ];
}

/** From the chosen bar to the free time beside it. */
function enteringSlot({ rows, day, interaction, commands }: BarKeys): BarShortcut[] {
  const enter = onActive((active, key) => {
    const slot = slotBeside(rows, active, day.yyyymmdd, key === 'mod+arrowleft' ? 'before' : 'after');
    if (slot) interaction.update(chosenSlot(slot));
  });
  return [
    {
      keys: ['mod+arrowleft', 'mod+arrowright'],
      label: texts.keys.slot(texts.slot.makes(commands)),
      act: enter,
    },
  ];
}

/** Below the bar, or where it will be drawn when it is not on the page yet. */
function menuPoint(board: BoardHandle, key: ItemKey, { row, rowIndex, bar }: BarPosition): Point {
  board.reveal(rowIndex, bar);
  const box = board.elementOf(key)?.getBoundingClientRect();
  if (box) return { x: box.left + 8, y: box.bottom };
  return board.pointOf(row.vehicle.vehicleId, bar.startMs) ?? { x: 0, y: 0 };
}
