import { keikkaCalls, palkkiCalls } from '@keikka/contracts';
import { addDays, helsinkiDay, helsinkiInstant, keikkaTila, weekday, type Yyyymmdd } from '@keikka/domain';
import type { ItemKey } from '../src/day/model/grid-day.js';
import type { Place } from '../src/day/model/placed-item.js';
import { UndoModel, type Facts } from '../test/undo-model.js';
import { dayVehiclesOf, factsOf, ownItems } from './day-facts.js';
import { Team } from './team.js';

const ORDERS = 6;
const VEHICLES = 5;
const DRIVERS = 6;
/** So many things that were made stand on the board at most. */
const MOST_MADE = 12;
/** Staff follows a driver's drop by its event. */
const FOLLOW_MS = 15_000;
const { luonnos, lahetetty, kasittelyssa, toimitusvalmis, poistettu } = keikkaTila;
export const tilat: readonly number[] = [luonnos, lahetetty, kasittelyssa, toimitusvalmis];

/** A workday so far ahead that time changes no status. */
function quietDay(): Yyyymmdd {
  const day = addDays(helsinkiDay(new Date()), 24);
  return weekday(day) > 5 ? addDays(day, 2) : day;
}

/** The day that is played on, with the model of what it must have come to. */
export class MonkeyDay {
  readonly seen = {
    ...{ acted: 0, turned: 0, asked: 0, forced: 0, lost: 0 },
    ...{ driven: 0, copied: 0, made: 0, removed: 0 },
  };
  private readonly made = new Set<ItemKey>();

  private constructor(
    readonly random: (below: number) => number,
    readonly yyyymmdd: Yyyymmdd,
    readonly team: Team,
    readonly model: UndoModel,
    private readonly chosen: readonly ItemKey[],
    readonly vehicleIds: readonly number[],
    readonly driverIds: readonly number[],
  ) {}

  static async open(random: (below: number) => number): Promise<MonkeyDay> {
    const yyyymmdd = quietDay();
    const team = new Team(yyyymmdd);
    await team.reopen();
    const day = team.board(0);
    const items = ownItems(day);
    team.know(items.values());
    const all = [...items];
    const orders = all.filter(([, item]) => item.isKeikka && tilat.includes(item.keikkaTilaId));
    const palkit = all.filter(([, item]) => item.isPalkki);
    const chosen = [...orders.slice(0, ORDERS), ...palkit.slice(0, ORDERS)].map(([key]) => key);
    expect(chosen.length).toBeGreaterThanOrEqual(ORDERS);
    const vehicles = day.ajoneuvot.filter(({ asiakasId, lastDate }) => asiakasId === 1 && lastDate === null);
    const vehicleIds = vehicles.map(({ vehicleId }) => vehicleId).slice(0, VEHICLES);
    const present = (day.kuskit ?? []).filter(({ pois }) => !pois);
    const driverIds = present.map(({ personId }) => personId).slice(0, DRIVERS);
    const facts = new Map(all.map(([key, item]) => [key, factsOf(item)]));
    const model = new UndoModel(facts, team.size, dayVehiclesOf(day));
    return new MonkeyDay(random, yyyymmdd, team, model, chosen, vehicleIds, driverIds);
  }

  /** What may be moved, copied and so on. */
  get pool(): ItemKey[] {
    return this.standing([...this.chosen, ...this.made]);
  }

  get madeStanding(): ItemKey[] {
    return this.standing(this.made);
  }

  get isFull(): boolean {
    return this.madeStanding.length >= MOST_MADE;
  }

  standing(keys: Iterable<ItemKey>): ItemKey[] {
    return [...keys].filter((key) => {
      const { tila, gone } = this.model.of(key);
      return !gone && tila !== poistettu;
    });
  }

  ordersOn(vehicleId: number): ItemKey[] {
    const orders = this.standing(this.model.facts.keys()).filter((key) => key.startsWith('k'));
    return orders.filter((key) => this.model.of(key).vehicleId === vehicleId);
  }

  /** The key of what the work has made. */
  async madeBy(work: Promise<void>): Promise<ItemKey> {
    const key = await this.team.savedBy(work);
    if (!key) throw new Error('Nothing was made');
    return this.know(key);
  }

  know(made: ItemKey): ItemKey {
    this.made.add(made);
    return made;
  }

  anyOf<T>(things: readonly T[]): T {
    const thing = things[this.random(things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from');
    return thing;
  }

  times({ start, length }: Pick<Facts, 'start' | 'length'>): Pick<Place, 'timeStart' | 'timeEnd'> {
    return {
      timeStart: helsinkiInstant(this.yyyymmdd, start).toISOString(),
      timeEnd: helsinkiInstant(this.yyyymmdd, start + length).toISOString(),
    };
  }

  /** Waits until who has which vehicle is as the model says; then each board is as the server tells it. */
  async staffFollows(): Promise<void> {
    const until = Date.now() + FOLLOW_MS;
    const hasFollowed = async (): Promise<boolean> => {
      const now = dayVehiclesOf(await this.team.of(0).day(this.yyyymmdd));
      return [...this.model.dayVehicles].every(([personId, of]) => now.get(personId) === of);
    };
    while (!(await hasFollowed()) && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await this.team.reopen();
    expect(dayVehiclesOf(this.team.board(0))).toEqual(this.model.dayVehicles);
  }

  /** Holds the day as the server has it against the model. */
  async compare(): Promise<void> {
    const day = await this.team.of(this.random(this.team.size)).day(this.yyyymmdd);
    const now = [...ownItems(day)].map(([key, item]) => [key, factsOf(item)] as const);
    const known = this.standing(this.model.facts.keys()).map((key) => {
      const { gone: _, ...facts } = this.model.of(key);
      return [key, facts] as const;
    });
    expect(Object.fromEntries(now)).toEqual(Object.fromEntries(known));
    expect(dayVehiclesOf(day)).toEqual(this.model.dayVehicles);
  }

  /** What was made goes: the next run finds the day not fuller than this one. */
  async clearUp(): Promise<void> {
    const { api } = this.team.of(0);
    for (const key of this.madeStanding) {
      const id = Number(key.slice(1));
      if (key.startsWith('k')) await api.ask(keikkaCalls.delete, { keikkaId: id });
      else await api.ask(palkkiCalls.delete, { palkkiId: id });
    }
  }
}
