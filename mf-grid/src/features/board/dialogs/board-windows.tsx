import type { GridDay, GridItem } from '@keikka/contracts';
import { useNavigation } from '@keikka/sdk';
import { ContextMenu, lazyWindow } from '@keikka/ui';
import { actedOn } from '../../../day/drops/held.js';
import { findItem, isReadable, itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { useBoard } from '../../../view/board-context.js';
import { texts } from '../texts.js';
import { CellMenu } from './cell-menu.js';
import { ItemMenu } from './item-menu.js';
import { SlotMenu } from './slot-menu.js';
import type { BoardCommands } from './use-board-commands.js';
import type { OpenWindow } from './use-open-window.js';

const DriverDialog = lazyWindow(async () => (await import('./driver-dialog.js')).DriverDialog);
const MoveManyDialog = lazyWindow(async () => (await import('./move/move-many-dialog.js')).MoveManyDialog);
const MoveDialog = lazyWindow(async () => (await import('./move/move-dialog.js')).MoveDialog);

/** The open menu or dialog. It looks its item up in each render, so that it closes when the item leaves the day. */
export function BoardWindows({ commands }: { commands: BoardCommands }) {
  const { day } = useBoard();
  const { window } = commands;
  if (!window) return null;
  const close = (): void => commands.close(window);
  if (window.kind === 'driver')
    return <DriverDialog driver={window.driver} day={day} onMove={commands.setDriver} onClose={close} />;
  if (window.kind === 'slot') return <SlotMenu commands={commands} {...window} onClose={close} />;
  if (window.kind === 'cell') return <CellMenu at={window.at} commands={commands} onClose={close} />;
  if (window.kind === 'more') return <MoreMenu commands={commands} window={window} />;
  if (window.kind === 'move') return <MoveWindow commands={commands} window={window} />;
  const item = findItem(day, window.key);
  if (!item) return null;
  return <BarMenu commands={commands} window={window} item={item} />;
}

const itemsOf = (day: GridDay, keys: readonly ItemKey[]): GridItem[] =>
  keys.flatMap((key) => findItem(day, key) ?? []);

interface MenuProps<Kind extends OpenWindow['kind']> {
  commands: BoardCommands;
  window: Extract<OpenWindow, { kind: Kind }>;
}

/** The dialog of one item, or of several orders together. */
function MoveWindow({ commands, window }: MenuProps<'move'>) {
  const { day, today, ownAsiakasId, interaction } = useBoard();
  const items = itemsOf(day, window.keys);
  const [item] = items;
  if (!item) return null;
  const dialog = { day, today, ownAsiakasId, to: window.to, onClose: () => commands.close(window) };
  if (items.length > 1)
    return (
      <MoveManyDialog
        {...dialog}
        items={items.filter(isReadable)}
        onMove={(moved, to, warning) => {
          interaction.update({ group: [] });
          commands.moveItems(moved, { from: day, to }, warning);
        }}
      />
    );
  return (
    <MoveDialog
      {...dialog}
      item={item}
      onMove={(moved, move, to) => {
        interaction.update({ group: [] });
        commands.moveItem(moved, move, { from: day, to });
      }}
    />
  );
}

function BarMenu({ commands, window, item }: MenuProps<'menu'> & { item: GridItem }) {
  const { ownAsiakasId, interaction, day, phone } = useBoard();
  const { openOrderWindow } = useNavigation();
  const { group } = interaction.get();
  return (
    <ItemMenu
      item={item}
      point={window.point}
      ownAsiakasId={ownAsiakasId}
      onClose={() => commands.close(window)}
      onTila={(keikka, tila) => void commands.setTila(keikka, tila)}
      chosen={group.includes(itemKey(item)) ? group.length : 0}
      onMove={(moved) => commands.openMove(itemKey(moved))}
      onToggle={phone ? undefined : (keikka) => commands.toggle(itemKey(keikka))}
      onOpenWindow={({ keikkaId }) => openOrderWindow(keikkaId)}
      onEdit={commands.openItem}
      onCut={(cut) => commands.take(itemsOf(day, actedOn(group, itemKey(cut))), true)}
      onCopy={commands.mayCopy(item) ? (copied) => commands.copyItem(copied) : undefined}
      onRemove={(removed) => void commands.removeItem(removed)}
    />
  );
}

function MoreMenu({ commands, window }: MenuProps<'more'>) {
  const { day } = useBoard();
  const items = window.keys.map((key) => findItem(day, key)).filter((item) => item !== undefined);
  return (
    <ContextMenu
      point={window.point}
      onClose={() => commands.close(window)}
      label={texts.moreLabel(items.length)}
      entries={items.map((item) => ({
        id: itemKey(item),
        label: `${itemTimes(item)} ${itemTitle(item)}`,
        onSelect: () => commands.openItem(item),
      }))}
    />
  );
}
