import type { OrderDemoKeikka } from '@keikka/contracts';
import { addDays, helsinkiInstant, weekday, type Yyyymmdd, HOUR_MS, MINUTE_MS } from '@keikka/domain';
import { tooLongSiirtyma, type Stop } from '@keikka/domain/ajomatka';
import { asiakasIds } from './companies.js';
import type { DemoVehicle } from './master-data.js';
import { drive, nearestFactories, type Sijainti, type Tyomaa } from './places.js';
import { Random } from './random.js';

/** The range in days, back and ahead of today. */
export const DAYS_BACK = 60;
export const DAYS_AHEAD = 30;

interface World {
  today: Yyyymmdd;
  now: Date;
  vehicles: readonly DemoVehicle[];
  sites: readonly Tyomaa[];
  factories: readonly Sijainti[];
  /** Drivers who are away, as `personId:yyyymmdd`. */
  away: ReadonlySet<string>;
}

/** Ids of an order's concrete lines leave room for those of any other. */
const LINES_OF_KEIKKA = 10;

/** Whoever placed each fifteenth order had no thought for the way, so that some days have a journey without time. */
const OVERLOOKED_EACH = 15;

const quietWeekend: Record<number, number> = { 6: 0.25, 7: 0.06 };

/** All orders of the demo, day by day. A day's orders depend on its distance from today and the scale alone. */
export function* orders(world: World): Generator<OrderDemoKeikka> {
  let keikkaId = 1001;
  // The partner portal's page names these orders of today from its company.
  const portalIds = [901, 902, 903, 904];
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    for (const made of dayOrders(world, offset, keikkaId)) {
      keikkaId = made.keikkaId + 1;
      const shown = offset === 0 && isPartnersOwn(made) ? portalIds.shift() : undefined;
      yield shown === undefined ? made : { ...made, keikkaId: shown };
    }
  }
}

/** The orders of the day at this distance from today, numbered from `firstId` on. */
export function* dayOrders(world: World, offset: number, firstId: number): Generator<OrderDemoKeikka> {
  const day = addDays(world.today, offset);
  const random = new Random(`keikat:${offset}`);
  let keikkaId = firstId;
  for (const vehicle of world.vehicles) {
    // Today is full on every weekday, because the demo is shown on Sundays too.
    if (offset !== 0 && !random.chance(quietWeekend[weekday(day)] ?? 1)) continue;
    let last: Stop | undefined;
    for (const slot of slotsOf(random, vehicle)) {
      const isOverlooked = keikkaId % OVERLOOKED_EACH === 0;
      const sites = last && !isOverlooked ? reachable(world.sites, last, day, slot) : world.sites;
      const made = order({ ...world, sites }, random, keikkaId++, day, vehicle, slot);
      const stop = stopAt(
        world.sites.find(({ tyomaaId }) => tyomaaId === made.tyomaaId),
        day,
        slot,
      );
      if (!last || last.endMs < stop.endMs) last = stop;
      yield made;
    }
  }
}

/** The sites to which a vehicle can drive in time; its last one is among them. */
const reachable = (sites: readonly Tyomaa[], last: Stop, day: Yyyymmdd, slot: Slot): Tyomaa[] =>
  sites.filter((site) => !tooLongSiirtyma(last, stopAt(site, day, slot)));

function stopAt(place: Tyomaa | undefined, day: Yyyymmdd, { startMinute, duration }: Slot): Stop {
  const startMs = helsinkiInstant(day, startMinute).getTime();
  return { place: place ?? null, startMs, endMs: startMs + duration * MINUTE_MS };
}

function isPartnersOwn({ sourceAsiakasId, ownerAsiakasId }: OrderDemoKeikka): boolean {
  return sourceAsiakasId === asiakasIds.sources[0] && ownerAsiakasId === asiakasIds.own;
}

interface Slot {
  startMinute: number;
  duration: number;
}

/** A vehicle's jobs of a day: one after the other with time to drive, and sometimes one that overlaps. */
function slotsOf(random: Random, vehicle: DemoVehicle): Slot[] {
  const isPump = vehicle.vehiclePuomi !== null;
  const slots: Slot[] = [];
  let minute = random.stepped(375, 570, 15);
  const jobs = isPump
    ? random.weighted([
        [1, 1],
        [2, 5],
        [3, 3],
      ] as const)
    : random.weighted([
        [1, 1],
        [2, 4],
        [3, 4],
      ] as const);
  while (slots.length < jobs && minute < 990) {
    const longest = isPump ? 90 + (vehicle.vehiclePuomi ?? 0) * 4 : 105;
    const duration = random.stepped(isPump ? 75 : 60, longest, 15);
    slots.push({ startMinute: minute, duration });
    const gap = random.chance(0.04) ? -45 : random.stepped(45, 210, 15);
    minute += duration + gap;
  }
  return slots;
}

