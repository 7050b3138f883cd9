import type { DayWindow } from '@keikka/contracts';

/** Keyed lines of the three services, by key (libs/server `lines`). */
type Lines = ReadonlyMap<string, readonly string[]>;

export interface GridDayParts {
  /** `v<id>`, `x<id>` and `f<id>`: vehicles; `d`: drivers. In the order the grid shows them. */
  staff: Lines;
  /** Orders by vehicle id. */
  keikat: Lines;
  /** Bars by vehicle id. */
  palkit: Lines;
}

const driversKey = 'd';
const alwaysShown = 'v';
const none: readonly string[] = [];

/**
 * The answer of the grid day as JSON text, put together from row texts that nobody parses: a vehicle's text without its
 * closing brace, and its jobs. A vehicle out of service that day (`x`, G-142) or of a company that only supplies (`f`)
 * has a row when there is something to draw on it.
 */
export function spliceGridDay(
  yyyymmdd: DayWindow['yyyymmdd'],
  { staff, keikat, palkit }: GridDayParts,
): string {
  const vehicles: string[] = [];
  for (const [key, [vehicle]] of staff) {
    if (key === driversKey || !vehicle) continue;
    const vehicleId = key.slice(1);
    const jobs = [...(keikat.get(vehicleId) ?? none), ...(palkit.get(vehicleId) ?? none)];
    if (jobs.length === 0 && !key.startsWith(alwaysShown)) continue;
    vehicles.push(`${vehicle.slice(0, -1)},"keikkaGroup":[${jobs.join(',')}]}`);
  }
  const kuskit = (staff.get(driversKey) ?? none).join(',');
  return `{"success":true,"data":{"yyyymmdd":"${yyyymmdd}","ajoneuvot":[${vehicles.join(',')}],"kuskit":[${kuskit}]}}`;
}
