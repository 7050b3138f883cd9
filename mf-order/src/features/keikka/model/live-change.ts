import type { KeikkaGetAnswer } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import type { LiveMessageOf } from '@keikka/sdk';

type Changed = LiveMessageOf<'keikkaChanged' | 'palkkiChanged' | 'dayStale'>;

/**
 * Whether a live message makes the shown order outdated. A message about the order itself always does: the clock sets a
 * status without a new `varmenne`, so comparing tokens would miss it.
 */
export function makesStale(message: Changed, keikkaId: number, shown: KeikkaGetAnswer | null): boolean {
  if (message.type === 'keikkaChanged') return message.keikkaId === keikkaId;
  if (shown === null) return false;
  const { keikkaData, palkit } = shown;
  if (message.type === 'dayStale')
    return (
      Boolean(keikkaData.pumppuAika) && message.days.includes(helsinkiDay(new Date(keikkaData.pumppuAika)))
    );
  // Palkit that could not be read may be readable now: whoever tells of one is the grid service.
  const listed = palkit === null || palkit.some(({ palkkiId }) => palkkiId === message.palkkiId);
  const { row } = message;
  const onVehicle = keikkaData.vehicleId !== null && row?.vehicleId === keikkaData.vehicleId;
  return listed || onVehicle || row?.keikkaId === keikkaId;
}