/** An order of the vehicle at a time of the day; site, factory, concrete and status fall as the seed has it. */
export function order(
  world: World,
  random: Random,
  keikkaId: number,
  day: Yyyymmdd,
  vehicle: DemoVehicle,
  slot: Slot,
): OrderDemoKeikka {
  const owner = ownerOf(random, vehicle);
  // The pump partner works on the sites of the own company.
  const siteOwner = owner === asiakasIds.pumpPartner ? asiakasIds.own : owner;
  const site = random.pick(world.sites.filter(({ ownerAsiakasId }) => ownerAsiakasId === siteOwner));
  const factory = random.pick(nearestFactories(world.factories, site, 2));
  const supplier = factory.asiakasId;
  const source = random.chance(0.22) ? owner : supplier;
  const { metres, minutes } = drive(factory, site);
  const start = helsinkiInstant(day, slot.startMinute);
  const tila = tilaOf(world, random, start, slot.duration);
  const puomi = vehicle.vehiclePuomi;
  const driver = vehicle.defaultKuski_personId;
  const present = driver !== null && !world.away.has(`${driver}:${day}`);
  return {
    keikkaId,
    ownerAsiakasId: owner,
    sourceAsiakasId: source,
    asiakasId: site.asiakasId,
    betoniAsiakasId: supplier,
    betoniSijaintiId: factory.sijaintiId,
    betoniMatkaM: metres,
    betoniMatkaAika: minutes,
    pumppuAsiakasId: vehicle.asiakasId,
    tyomaaId: site.tyomaaId,
    vehicleId: random.chance(0.015) ? null : vehicle.vehicleId,
    vehicleTypeId: vehicle.vehicleTypeId,
    keikkaTilaId: tila,
    pumppuAika: start.toISOString(),
    pumppuKesto: slot.duration,
    pumppuPuomi: puomi,
    optimalPumppuPuomi: puomi === null ? null : Math.max(20, puomi - random.stepped(0, 8, 2)),
    pumppuLinja: puomi !== null && random.chance(0.15) ? random.stepped(4, 24, 2) : null,
    keikkaOtsikko: '',
    keikkaComment: random.chance(0.25) ? random.pick(comments) : '',
    keikkaAjoOhje: site.tyomaaAjoOhje,
    kuskit: driver !== null && present ? [driver] : [],
    betonit: concreteOf(random, puomi, tila).map((betoni, index) => ({
      keikkaBetoniId: keikkaId * LINES_OF_KEIKKA + index,
      ...betoni,
    })),
    stepLogTypes: tila >= 4 && tila <= 9 ? [20, 5] : [],
  };
}

const comments = [
  'Soita 30 min ennen saapumista.',
  'Kolme anturaa, sitten laatta.',
  'Nosturi varattu samaan aikaan.',
  'Pumppu tontille aikaisintaan 15 min ennen aloitusta.',
  'Letku 12 m mukaan.',
];

/** The pump partner's vehicles do some of the own company's orders; their other orders are the partner's own. */
function ownerOf(random: Random, vehicle: DemoVehicle): number {
  if (vehicle.asiakasId !== asiakasIds.pumpPartner) return vehicle.asiakasId;
  return random.chance(0.6) ? asiakasIds.own : asiakasIds.pumpPartner;
}

/** The status of an order by its time: done, running, or more ready the nearer it is. */
function tilaOf(world: World, random: Random, start: Date, duration: number): number {
  const end = start.getTime() + duration * MINUTE_MS;
  const dice = random.next();
  if (end < world.now.getTime()) return dice < 0.04 ? 8 : dice < 0.05 ? 10 : 9;
  if (start < world.now) return dice < 0.03 ? 8 : 5;
  const hoursAhead = (start.getTime() - world.now.getTime()) / HOUR_MS;
  const ready = hoursAhead < 24 ? 0.72 : hoursAhead < 72 ? 0.45 : 0.2;
  if (dice < 0.03) return 8;
  if (dice < 0.03 + ready) return 4;
  return random.weighted([
    [3, 5],
    [2, 3],
    [1, 2],
  ] as const);
}

/** Concrete lines that fit the vehicle: the output of a pump with that boom, or one truck load. */
function concreteOf(random: Random, puomi: number | null, tila: number): OrderDemoKeikka['betonit'] {
  const total = puomi === null ? random.stepped(5, 9, 0.5) : random.stepped(12, Math.round(puomi * 2.4), 0.5);
  const first = puomi !== null && random.chance(0.2) ? Math.round(total) / 2 : total;
  const amounts = first === total ? [total] : [first, total - first];
  return amounts.map((m3) => ({
    m3,
    laatuId: 10,
    raeKokoId: random.weighted([
      [1, 6],
      [3, 2],
      [4, 2],
    ] as const),
    lujuusId: random.weighted([
      [4, 3],
      [5, 5],
      [6, 2],
      [7, 1],
    ] as const),
    notkeusId: random.weighted([
      [2, 2],
      [3, 6],
      [4, 1],
    ] as const),
    kayttoIkaId: 1,
    rasitusluokat: random.pick(['XC1', 'XC3,XC4', 'XC2', 'XC3,XC4,XF1', '']),
    isNopea: random.chance(0.1) ? 1 : 0,
    betoniComment: '',
    betoniVahvistettu: tila >= 4 ? true : random.chance(0.1) ? false : null,
  }));
}
