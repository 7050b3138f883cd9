import type { Actor, DayStaffing, DriverVehicle, VehicleDriver } from '@keikka/contracts';
import { meets } from '@keikka/server';

interface StaffingView {
  kuskit: DriverVehicle[];
  ajoneuvot: VehicleDriver[];
}

/** The companies whose board shows one of these drivers or vehicles. */
export const companiesOf = ({ kuskit, ajoneuvot }: DayStaffing): number[] => [
  ...new Set([
    ...kuskit.map(({ asiakasId }) => asiakasId),
    ...ajoneuvot.flatMap(({ plannedBy, orderedBy }) => [...plannedBy, ...orderedBy]),
  ]),
];

/** The part of a change that a person's board shows in any case; null when there is none. */
export function staffingFor(actor: Actor, { kuskit, ajoneuvot }: DayStaffing): StaffingView | null {
  const { asiakasId } = actor;
  const seesDrivers = meets(actor, 'page.grid.drivers.read');
  const seesStatus = meets(actor, 'page.loma.read');
  const view = {
    kuskit: kuskit
      .filter((kuski) => seesDrivers && kuski.asiakasId === asiakasId)
      .map(({ asiakasId: _, personId, vehicleId, isExplicitAssignment, ...status }) => ({
        personId,
        vehicleId,
        isExplicitAssignment,
        ...(seesStatus ? status : {}),
      })),
    ajoneuvot: ajoneuvot
      .filter(({ plannedBy }) => plannedBy.includes(asiakasId))
      .map(({ vehicleId, dayDriver }) => ({ vehicleId, dayDriver })),
  };
  return view.kuskit.length + view.ajoneuvot.length > 0 ? view : null;
}

/**
 * Whether the company's board may show one of the vehicles, depending on the rest of the day: it orders from the owner,
 * and the vehicle is on its board while there is something to draw on it. Only the company's own read of the day can
 * tell.
 */
export const mayShowVehicle = (asiakasId: number, { ajoneuvot }: DayStaffing): boolean =>
  ajoneuvot.some(
    ({ plannedBy, orderedBy }) => orderedBy.includes(asiakasId) && !plannedBy.includes(asiakasId),
  );
