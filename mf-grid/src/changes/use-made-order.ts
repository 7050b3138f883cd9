import type { GridKeikka } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { useNavigation, useNotify } from '@keikka/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useDayQuery } from '../day/cache/day-query.js';
import { findItem, keikkaKey } from '../day/model/grid-day.js';
import { versionsOf } from './commands/versions-of.js';
import { madeStep } from './made-step.js';
import { texts } from './undo/texts.js';
import { useGridUndo } from './undo/use-grid-undo.js';

/** The board is read this often for an order that was just made, with this pause between (O-146). */
const READS = 3;
const PAUSE_MS = 1_000;

/** Opens an order that was just made, once the board of its day has it, and lets it be taken back. */
export function useMadeOrder(): (made: GridKeikka) => Promise<void> {
  const queryClient = useQueryClient();
  const dayQuery = useDayQuery();
  const undo = useGridUndo();
  const notify = useNotify();
  const { openOrder } = useNavigation();

  async function isOnBoard(keikkaId: number, yyyymmdd: Yyyymmdd): Promise<boolean> {
    for (let read = 1; read <= READS; read += 1) {
      if (read > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // A read that fails has not found it either, and the next one may.
      const day = await queryClient.query({ ...dayQuery(yyyymmdd), staleTime: 0 }).catch(() => null);
      if (day && findItem(day, keikkaKey(keikkaId))) return true;
    }
    return false;
  }

  return async (made) => {
    const { keikkaId, vehicleId, timeStart } = made;
    // An order without place or time is on no board; its editor gives it both.
    const yyyymmdd = vehicleId && timeStart ? helsinkiDay(Date.parse(timeStart)) : null;
    const isOpened = yyyymmdd === null || (await isOnBoard(keikkaId, yyyymmdd));
    if (isOpened) openOrder(keikkaId);
    else notify.error(texts.orderNotOpened(keikkaId), null);
    // The toast says what has happened to it, so it comes last.
    undo.track(
      Promise.resolve({
        yyyymmdd,
        text: isOpened ? texts.orderMade : texts.orderMadeOnly(keikkaId),
        undone: texts.orderRemoved(keikkaId),
        change: madeStep(made),
        versions: versionsOf([made]),
      }),
    );
  };
}
