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

/** What a person's board shows of it, as the day itself does: null when nothing. */
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
      .filter(({ plannedBy, orderedBy }) => plannedBy.includes(asiakasId) || orderedBy.includes(asiakasId))
      .map(({ vehicleId, dayDriver, plannedBy }) => {
        const seesPhone = plannedBy.includes(asiakasId);
        return {
          vehicleId,
          dayDriver: dayDriver && (seesPhone ? dayDriver : { ...dayDriver, personPhone: '' }),
        };
      }),
  };
  return view.kuskit.length + view.ajoneuvot.length > 0 ? view : null;
}
