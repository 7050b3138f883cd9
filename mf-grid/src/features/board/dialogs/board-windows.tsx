import { useNavigation } from '@keikka/sdk';
import { ContextMenu } from '@keikka/ui';
import { findItem, itemKey, type GridDay, type GridItem, type ItemKey } from '../../../day/model/grid-day.js';
import { itemTimes, itemTitle } from '../../../day/model/item-text.js';
import { texts } from '../texts.js';
import { dropBoard } from '../drag/use-board-gestures.js';
import type { DayActions } from '../../../changes/use-day-actions.js';
import type { OpenWindow } from './use-open-window.js';
import { DriverDialog } from './driver-dialog.js';
import { ItemMenu } from './item-menu.js';
import { MoveDialog } from './move-dialog.js';

export interface BoardWindowsProps {
  window: OpenWindow | null;
  day: GridDay;
  ownAsiakasId: number;
  actions: DayActions;
  open: (window: OpenWindow) => void;
  close: (window: OpenWindow) => void;
  onOpenItem: (item: GridItem) => void;
}

/** The menu or dialog that lies open. It reads its item anew each time: gone from the day, the window is gone too. */
export function BoardWindows({ window, close: closeWindow, ...rest }: BoardWindowsProps) {
  const { day, ownAsiakasId, actions } = rest;
  if (!window) return null;
  const close = (): void => closeWindow(window);
  const props: WindowProps = { ...rest, close };
  if (window.kind === 'driver') {
    return <DriverDialog driver={window.driver} day={day} onMove={actions.setDriver} onClose={close} />;
  }
  if (window.kind === 'more') return <MoreMenu {...props} keys={window.keys} point={window.point} />;
  const item = findItem(day, window.key);
  if (!item) return null;
  if (window.kind === 'menu') return <BarMenu {...props} item={item} point={window.point} />;
  return (
    <MoveDialog
      item={item}
      day={day}
      board={dropBoard(day, ownAsiakasId)}
      onMove={actions.moveItem}
      onClose={close}
    />
  );
}

type WindowProps = Omit<BoardWindowsProps, 'window' | 'close'> & { close: () => void };
type At = Extract<OpenWindow, { kind: 'menu' }>['point'];

function BarMenu({ item, point, ...props }: WindowProps & { item: GridItem; point: At }) {
  const { openOrderWindow } = useNavigation();
  const { actions, open, close, ownAsiakasId, onOpenItem } = props;
  return (
    <ItemMenu
      item={item}
      point={point}
      ownAsiakasId={ownAsiakasId}
      onClose={close}
      onTila={(keikka, tila) => void actions.setTila(keikka, tila)}
      onMove={(moved) => open({ kind: 'move', key: itemKey(moved) })}
      onOpenWindow={({ keikkaId }) => openOrderWindow(keikkaId)}
      onEdit={onOpenItem}
      onCopy={actions.copyItem}
      onRemove={(removed) => void actions.removeItem(removed)}
    />
  );
}

function MoreMenu({
  keys,
  point,
  day,
  close,
  onOpenItem,
}: WindowProps & { keys: readonly ItemKey[]; point: At }) {
  const items = keys.map((key) => findItem(day, key)).filter((item) => item !== undefined);
  return (
    <ContextMenu
      point={point}
      onClose={close}
      label={texts.moreLabel(items.length)}
      entries={items.map((item) => ({
        id: itemKey(item),
        label: `${itemTimes(item)} ${itemTitle(item)}`,
        onSelect: () => onOpenItem(item),
      }))}
    />
  );
}
