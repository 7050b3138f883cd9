import { gridDayCalls } from '@keikka/contracts';
import { dayRange, type Yyyymmdd } from '@keikka/domain';
import type { ApiClient, RequestOptions } from '@keikka/sdk';
import type { BoardDay } from '../model/day-patch.js';
import { placeableDay } from '../model/grid-day.js';

export const gridDayKey = (yyyymmdd: Yyyymmdd) => ['grid-day', yyyymmdd] as const;

interface GridDayQuestion {
  yyyymmdd: Yyyymmdd;
  /** The viewer of the day. */
  personId: number;
}

/**
 * The day in one call; null for an answer without a day. The browser sends its ETag, so that an unchanged day costs
 * nothing.
 */
export async function askGridDay(
  api: ApiClient,
  { yyyymmdd, personId }: GridDayQuestion,
  options: RequestOptions,
): Promise<BoardDay | null> {
  const { start, end } = dayRange(yyyymmdd);
  const input = { personId, startISO: start.toISOString(), endISO: end.toISOString(), yyyymmdd };
  const answer = (await api.ask(gridDayCalls.get, input, options)) as BoardDay | null;
  return answer && placeableDay(answer);
}
