import type { Actor, DayStaffing, DriverVehicle, VehicleDriver } from '@keikka/contracts';
import { meets } from '@keikka/server';

interface StaffingView {
  kuskit: DriverVehicle[];
  ajoneuvot: VehicleDriver[];
}

/** The companies whose board shows a driver or a vehicle of these. */
export const companiesOf = ({ kuskit, ajoneuvot }: DayStaffing): number[] => [
  ...new Set([
    ...kuskit.map(({ asiakasId }) => asiakasId),
    ...ajoneuvot.flatMap(({ plannedBy, orderedBy }) => [...plannedBy, ...orderedBy]),
  ]),
];

/** What a person's board shows of it whatever else is on the day: null when nothing. */
export function staffingFor(actor: Actor, { kuskit, ajoneuvot }: DayStaffing): StaffingView | null {
  const { asiakasId } = actor;
  const seesDrivers = meets(actor, 'page.grid.drivers.read');
  const view = {
    kuskit: kuskit
      .filter((kuski) => seesDrivers && kuski.asiakasId === asiakasId)
      .map(({ personId, vehicleId, isExplicitAssignment }) => ({
        personId,
        vehicleId,
        isExplicitAssignment,
      })),
    ajoneuvot: ajoneuvot
      .filter(({ plannedBy }) => plannedBy.includes(asiakasId))
      .map(({ vehicleId, dayDriver }) => ({ vehicleId, dayDriver })),
  };
  return view.kuskit.length + view.ajoneuvot.length > 0 ? view : null;
}

/**
 * Whether the company's board may show one of the vehicles, which only its own read of the day can tell: it orders from
 * the owner, and has the vehicle on its board while there is something to draw on it.
 */
export const mayShowVehicle = (asiakasId: number, { ajoneuvot }: DayStaffing): boolean =>
  ajoneuvot.some(
    ({ plannedBy, orderedBy }) => orderedBy.includes(asiakasId) && !plannedBy.includes(asiakasId),
  );
