import type { Yyyymmdd } from '@keikka/domain';
import type { QueryClient } from '@tanstack/react-query';
import { gridDayKey } from '../../day/api/grid-day.js';
import { nakyvyysKey, turnNakyvyys } from '../../palkki/nakyvyys.js';
import { readPalkki } from '../../palkki/read-palkki.js';
import type { DayCommand } from './day-command.js';
import type { StepOf } from './step-change.js';
import { texts } from './texts.js';

/** Shows a palkki to a company, or does so no more. The palkki is read again, because it has another version then. */
export function nakyvyysCommand(
  yyyymmdd: Yyyymmdd,
  { palkkiId, asiakas, after: isShown }: StepOf<'nakyvyys'>,
  queryClient: QueryClient,
): DayCommand {
  const { asiakasId } = asiakas;
  return {
    yyyymmdd,
    change: { kind: 'nakyvyys', palkkiId, asiakas, isShown },
    async send(api) {
      const guests = await turnNakyvyys(api, { palkkiId, asiakasId, isShown });
      queryClient.setQueryData(nakyvyysKey(palkkiId), guests);
      try {
        const row = await readPalkki(api, queryClient)(palkkiId);
        return row ? [row] : [];
      } catch {
        // It is done by now. The day is read instead, and tells when it cannot be.
        void queryClient.invalidateQueries({ queryKey: gridDayKey(yyyymmdd) });
        return [];
      }
    },
    failed: texts.nakyvyys,
  };
}
