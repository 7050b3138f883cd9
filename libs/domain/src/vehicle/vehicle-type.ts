/** What an order's vehicle is, by the id of its type (C-03). */
export const vehicleType = { betoniauto: 1, pumi: 2, pumppu: 3 } as const;

/** Metres of boom from which an order without a type takes a pump. */
const LEAST_PUMP_BOOM = 34;

/**
 * The type of an order that has none, or only that of a concrete truck: by its boom in metres a pumi or a pump [O-124]. A
 * type that says more stays.
 */
export function vehicleTypeByBoom(vehicleTypeId: number | null, puomi: number | null): number {
  if (vehicleTypeId !== null && vehicleTypeId !== vehicleType.betoniauto) return vehicleTypeId;
  return puomi !== null && puomi >= LEAST_PUMP_BOOM ? vehicleType.pumppu : vehicleType.pumi;
}

/** Whether a vehicle of this type is one that pumps, and so may have a boom and a line [O-126]. */
export const isPump = (vehicleTypeId: number | null): boolean =>
  vehicleTypeId === vehicleType.pumi || vehicleTypeId === vehicleType.pumppu;

/**
 * Whether the vehicle drives to the site empty. Unless it was said, a pumi brings its load and a pump comes empty; null
 * when the type does not tell (order §4).
 */
export function arrivesEmpty(said: boolean | null, vehicleTypeId: number | null): boolean | null {
  if (said !== null) return said;
  return isPump(vehicleTypeId) ? vehicleTypeId === vehicleType.pumppu : null;
}
