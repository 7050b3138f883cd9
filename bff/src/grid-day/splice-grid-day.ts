import type { DayWindow } from '@keikka/contracts';

/** Keyed lines of the three services, grouped by key (libs/server `lines`). */
type Lines = ReadonlyMap<string, readonly Buffer[]>;

interface GridDayParts {
  /** `v<id>`, `x<id>` and `f<id>`: vehicles; `d`: drivers. Sorted as the grid shows them. */
  staff: Lines;
  /** Orders by vehicle id; `f<id>`: vehicles without a link in staff that carry an order of the viewer's company. */
  keikat: Lines;
  /** Palkit by vehicle id. */
  palkit: Lines;
}

const DRIVERS_KEY = 'd';
const ALWAYS_SHOWN = 'v';
const FOREIGN = 'f';
const none: readonly Buffer[] = [];

/** Its company as a vehicle's text tells it. The quotes of a name are escaped in JSON, so that no name can say this. */
const OWNER = /"ownerAsiakasId":(\d+)/;

const comma = Buffer.from(',');
const jobsStart = Buffer.from(',"hasGroupSeparatorAbove":false,"keikkaGroup":[');
const jobsOfFirst = Buffer.from(',"hasGroupSeparatorAbove":true,"keikkaGroup":[');
const rowEnd = Buffer.from(']}');

/**
 * The answer of the grid day as JSON, assembled from the bytes of rows that nobody parses or decodes: a vehicle's
 * without its closing brace, followed by what only the whole day knows: whether its company's name stands above it
 * (G-046), and its jobs. A vehicle out of service that day (`x`, G-142) or of a company that only supplies (`f`) has a
 * row only when there is something to draw on it.
 */
export function spliceGridDay(
  yyyymmdd: DayWindow['yyyymmdd'],
  { staff, keikat, palkit }: GridDayParts,
): Buffer {
  const rows: { owner: string | undefined; vehicle: Buffer; jobs: Buffer[] }[] = [];
  const shown = new Set<string>();
  const show = (key: string, vehicle: Buffer): void => {
    const vehicleId = key.slice(1);
    const jobs = [...(keikat.get(vehicleId) ?? none), ...(palkit.get(vehicleId) ?? none)];
    if (shown.has(vehicleId) || (jobs.length === 0 && !key.startsWith(ALWAYS_SHOWN))) return;
    shown.add(vehicleId);
    rows.push({ owner: OWNER.exec(vehicle.toString('latin1'))?.[1], vehicle: vehicle.subarray(0, -1), jobs });
  };
  for (const [key, [vehicle]] of staff) if (key !== DRIVERS_KEY && vehicle) show(key, vehicle);
  for (const [key, [vehicle]] of keikat) if (key.startsWith(FOREIGN) && vehicle) show(key, vehicle);
  const named = namedCompanies(rows);
  const ajoneuvot = rows.map(({ vehicle, jobs }, at) => [
    vehicle,
    named.has(at) ? jobsOfFirst : jobsStart,
    ...listed(jobs),
    rowEnd,
  ]);
  return Buffer.concat([
    Buffer.from(`{"success":true,"data":{"yyyymmdd":"${yyyymmdd}","ajoneuvot":[`),
    ...listed(ajoneuvot),
    Buffer.from('],"kuskit":['),
    ...listed(staff.get(DRIVERS_KEY) ?? none),
    Buffer.from(']}}'),
  ]);
}

/** The pieces of a JSON list, whose items are of one or several pieces. */
const listed = (items: readonly (Buffer | Buffer[])[]): Buffer[] =>
  items.flatMap((item, at) => (at === 0 ? item : [comma, item].flat()));

/** The first row of each company, when there are several. */
function namedCompanies(rows: readonly { owner: string | undefined }[]): ReadonlySet<number> {
  const first = new Map<string | undefined, number>();
  for (const [at, { owner }] of rows.entries()) if (!first.has(owner)) first.set(owner, at);
  return new Set(first.size > 1 ? first.values() : []);
}
