import type { DayLoad, GridDay, GridKeikka } from '@keikka/contracts';
import { clockOf, dayMonth, helsinkiDay, keikkaTila, type Yyyymmdd } from '@keikka/domain';

/** A sample order for formulas. */
export interface SampleKeikka {
  keikkaId: number;
  /** '4711: 20.11. klo 7:30, Rakennus Oy, As Oy Kielo' */
  title: string;
}

/** The day of the sample orders: the latest that has any. */
export const lastDayWithKeikat = (loads: readonly DayLoad[]): Yyyymmdd | undefined =>
  loads.findLast(({ keikkaCount }) => keikkaCount > 0)?.yyyymmdd;

/** The orders of a day that the viewer may read, by start. */
export function keikatOfDay({ ajoneuvot }: Pick<GridDay, 'ajoneuvot'>): SampleKeikka[] {
  return ajoneuvot
    .flatMap(({ keikkaGroup }) => keikkaGroup)
    .filter((item): item is GridKeikka => item.isKeikka && item.keikkaTilaId !== keikkaTila.eiPaasya)
    .toSorted((one, other) => one.pumppuAika.localeCompare(other.pumppuAika) || one.keikkaId - other.keikkaId)
    .map((keikka) => ({ keikkaId: keikka.keikkaId, title: titleOf(keikka) }));
}

function titleOf({ keikkaId, pumppuAika, asiakasNimi, tyomaaNimi }: GridKeikka): string {
  const time = new Date(pumppuAika);
  const when = `${dayMonth(helsinkiDay(time))} klo ${clockOf(time)}`;
  return `${keikkaId}: ${[when, asiakasNimi, tyomaaNimi].filter(Boolean).join(', ')}`;
}
