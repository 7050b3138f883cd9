/** Where a new palkki begins. */
export interface PalkkiPlace {
  vehicleId: number;
  startMs: number;
}
