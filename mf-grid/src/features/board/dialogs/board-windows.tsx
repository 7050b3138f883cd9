import type { GridItem } from '@keikka/contracts';
import { useNavigation } from '@keikka/sdk';
import { ContextMenu } from '@keikka/ui';
import { lazy, Suspense } from 'react';
import { findItem, itemKey } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { useBoard } from '../../../view/board-context.js';
import { texts } from '../texts.js';
import { ItemMenu } from './item-menu.js';
import { SlotMenu } from './slot-menu.js';
import type { BoardCommands } from './use-board-commands.js';
import type { OpenWindow } from './use-open-window.js';

const DriverDialog = lazy(async () => ({ default: (await import('./driver-dialog.js')).DriverDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./move/move-dialog.js')).MoveDialog }));

/** The open menu or dialog. It looks its item up in each render, so that it closes when the item leaves the day. */
export function BoardWindows({ commands }: { commands: BoardCommands }) {
  const { day, today, ownAsiakasId } = useBoard();
  const { window } = commands;
  if (!window) return null;
  const close = (): void => commands.close(window);
  if (window.kind === 'driver') {
    return (
      <Suspense>
        <DriverDialog driver={window.driver} day={day} onMove={commands.setDriver} onClose={close} />
      </Suspense>
    );
  }
  if (window.kind === 'slot') return <SlotMenu commands={commands} {...window} onClose={close} />;
  if (window.kind === 'more') return <MoreMenu commands={commands} window={window} />;
  const item = findItem(day, window.key);
  if (!item) return null;
  if (window.kind === 'menu') return <BarMenu commands={commands} window={window} item={item} />;
  return (
    <Suspense>
      <MoveDialog
        item={item}
        day={day}
        to={window.to}
        today={today}
        ownAsiakasId={ownAsiakasId}
        onMove={(moved, move, to) => commands.moveItem(moved, move, { from: day, to })}
        onClose={close}
      />
    </Suspense>
  );
}

interface MenuProps<Kind extends OpenWindow['kind']> {
  commands: BoardCommands;
  window: Extract<OpenWindow, { kind: Kind }>;
}

function BarMenu({ commands, window, item }: MenuProps<'menu'> & { item: GridItem }) {
  const { ownAsiakasId } = useBoard();
  const { openOrderWindow } = useNavigation();
  return (
    <ItemMenu
      item={item}
      point={window.point}
      ownAsiakasId={ownAsiakasId}
      onClose={() => commands.close(window)}
      onTila={(keikka, tila) => void commands.setTila(keikka, tila)}
      onMove={(moved) => commands.open({ kind: 'move', key: itemKey(moved) })}
      onOpenWindow={({ keikkaId }) => openOrderWindow(keikkaId)}
      onEdit={commands.openItem}
      onCut={(cut) => commands.take([cut], true)}
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
