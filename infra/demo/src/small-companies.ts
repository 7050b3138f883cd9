import type { OrderDemoKeikka, StaffDemo } from '@keikka/contracts';
import { keikkaTila, settingType } from '@keikka/domain';
import { asiakasIds, companyOf } from './companies.js';
import { contactPersons, siteContacts } from './contacts.js';
import { driverOf, loginPerson, vehicleOf, type DemoVehicle } from './master-data.js';
import { order } from './orders.js';
import { factories, siteOf, type Tyomaa } from './places.js';
import { Random } from './random.js';

/** Far from what the demo has planned, so that it never depends on the day a journey runs on. */
export const SMALL_COMPANY_DAY = '20300109';
/** Beyond the ids of the demo's and of the crowded company; those of the orders beyond the demo's at any useful scale. */
const FIRST_INDEX = 20_000;
const FIRST_SITE_INDEX = 2_000;
const FIRST_LOGIN_ID = 500_000;
const FIRST_KEIKKA_ID = 1_000_000;
const IDS_EACH = 10;
const BOOM_METRES = 36;
const vehicleNumbers = ['P01', 'P02', 'P03', 'P04'] as const;
/** Whose vehicle is free that day: the last driver has none. */
const DRIVER_COUNT = vehicleNumbers.length + 1;
/** Which vehicle works from when for how long, in minutes; the first two orders are at the same time. */
const work = [
  { place: 0, startMinute: 450, duration: 120 },
  { place: 1, startMinute: 480, duration: 120 },
  { place: 2, startMinute: 660, duration: 90 },
  { place: 0, startMinute: 780, duration: 90 },
] as const;
const planners = [
  { name: 'ajojarjestelija', first: 'Anna', last: 'Vuori', types: [settingType.keikkaHandler] },
  { name: 'keikkaadmin', first: 'Kai', last: 'Suo', types: [settingType.keikkaAdmin] },
  {
    ...{ name: 'yritys', first: 'Ulla', last: 'Niemi' },
    types: [settingType.asiakasAdmin, settingType.keikkaHandler],
  },
];

export interface SmallCompany {
  staff: Required<Pick<StaffDemo, 'asiakkaat' | 'persons' | 'contacts' | 'vehicles'>>;
  tyomaa: Tyomaa;
  keikat: OrderDemoKeikka[];
}

/**
 * One of many companies that are alike: a browser journey takes one and is alone in it. Two dispatchers and an admin, four pumps
 * with a driver each and one driver more, and a day of four orders; the last pump is free. They are numbered from 1.
 */
export function smallCompany(number: number): SmallCompany {
  const asiakasId = asiakasIds.firstSmall + number - 1;
  const first = FIRST_INDEX + number * IDS_EACH;
  const drivers = Array.from({ length: DRIVER_COUNT }, (_, place) => driverOf(first + place, asiakasId));
  const vehicles = vehicleNumbers.map((vehicleNo, place) =>
    vehicleOf(first + place, asiakasId, vehicleNo, BOOM_METRES, drivers[place]?.personId ?? 0),
  );
  const logins = planners.map(({ name, ...person }, place) =>
    loginPerson(
      { ...person, name: `${name}-${number}`, asiakasId },
      FIRST_LOGIN_ID + number * IDS_EACH + place,
    ),
  );
  // The same seed for each: what one company has, the others have.
  const random = new Random('pieni');
  const tyomaa = siteOf(random, FIRST_SITE_INDEX + number, asiakasId);
  return {
    staff: {
      asiakkaat: [companyOf(asiakasId, `Pumppaus ${number} Oy`, '#0E7490')],
      persons: [...logins, ...drivers, ...contactPersons([tyomaa])],
      contacts: siteContacts([tyomaa]),
      vehicles,
    },
    tyomaa,
    keikat: ordersOf(random, vehicles, tyomaa, FIRST_KEIKKA_ID + number * IDS_EACH),
  };
}

function ordersOf(
  random: Random,
  vehicles: readonly DemoVehicle[],
  site: Tyomaa,
  firstId: number,
): OrderDemoKeikka[] {
  const world = {
    today: SMALL_COMPANY_DAY,
    now: new Date(0),
    vehicles,
    sites: [site],
    factories: factories(),
    away: new Set<string>(),
  };
  return work.flatMap(({ place, ...slot }, index) => {
    const vehicle = vehicles[place];
    if (!vehicle) return [];
    const made = order(world, random, firstId + index, SMALL_COMPANY_DAY, vehicle, slot);
    return [{ ...made, vehicleId: vehicle.vehicleId, keikkaTilaId: keikkaTila.toimitusvalmis }];
  });
}
