import { settingType, helsinkiDay } from '@keikka/domain';
import { palkitOf } from './palkit.js';
import { crowdedCompany } from './crowd.js';
import { asiakasIds } from './companies.js';
import { masterData, OPERATOR_PERSON_ID } from './master-data.js';
import { DAYS_AHEAD, DAYS_BACK, orders } from './orders.js';
import { personDays } from './people-days.js';
import { factories, sites } from './places.js';
import { SMALL_COMPANY_DAY, smallCompany } from './small-companies.js';

const TODAY = '20261120';
const now = new Date('2026-11-20T08:00:00Z');

function world(scale: number) {
  const { vehicles } = masterData(scale);
  const away = new Set(
    personDays(TODAY, [101, 102]).map(({ personId, yyyymmdd }) => `${personId}:${yyyymmdd}`),
  );
  return { today: TODAY, now, vehicles, sites: sites(), factories: factories(), away };
}

describe('an order of the demo', () => {
  it('stands on a vehicle of the type and the boom that it was ordered with', () => {
    const crowd = crowdedCompany(now);
    const small = smallCompany(0);
    const vehicles = new Map(
      [...world(1).vehicles, ...(crowd.staff.vehicles ?? []), ...small.staff.vehicles].map(
        ({ vehicleId, vehicleTypeId, vehiclePuomi }) => [vehicleId, [vehicleTypeId, vehiclePuomi]],
      ),
    );
    const placed = [...orders(world(1)), ...crowd.keikat, ...small.keikat].filter(
      ({ vehicleId }) => vehicleId !== null,
    );
    expect(placed.map(({ vehicleTypeId, pumppuPuomi }) => [vehicleTypeId, pumppuPuomi])).toEqual(
      placed.map(({ vehicleId }) => vehicles.get(vehicleId ?? 0)),
    );
  });
});

describe('the crowded company', () => {
  const { staff, keikat, tyomaat, yyyymmdd } = crowdedCompany(now);

  it('has 300 vehicles with a driver each and a full day tomorrow, also on a weekend', () => {
    expect(yyyymmdd).toBe('20261121');
    expect(staff.vehicles).toHaveLength(300);
    expect(new Set(staff.vehicles?.map(({ vehicleNo }) => vehicleNo)).size).toBe(300);
    expect(new Set(keikat.map(({ vehicleId }) => vehicleId)).size).toBeGreaterThan(290);
    const days = keikat.map(({ pumppuAika }) => helsinkiDay(new Date(pumppuAika)));
    expect(new Set(days)).toEqual(new Set([yyyymmdd]));
  });

  it('shares nothing with the demo company at any scale', () => {
    const demo = masterData(10);
    const idsOf = (...lists: ({ personId: number }[] | { vehicleId: number }[] | undefined)[]) =>
      lists.flatMap((list) =>
        list?.map((each) => ('personId' in each ? `p${each.personId}` : `v${each.vehicleId}`)),
      );
    const known = new Set(idsOf(demo.persons, demo.vehicles));
    expect(idsOf(staff.persons, staff.vehicles).filter((id) => known.has(id))).toEqual([]);
    const owners = [...keikat, ...tyomaat].map(({ ownerAsiakasId }) => ownerAsiakasId);
    expect(new Set(owners)).toEqual(new Set([asiakasIds.crowd]));
    // The demo's orders begin with those of the partner portal, 901.
    expect(Math.max(...keikat.map(({ keikkaId }) => keikkaId))).toBeLessThan(901);
  });
});

