import type { Yyyymmdd } from '../time/helsinki.js';

/** The company that owns a vehicle, and the companies that may plan its vehicles. */
interface PlannedVehicle {
  asiakasId: number;
  plannedBy: readonly number[];
}

/** The first and the last day of a vehicle, both included; null is an open end. */
interface VehicleDays {
  firstDate: Yyyymmdd | null;
  lastDate: Yyyymmdd | null;
}

/**
 * Whether a company may put orders and palkit on a vehicle: its own, or one whose owner is its pump partner. The grid's
 * day carries the answer for its viewer as `plannable`, which staff computes by the same rule in SQL
 * (services/staff/src/vehicle/vehicle.sql.ts).
 */
export function mayPlanVehicle({ asiakasId, plannedBy }: PlannedVehicle, planner: number): boolean {
  return asiakasId === planner || plannedBy.includes(planner);
}

/** Whether a vehicle is in service on all the days [G-142]. Staff's day uses the same rule in SQL for its key `v`. */
export function isInService({ firstDate, lastDate }: VehicleDays, ...days: readonly Yyyymmdd[]): boolean {
  return days.every((day) => (firstDate ?? day) <= day && day <= (lastDate ?? day));
}
