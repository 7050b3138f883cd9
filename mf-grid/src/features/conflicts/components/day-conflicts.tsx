import type { DoubleBooking } from '../../../day/model/conflicts.js';
import { isMasked, itemKey, type GridDay, type GridItem, type ItemKey } from '../../../day/model/grid-day.js';
import { dragRefusal } from '../../../day/drops/resolve-drop.js';
import { ConflictList } from './conflict-list.js';
import { goToBar, type BoardPlaces } from './go-to-bar.js';

export interface DayConflictsProps {
  open: boolean;
  onClose: () => void;
  day: GridDay;
  bookings: readonly DoubleBooking[];
  places: BoardPlaces;
  /** The list covers a narrow screen: it goes when it has shown the way. */
  phone: boolean;
  mayEdit: boolean;
  ownAsiakasId: number;
  onOpenItem: (item: GridItem) => void;
  onMove: (key: ItemKey) => void;
}

/** The list of double bookings with the board's own ways to show, open and move a job. */
export function DayConflicts(props: DayConflictsProps) {
  const { open, onClose, day, bookings, places, phone, mayEdit, ownAsiakasId, onOpenItem, onMove } = props;
  return (
    <ConflictList
      open={open}
      onClose={onClose}
      bookings={bookings}
      vehicleNoOf={(vehicleId) =>
        day.ajoneuvot.find((vehicle) => vehicle.vehicleId === vehicleId)?.vehicleNo ?? ''
      }
      onGoTo={(item) => {
        if (phone) onClose();
        goToBar(places, itemKey(item));
      }}
      onOpen={onOpenItem}
      onMove={(item) => onMove(itemKey(item))}
      mayOpen={(item) => !isMasked(item)}
      mayMove={(item) => mayEdit && dragRefusal(item, ownAsiakasId) === undefined}
    />
  );
}