describe('the small companies', () => {
  const [one, other] = [smallCompany(1), smallCompany(2)];

  it('have a day of four orders, the first two at the same time, and leave a pump and a driver free', () => {
    const { keikat, staff } = one;
    const days = keikat.map(({ pumppuAika }) => helsinkiDay(new Date(pumppuAika)));
    expect(days).toEqual(Array(4).fill(SMALL_COMPANY_DAY));
    const [first, second] = keikat.map(({ pumppuAika, pumppuKesto }) => {
      const start = Date.parse(pumppuAika);
      return { start, end: start + pumppuKesto * 60_000 };
    });
    expect(second?.start).toBeLessThan(first?.end ?? 0);
    const busy = new Set(keikat.map(({ vehicleId }) => vehicleId));
    expect(staff.vehicles.filter(({ vehicleId }) => !busy.has(vehicleId))).toHaveLength(1);
    const drivers = staff.persons.filter(({ settingTypes }) => settingTypes.includes(settingType.pumppari));
    expect(drivers).toHaveLength(staff.vehicles.length + 1);
  });

  it('are alike and share nothing with each other, the demo company and the crowded one', () => {
    const idsOf = ({ staff, tyomaa, keikat }: typeof one) => [
      ...staff.persons.map(({ personId }) => `person ${personId}`),
      ...staff.vehicles.map(({ vehicleId }) => `vehicle ${vehicleId}`),
      ...keikat.map(({ keikkaId }) => `order ${keikkaId}`),
      `site ${tyomaa.tyomaaId}`,
      ...staff.asiakkaat.map(({ asiakasId }) => `company ${asiakasId}`),
    ];
    const crowd = crowdedCompany(now);
    const demo = masterData(10);
    const known = new Set([
      ...idsOf(other),
      ...[...demo.persons, ...(crowd.staff.persons ?? [])].map(({ personId }) => `person ${personId}`),
      ...[...demo.vehicles, ...(crowd.staff.vehicles ?? [])].map(({ vehicleId }) => `vehicle ${vehicleId}`),
      ...[...orders(world(1)), ...crowd.keikat].map(({ keikkaId }) => `order ${keikkaId}`),
      ...[...sites(), ...crowd.tyomaat].map(({ tyomaaId }) => `site ${tyomaaId}`),
      ...[...demo.asiakkaat, ...(crowd.staff.asiakkaat ?? [])].map(({ asiakasId }) => `company ${asiakasId}`),
    ]);
    expect(idsOf(one).filter((id) => known.has(id))).toEqual([]);
    expect(one.keikat.map(({ pumppuAika }) => pumppuAika)).toEqual(
      other.keikat.map(({ pumppuAika }) => pumppuAika),
    );
  });
});

describe('demo data', () => {
  const all = [...orders(world(1))];
  const ofDay = (day: string) => all.filter((order) => helsinkiDay(new Date(order.pumppuAika)) === day);

  it('are the same whenever they are made', () => {
    expect([...orders(world(1))]).toEqual(all);
    expect(palkitOf(TODAY, masterData(1).vehicles)).toEqual(palkitOf(TODAY, masterData(1).vehicles));
  });

  it('fill a workday with about 60 orders of the two owners', () => {
    const day = ofDay(TODAY).filter((order) => order.ownerAsiakasId !== 3);
    expect(day.length).toBeGreaterThan(45);
    expect(day.length).toBeLessThan(85);
  });

  it('reach from 60 days back to 30 ahead', () => {
    const days = [...new Set(all.map((order) => helsinkiDay(new Date(order.pumppuAika))))].sort();
    expect(days[0]?.slice(0, 6)).toBe('202609');
    expect(days.length).toBeGreaterThan((DAYS_BACK + DAYS_AHEAD) * 0.7);
  });

  it('hold orders in every state of their time', () => {
    const statuses = new Set(all.map((order) => order.keikkaTilaId));
    expect([...statuses].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 8, 9, 10]);
  });

  it('give each order an id of its own and none to a driver who is away', () => {
    expect(new Set(all.map((order) => order.keikkaId)).size).toBe(all.length);
    const { away } = world(1);
    const onLeave = all.filter((order) =>
      order.kuskit.some((id) => away.has(`${id}:${helsinkiDay(new Date(order.pumppuAika))}`)),
    );
    expect(onLeave).toEqual([]);
  });

  it('give the pump operator of the logins orders today and on the three days after', () => {
    // A Monday, so that the days ahead are workdays.
    const today = '20261116';
    const absences = personDays(today, [OPERATOR_PERSON_ID]);
    const away = new Set(absences.map(({ personId, yyyymmdd }) => `${personId}:${yyyymmdd}`));
    const made = [...orders({ ...world(1), today, away })];
    const driven = made.filter(({ kuskit }) => kuskit.includes(OPERATOR_PERSON_ID));
    const days = new Set(driven.map(({ pumppuAika }) => helsinkiDay(new Date(pumppuAika))));
    expect([today, '20261117', '20261118', '20261119'].filter((day) => !days.has(day))).toEqual([]);
  });

  it('lie in southern Finland', () => {
    for (const { lat, lng } of [...sites(), ...factories()]) {
      expect(lat).toBeGreaterThan(59.8);
      expect(lat).toBeLessThan(61.1);
      expect(lng).toBeGreaterThan(22.8);
      expect(lng).toBeLessThan(26.2);
    }
  });

  it('grow with the scale', () => {
    expect(masterData(10).vehicles.length).toBeGreaterThanOrEqual(300);
    const numbers = masterData(10).vehicles.map((vehicle) => vehicle.vehicleNo);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
