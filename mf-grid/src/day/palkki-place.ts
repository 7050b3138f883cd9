/** The place of a new palkki. */
export interface PalkkiPlace {
  vehicleId: number;
  startMs: number;
}
