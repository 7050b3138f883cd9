import type { DayVehicle } from '@keikka/contracts';
import { useCan, useOwnAsiakasId } from '@keikka/sdk';

/**
 * Who chooses a vehicle's driver: an order handler or company admin of the company that owns the vehicle (G-209). They
 * are the ones who may edit the grid; a system admin counts as company admin.
 */
export function useDriverMenuRight(): (vehicle: DayVehicle) => boolean {
  const mayEdit = useCan('page.grid.edit');
  const ownAsiakasId = useOwnAsiakasId();
  return ({ ownerAsiakasId }) => mayEdit && ownerAsiakasId === ownAsiakasId;
}
