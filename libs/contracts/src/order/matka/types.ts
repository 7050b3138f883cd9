/** The way from a plant to a site. */
export interface Matka {
  matkaM: number;
  /** Minutes. */
  matkaAika: number;
  /** When it was looked up. */
  entryTime: string;
  /** No routing service has answered: the straight line × 1.3 at 40 km/h (R-01a). */
  isArvio: boolean;
  /** The line on the map, each point as GeoJSON has it: longitude, latitude. An estimate has none. */
  reitti?: [lng: number, lat: number][];
}
