import type { DayVehicle, GridDay, GridDriver, KeikkaKuski } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { driver, gridDay, keikka, vehicle } from '../../../test/day.builder.js';
import { isReadable } from './grid-day.js';
import { droppedStaffing, ofOrders, withStaffing, type Staffing, type StaffingChange } from './staffing.js';

const ACTIONS = 400;
const OWN = 1;
const OTHER = 2;
const kuski = (personId: number): KeikkaKuski => ({
  personId,
  personFirstName: 'Matti',
  personLastName: `Kuljettaja ${personId}`,
  personPhone: `040 ${personId}`,
  isExplicitAssignment: true,
});
const vehicleIds = [1, 2, 3, 4, 5, 6] as const;
/** The driver 9 is away; 20 is one of another company, whom the list of drivers leaves out. */
const listed = [11, 12, 13, 14, 9] as const;
const AWAY = 9;
const owners: Record<number, number | null> = { 1: 11, 2: 12, 3: 12, 4: AWAY, 5: 20, 6: null };

/** What the services keep: who has which vehicle for the day, and the drivers of orders. */
class Services {
  readonly given = new Map<number, number>();
  readonly orders = new Map<number, { vehicleId: number; owner: number; tila: number; kuskit: number[] }>();

  constructor() {
    let keikkaId = 0;
    for (const vehicleId of vehicleIds) {
      const own = owners[vehicleId] ?? 13;
      for (const owner of [OWN, OWN, OTHER])
        this.orders.set((keikkaId += 1), {
          vehicleId,
          owner,
          tila: keikkaId % 5 === 0 ? keikkaTila.poistettu : keikkaTila.toimitusvalmis,
          kuskit: keikkaId % 4 === 0 ? [] : [own],
        });
    }
  }

  /** Sets the driver of a vehicle; returns the orders that this changes. */
  set(vehicleId: number, personId: number): number[] {
    const own = [...this.orders].filter(
      ([, order]) =>
        order.vehicleId === vehicleId && order.owner === OWN && order.tila !== keikkaTila.poistettu,
    );
    const changed = own.filter(([, { kuskit }]) => kuskit.join() !== `${personId}`);
    for (const [, order] of changed) order.kuskit = [personId];
    this.giveAll([{ personId, vehicleId }]);
    return changed.map(([id]) => id);
  }

  restore({ orders, dayVehicles }: Staffing): void {
    for (const { keikkaId, kuskit } of orders) {
      const order = this.orders.get(keikkaId);
      if (order) order.kuskit = kuskit.map(({ personId }) => personId);
    }
    this.giveAll(dayVehicles);
  }

  private giveAll(all: Staffing['dayVehicles']): void {
    for (const { personId, vehicleId } of all) if (vehicleId === null) this.given.delete(personId);
    for (const { personId, vehicleId } of all) {
      if (vehicleId === null || personId === AWAY) continue;
      for (const [other, theirs] of [...this.given]) if (theirs === vehicleId) this.given.delete(other);
      this.given.set(personId, vehicleId);
    }
  }

  /** The day as a reload shows it. */
  read(): GridDay {
    const takers = (vehicleId: number) =>
      [...this.given].filter(([, theirs]) => theirs === vehicleId).map(([personId]) => personId);
    const dayDriver = (vehicleId: number): DayVehicle['dayDriver'] => {
      const [taker] = takers(vehicleId);
      if (taker !== undefined) return { ...kuski(taker), pois: false };
      const own = owners[vehicleId] ?? null;
      if (own === null || own === AWAY || this.given.has(own)) return null;
      return { ...kuski(own), pois: false, isExplicitAssignment: false };
    };
    const asDriver = (personId: number): GridDriver => {
      const pois = personId === AWAY;
      const free = vehicleIds.find((id) => owners[id] === personId && takers(id).length === 0);
      return driver(personId, {
        ...kuski(personId),
        pois,
        vehicleId: pois ? null : (this.given.get(personId) ?? free ?? null),
        isExplicitAssignment: this.given.has(personId),
      });
    };
    const rows = [...this.orders].map(([keikkaId, { vehicleId, owner, tila, kuskit }]) =>
      keikka('7:00', '8:00', {
        keikkaId,
        vehicleId,
        ownerAsiakasId: owner,
        keikkaTilaId: tila,
        kuskit: kuskit.map(kuski),
      }),
    );
    const ajoneuvot = vehicleIds.map((id) => {
      const own = rows.filter(({ vehicleId }) => vehicleId === id);
      return vehicle(id, own, { defaultKuski_personId: owners[id], dayDriver: dayDriver(id) });
    });
    return gridDay(ajoneuvot, { kuskit: listed.map(asDriver) });
  }
}

/** The day without what it remembers of its own. */
const shown = ({ yyyymmdd, ajoneuvot, kuskit }: GridDay): GridDay => ({ yyyymmdd, ajoneuvot, kuskit });

describe('the staffing of a day', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is after each set, undo and redo what a reload shows, begun with %i',
    (seed) => {
      const random = randomNumbers(seed);
      const services = new Services();
      let day = services.read();
      const done: (StaffingChange & { vehicleId: number })[] = [];
      const undone: typeof done = [];
      const seen = { set: 0, undo: 0, redo: 0 };
      for (let at = 0; at < ACTIONS; at += 1) {
        const kind = random(10);
        if (kind < 4) {
          const vehicleId = vehicleIds[random(vehicleIds.length)]!;
          const chosen = day.kuskit![random(listed.length - 1)]!;
          const change = droppedStaffing(day, vehicleId, chosen, OWN);
          day = withStaffing(day, change.after, new Set());
          const changed = services.set(vehicleId, chosen.personId);
          done.push({
            vehicleId,
            before: ofOrders(change.before, changed),
            after: ofOrders(change.after, changed),
          });
          undone.length = 0;
          seen.set += 1;
        } else {
          const [from, to, side] =
            kind < 7 ? ([done, undone, 'before'] as const) : ([undone, done, 'after'] as const);
          const step = from.pop();
          if (!step) continue;
          services.restore(step[side]);
          day = withStaffing(day, step[side], new Set());
          to.push(step);
          seen[side === 'before' ? 'undo' : 'redo'] += 1;
        }
        expect(shown(day)).toEqual(services.read());
      }
      expect(Math.min(seen.set, seen.undo, seen.redo)).toBeGreaterThan(20);
      expect(day.ajoneuvot.flatMap(({ keikkaGroup }) => keikkaGroup).filter(isReadable)).toHaveLength(18);
    },
  );
});
