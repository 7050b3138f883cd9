import type { DayVehicle } from '@keikka/contracts';
import { useOwnAsiakasId, useSession } from '@keikka/sdk';

/**
 * Whether the person may choose a vehicle's driver: an order handler or company admin of the company that owns the
 * vehicle (G-209). A keikka admin handles orders; a mere system admin, who may edit the grid, does not.
 */
export function useDriverMenuRight(): (vehicle: DayVehicle) => boolean {
  const { isKeikkaHandler, isKeikkaAdmin, asiakasAdmin } = useSession().roles;
  const handles = isKeikkaHandler || isKeikkaAdmin || asiakasAdmin;
  const ownAsiakasId = useOwnAsiakasId();
  return ({ ownerAsiakasId }) => handles && ownerAsiakasId === ownAsiakasId;
}
