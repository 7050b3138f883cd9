import { keikkaTila } from '@keikka/domain';

export interface TimedTila {
  keikkaTilaId: number;
  pumppuAika: Date | null;
  timeEnd: Date | null;
}

/** The status that an order is due for at a time (O-107, O-108); its present status when none is due. */
export function tilaByTime({ keikkaTilaId, pumppuAika, timeEnd }: TimedTila, now: Date): number {
  if (!pumppuAika || !timeEnd || pumppuAika >= now) return keikkaTilaId;
  const isReady = keikkaTilaId === keikkaTila.toimitusvalmis;
  if (timeEnd < now && (isReady || keikkaTilaId === keikkaTila.meneillaan)) return keikkaTila.toimitettu;
  if (timeEnd > now && isReady) return keikkaTila.meneillaan;
  return keikkaTilaId;
}
