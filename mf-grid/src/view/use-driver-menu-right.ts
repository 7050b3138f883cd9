import type { DayVehicle } from '@keikka/contracts';
import { useCan, useOwnAsiakasId } from '@keikka/sdk';

/**
 * Whether the person may choose a vehicle's driver: an order handler or company admin of the company that owns the
 * vehicle (G-209). These persons may edit the grid; a system admin counts as company admin.
 */
export function useDriverMenuRight(): (vehicle: DayVehicle) => boolean {
  const mayEdit = useCan('page.grid.edit');
  const ownAsiakasId = useOwnAsiakasId();
  return ({ ownerAsiakasId }) => mayEdit && ownerAsiakasId === ownAsiakasId;
}
