import type { OrderDemoKeikka, StaffDemo } from '@keikka/contracts';
import { addDays, helsinkiDay, settingType, type Yyyymmdd } from '@keikka/domain';
import { asiakasIds, companyOf, customerLinks } from './companies.js';
import { driverOf, loginPerson, vehicleOf } from './master-data.js';
import { dayOrders } from './orders.js';
import { contactPersons, siteContacts } from './contacts.js';
import { factories, siteOf, type Tyomaa } from './places.js';
import { Random } from './random.js';

/** Above the ids of the demo company at any scale. */
const FIRST_INDEX = 10_000;
const FIRST_SITE_INDEX = 1_000;
const VEHICLE_COUNT = 300;
const SITE_COUNT = 60;
/** Every n-th vehicle has this boom; null is a concrete truck. */
const booms = [58, 47, 42, 36, null, 36, 32, 28, 24, null] as const;
const dispatchers = [
  { name: 'ruuhka', first: 'Ritva', last: 'Salo' },
  { name: 'ruuhka2', first: 'Risto', last: 'Helle' },
];

interface CrowdedCompany {
  staff: StaffDemo;
  tyomaat: Tyomaa[];
  keikat: OrderDemoKeikka[];
  yyyymmdd: Yyyymmdd;
}

/**
 * A company of 300 vehicles with two dispatchers and one full day, tomorrow, as a load for the board. It is none of the
 * demo's companies and is loaded only on request. Its orders have lower numbers than the demo's.
 */
export function crowdedCompany(now: Date): CrowdedCompany {
  const asiakasId = asiakasIds.crowd;
  const fleet = Array.from({ length: VEHICLE_COUNT }, (_, place) => {
    const boom = booms[place % booms.length] ?? null;
    const driver = driverOf(FIRST_INDEX + place, asiakasId);
    const vehicleNo = `${boom === null ? 'M' : 'P'}${101 + place}`;
    const vehicle = vehicleOf(FIRST_INDEX + place, asiakasId, vehicleNo, boom, driver.personId);
    return { driver, vehicle };
  });
  const vehicles = fleet.map(({ vehicle }) => vehicle);
  const logins = dispatchers.map((each, index) =>
    loginPerson({ ...each, asiakasId, types: [settingType.keikkaHandler] }, FIRST_INDEX + index + 1),
  );
  const random = new Random('ruuhka');
  const tyomaat = Array.from({ length: SITE_COUNT }, (_, index) =>
    siteOf(random, FIRST_SITE_INDEX + index, asiakasId),
  );
  // Its today is tomorrow, so that the day is full on a weekend too and none of it is driven yet.
  const yyyymmdd = addDays(helsinkiDay(now), 1);
  const world = {
    today: yyyymmdd,
    now,
    vehicles,
    sites: tyomaat,
    factories: factories(),
    away: new Set<string>(),
  };
  return {
    staff: {
      asiakkaat: [companyOf(asiakasId, 'Valtakunnan Valu Oy', '#0E7490')],
      links: customerLinks(asiakasId),
      persons: [...logins, ...fleet.map(({ driver }) => driver), ...contactPersons(tyomaat)],
      contacts: siteContacts(tyomaat),
      vehicles,
    },
    tyomaat,
    keikat: [...dayOrders(world, 0, 1)],
    yyyymmdd,
  };
}
