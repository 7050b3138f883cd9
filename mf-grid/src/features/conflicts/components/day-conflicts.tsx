import type { GridItem } from '@keikka/contracts';
import { lazyWindow } from '@keikka/ui';
import { useRef } from 'react';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { isMasked, itemKey, type ItemKey } from '../../../day/model/grid-day.js';
import type { Point } from '../../../day/drops/held.js';
import { useDriverMenuRight } from '../../../view/use-driver-menu-right.js';
import { useBoard } from '../../../view/board-context.js';
import { goToBar } from '../../../view/go-to-bar.js';
import type { DayConflictsState } from './use-day-conflicts.js';

const ConflictList = lazyWindow(async () => (await import('./conflict-list.js')).ConflictList);

interface DayConflictsProps {
  conflicts: DayConflictsState;
  onOpenItem: (item: GridItem) => void;
  onMove: (key: ItemKey) => void;
  /** Opens the driver menu of a vehicle. */
  onDriver: (at: { kind: 'driver'; vehicleId: number; point: Point }) => void;
}

/** The list of double bookings and warnings, with the board's own ways to show, open and move a job. */
export function DayConflicts({ conflicts, onOpenItem, onMove, onDriver }: DayConflictsProps) {
  const view = useBoard();
  const { day, phone, mayEdit, ownAsiakasId } = view;
  const mayChooseDriver = useDriverMenuRight();
  const vehicleOf = (vehicleId: number) => day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId);
  const shownJob = useRef<ItemKey | null>(null);
  if (!conflicts.wasOpened) return null;
  return (
    <ConflictList
      open={conflicts.isOpen}
      onClose={() => {
        shownJob.current = null;
        conflicts.close();
      }}
      finalFocus={() =>
        shownJob.current && view.root.current?.querySelector<HTMLElement>(`[data-key="${shownJob.current}"]`)
      }
      found={conflicts.found}
      vehicleNoOf={(vehicleId) => vehicleOf(vehicleId)?.vehicleNo ?? ''}
      onGoTo={(item) => {
        goToBar(view, itemKey(item));
        if (!phone) return;
        // The list covers a narrow screen, so it closes and leaves the focus to the job.
        shownJob.current = itemKey(item);
        conflicts.close();
      }}
      onOpen={onOpenItem}
      onMove={(item) => onMove(itemKey(item))}
      onDriver={(item, point) => {
        goToBar(view, itemKey(item));
        onDriver({ kind: 'driver', vehicleId: item.vehicleId, point });
      }}
      mayChangeDriver={(vehicleId) => {
        const vehicle = vehicleOf(vehicleId);
        return vehicle !== undefined && mayChooseDriver(vehicle);
      }}
      mayOpen={(item) => !isMasked(item)}
      mayMove={(item) => mayEdit && dragRefusal(item, ownAsiakasId) === undefined}
    />
  );
}
