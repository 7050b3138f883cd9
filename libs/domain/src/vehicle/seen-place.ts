/** Where a job stands. */
interface Place {
  vehicleId: number | null;
  start: Date | string | null;
}

/** Where its mover saw it; a missing vehicle is null or 0. */
interface SeenPlace {
  originalVehicleId?: number | null;
  originalPumppuAika?: string;
}

/**
 * Whether a job still stands where its mover saw it (O-245). What the mover does not name is not compared, so a move of the
 * vehicle alone and one of the time alone both hold.
 */
export function isWhereSeen(
  { vehicleId, start }: Place,
  { originalVehicleId, originalPumppuAika }: SeenPlace,
): boolean {
  const isOnVehicle = originalVehicleId === undefined || vehicleId === (originalVehicleId || null);
  const isAtTime =
    originalPumppuAika === undefined ||
    (start !== null && new Date(start).getTime() === Date.parse(originalPumppuAika));
  return isOnVehicle && isAtTime;
}
