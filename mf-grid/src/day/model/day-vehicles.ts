import type { DayVehicle, GridDay, GridDriver, KeikkaKuski } from '@keikka/contracts';

type DayDriver = NonNullable<DayVehicle['dayDriver']>;

/** A person's vehicle for the day; null leaves them with their own one, when nobody else has it. */
export interface GivenVehicle {
  personId: number;
  vehicleId: number | null;
}

/** The driver of a day as the driver of an order. */
export const asKuski = (driver: Omit<KeikkaKuski, 'isExplicitAssignment'>): KeikkaKuski => ({
  personId: driver.personId,
  personFirstName: driver.personFirstName,
  personLastName: driver.personLastName,
  personPhone: driver.personPhone,
  isExplicitAssignment: true,
});

/** A day that remembers who had a vehicle and may get it back, where the list of drivers leaves them out. */
export interface WithPassed {
  passed?: readonly DayDriver[];
}

/**
 * The day after vehicles were given, as the next read answers it: a vehicle has the person it is given to, or else its
 * own driver when present and without another vehicle.
 */
export function withDayVehicles<D extends GridDay & WithPassed>(day: D, changes: readonly GivenVehicle[]): D {
  const { ajoneuvot } = day;
  const present = presentOf(day);
  const given = afterGiving(givenOf(day), changes, awayOf(day));
  const holders = holdersOf(given);
  const driverOf = ({ vehicleId, defaultKuski_personId: own }: DayVehicle): DayDriver | null => {
    const holder = holders.get(vehicleId);
    const personId = holder ?? (own !== null && !given.has(own) ? own : undefined);
    const driver = personId === undefined ? undefined : present.get(personId);
    return driver ? { ...asKuski(driver), pois: false, isExplicitAssignment: holder !== undefined } : null;
  };
  const passed = passedOf(day);
  return {
    ...day,
    // An unchanged vehicle stays the same object, so that remembered values and its row stay valid.
    ajoneuvot: ajoneuvot.map((vehicle) => withDayDriver(vehicle, driverOf(vehicle))),
    ...(day.kuskit && {
      kuskit: day.kuskit.map((driver) => onVehicle(driver, { day, given, holders, changes })),
    }),
    ...(passed.length > 0 && { passed }),
  };
}

const awayOf = ({ kuskit = [] }: GridDay): ReadonlySet<number> =>
  new Set(kuskit.filter(({ pois }) => pois).map(({ personId }) => personId));

/** Everybody at work whose name the day knows. */
function presentOf(day: GridDay & WithPassed): ReadonlyMap<number, DayDriver | GridDriver> {
  const known = [...passedOf(day), ...(day.kuskit ?? [])];
  const away = awayOf(day);
  return new Map(
    known.filter(({ personId }) => !away.has(personId)).map((driver) => [driver.personId, driver]),
  );
}

function passedOf({ ajoneuvot, kuskit = [], passed = [] }: GridDay & WithPassed): DayDriver[] {
  const listed = new Set(kuskit.map(({ personId }) => personId));
  const seen = [...passed, ...ajoneuvot.flatMap(({ dayDriver }) => dayDriver ?? [])];
  const unlisted = seen.filter(({ personId, pois }) => !pois && !listed.has(personId));
  return [...new Map(unlisted.map((driver) => [driver.personId, driver])).values()];
}

/** Who has which vehicle by person. */
type Given = ReadonlyMap<number, number>;

/** A person whom the list of drivers leaves out is known by the vehicle alone. */
function givenOf({ ajoneuvot, kuskit = [] }: GridDay): Given {
  const given = new Map<number, number>();
  for (const { vehicleId, dayDriver } of ajoneuvot)
    if (dayDriver?.isExplicitAssignment && !dayDriver.pois) given.set(dayDriver.personId, vehicleId);
  for (const { personId, vehicleId, isExplicitAssignment } of kuskit)
    if (isExplicitAssignment && vehicleId !== null) given.set(personId, vehicleId);
  return given;
}

/** Those who lose a vehicle lose it first. Nobody who is away is given one, and a vehicle has one driver a day. */
function afterGiving(before: Given, changes: readonly GivenVehicle[], away: ReadonlySet<number>): Given {
  const given = new Map(before);
  for (const { personId, vehicleId } of changes) if (vehicleId === null) given.delete(personId);
  for (const { personId, vehicleId } of changes) {
    if (vehicleId === null || away.has(personId)) continue;
    for (const [other, theirs] of given) if (theirs === vehicleId) given.delete(other);
    given.set(personId, vehicleId);
  }
  return given;
}

function holdersOf(given: Given): ReadonlyMap<number, number> {
  const holders = new Map<number, number>();
  for (const [personId, vehicleId] of given)
    holders.set(vehicleId, Math.min(personId, holders.get(vehicleId) ?? personId));
  return holders;
}

function withDayDriver(vehicle: DayVehicle, next: DayDriver | null): DayVehicle {
  const { dayDriver } = vehicle;
  // The service names nobody who is away; whom a day names so all the same stays until another comes.
  const stays = next === null && dayDriver?.pois === true;
  const isSame =
    dayDriver?.personId === next?.personId && dayDriver?.isExplicitAssignment === next?.isExplicitAssignment;
  return stays || isSame ? vehicle : { ...vehicle, dayDriver: next };
}

interface Outcome {
  day: GridDay;
  given: Given;
  holders: ReadonlyMap<number, number>;
  changes: readonly GivenVehicle[];
}

function onVehicle(driver: GridDriver, { day, given, holders, changes }: Outcome): GridDriver {
  const { personId, pois } = driver;
  if (pois) {
    const isTaken = changes.some((change) => change.personId === personId && change.vehicleId === null);
    return isTaken && driver.isExplicitAssignment ? { ...driver, isExplicitAssignment: false } : driver;
  }
  const held = given.get(personId);
  const vehicleId = held ?? ownVehicle(day, driver, holders);
  const isExplicitAssignment = held !== undefined;
  const isSame = vehicleId === driver.vehicleId && isExplicitAssignment === driver.isExplicitAssignment;
  return isSame ? driver : { ...driver, vehicleId, isExplicitAssignment };
}

/** The first of the driver's own vehicles that nobody else has. One that is not on the board stays as it is. */
function ownVehicle(
  { ajoneuvot }: GridDay,
  { personId, vehicleId, isExplicitAssignment }: GridDriver,
  holders: ReadonlyMap<number, number>,
): number | null {
  const isUnseen = vehicleId !== null && ajoneuvot.every((vehicle) => vehicle.vehicleId !== vehicleId);
  if (isUnseen && !isExplicitAssignment) return vehicleId;
  const [own] = ajoneuvot
    .filter((vehicle) => vehicle.defaultKuski_personId === personId && !holders.has(vehicle.vehicleId))
    .sort((a, b) => a.sortNo - b.sortNo || a.vehicleId - b.vehicleId);
  return own?.vehicleId ?? null;
}
