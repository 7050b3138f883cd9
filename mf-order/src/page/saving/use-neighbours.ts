import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useNavigate, useNavigation } from '@keikka/sdk';

export interface Neighbours {
  /** '1/2 · auto P03' begins with the order's place of so many. */
  place: number;
  count: number;
  vehicleNo: string;
  /** Absent at the first order of the day. */
  previous: (() => void) | undefined;
  /** Absent at the last. */
  next: (() => void) | undefined;
}

/**
 * The vehicle's orders before and after this one on its day; null where it is alone.
 * @param onPage the order has a page of its own, and no window over the board
 */
export function useNeighbours(answer: KeikkaGetAnswer, onPage: boolean): Neighbours | null {
  const { openOrder } = useNavigation();
  const navigate = useNavigate();
  const { vehicleKeikkaIds: ids, vehicleData, keikkaData } = answer;
  const at = ids.indexOf(keikkaData.keikkaId);
  if (!vehicleData || ids.length < 2) return null;
  const to = (keikkaId: number | undefined) =>
    keikkaId === undefined
      ? undefined
      : () => (onPage ? void navigate(`/tilaus/${keikkaId}`) : openOrder(keikkaId));
  return {
    place: at + 1,
    count: ids.length,
    vehicleNo: vehicleData.vehicleNo,
    previous: to(ids[at - 1]),
    next: to(ids[at + 1]),
  };
}
