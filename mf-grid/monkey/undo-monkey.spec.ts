import { addDays, helsinkiDay, helsinkiInstant, helsinkiWall, keikkaTila, weekday } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { moveOrder, setTilaOrder } from '../src/features/day-grid/api/item-changes.js';
import {
  isReadable,
  itemKey,
  minutesOf,
  type GridDay,
  type GridItem,
  type ItemKey,
} from '../src/features/day-grid/model/grid-day.js';
import type { Place } from '../src/features/day-grid/model/undo-history.js';
import { Dispatcher } from './dispatcher.js';
import { UndoModel, type Facts } from '../test/undo-model.js';

const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 10_000);
const SEED = Number(process.env.MONKEY_SEED ?? Date.now() % 1_000_000);
const LOGINS = ['ajojarjestelija', 'keikkaadmin', 'yritys'] as const;
const ORDERS = 6;
const VEHICLES = 5;
const OFTEN = 200;
const { luonnos, lahetetty, kasittelyssa, toimitusvalmis } = keikkaTila;
const TILAT = [luonnos, lahetetty, kasittelyssa, toimitusvalmis];

jest.setTimeout(60 * 60_000);

/** A workday so far ahead that time changes no status. */
function quietDay(): string {
  const day = addDays(helsinkiDay(new Date()), 24);
  return weekday(day) > 5 ? addDays(day, 2) : day;
}

const factsOf = (item: GridItem): Facts => ({
  vehicleId: item.vehicleId,
  start: helsinkiWall(Date.parse(item.timeStart)).minuteOfDay,
  length: minutesOf(item),
  tila: item.keikkaTilaId,
});

/** Company 1's own orders and palkit of the day by their keys. */
function ownItems({ ajoneuvot }: GridDay): Map<ItemKey, GridItem> {
  const items = ajoneuvot.flatMap(({ keikkaGroup }) => keikkaGroup);
  const own = items.filter((item) => item.ownerAsiakasId === 1 && (item.isPalkki || isReadable(item)));
  return new Map(own.map((item) => [itemKey(item), item]));
}

it(`${ACTIONS} random actions of three dispatchers come to the same as a plain model (MONKEY_SEED=${SEED})`, async () => {
  const random = randomNumbers(SEED);
  const yyyymmdd = quietDay();
  const rows = new Map<ItemKey, GridItem>();
  let overwrite = false;
  const dispatchers: Dispatcher[] = LOGINS.map(
    (login) =>
      new Dispatcher(
        login,
        (day, saved) => {
          saved.forEach((row) => rows.set(itemKey(row), row));
          dispatchers.forEach((dispatcher) => dispatcher.hear(day, saved));
        },
        () => overwrite,
      ),
  );
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.open(yyyymmdd)));
  const readDay = (): Promise<GridDay> => dispatchers[random(LOGINS.length)]!.day(yyyymmdd);
  const first = await readDay();
  const items = [...ownItems(first)];
  const chosen = [
    ...items.filter(([, item]) => item.isKeikka && TILAT.includes(item.keikkaTilaId as 1)).slice(0, ORDERS),
    ...items.filter(([, item]) => item.isPalkki).slice(0, ORDERS),
  ];
  const vehicleIds = first.ajoneuvot
    .filter(({ asiakasId, lastDate }) => asiakasId === 1 && lastDate === null)
    .map(({ vehicleId }) => vehicleId)
    .slice(0, VEHICLES);
  expect(chosen.length).toBeGreaterThanOrEqual(ORDERS);
  chosen.forEach(([key, item]) => rows.set(key, item));
  const model = new UndoModel(new Map(chosen.map(([key, item]) => [key, factsOf(item)])), LOGINS.length);
  const seen = { acted: 0, turned: 0, asked: 0, forced: 0 };

  async function move(person: number, key: ItemKey): Promise<void> {
    const before = model.of(key);
    const after = {
      vehicleId: random(2) ? vehicleIds[random(VEHICLES)]! : before.vehicleId,
      start: random(2) ? 360 + 15 * random(30) : before.start,
      length: random(3) ? before.length : 60 + 15 * random(12),
    };
    const changed = Object.entries(after).filter(([name, value]) => before[name as keyof Facts] !== value);
    if (changed.length === 0) return;
    const item = rows.get(key)!;
    // An order that stays on its vehicle is moved by a call that names the start whether it changed or not.
    const named = item.isKeikka && after.vehicleId === before.vehicleId ? { start: after.start } : {};
    const place: Place = {
      vehicleId: after.vehicleId,
      timeStart: helsinkiInstant(yyyymmdd, after.start).toISOString(),
      timeEnd: helsinkiInstant(yyyymmdd, after.start + after.length).toISOString(),
    };
    const { vehicleId, timeStart, timeEnd } = item;
    const was: Place = { vehicleId, timeStart, timeEnd };
    const order = moveOrder(yyyymmdd, item, { key, fromVehicleId: was.vehicleId, ...place });
    await dispatchers[person]!.act(order, { kind: 'move', key, before: was, after: place });
    model.do(person, key, { ...named, ...Object.fromEntries(changed) });
    seen.acted += 1;
  }

  async function setTila(person: number, key: ItemKey): Promise<void> {
    const item = rows.get(key)!;
    const tila = TILAT[random(TILAT.length)]!;
    if (item.isPalkki || item.keikkaTilaId === tila) return;
    const { keikkaId, keikkaTilaId } = item;
    const after = { keikkaTilaId: tila, keikkaTilaSelite: '' };
    const before = { keikkaTilaId, keikkaTilaSelite: '' };
    const order = setTilaOrder(yyyymmdd, keikkaId, after);
    await dispatchers[person]!.act(order, { kind: 'tila', keikkaId, before, after });
    model.do(person, key, { tila });
    seen.acted += 1;
  }

  async function turn(person: number, direction: 'undo' | 'redo'): Promise<void> {
    const dispatcher = dispatchers[person]!;
    const foreign = model.isForeign(person, direction);
    const asked = dispatcher.asked;
    overwrite = random(2) === 0;
    await dispatcher.turn(direction);
    // It asks exactly when somebody else has been there since, and overwrites only when told to.
    expect(dispatcher.asked - asked).toBe(foreign ? 1 : 0);
    if (foreign) seen.asked += 1;
    if (foreign === undefined || (foreign && !overwrite)) return;
    if (foreign) seen.forced += 1;
    seen.turned += 1;
    model.turn(person, direction);
  }

  async function compare(): Promise<void> {
    const now = ownItems(await readDay());
    for (const [key, facts] of model.facts) expect([key, factsOf(now.get(key)!)]).toEqual([key, facts]);
  }

  for (let action = 1; action <= ACTIONS; action++) {
    const person = random(LOGINS.length);
    const [key] = chosen[random(chosen.length)]!;
    const kind = random(10);
    if (kind < 4) await move(person, key);
    else if (kind < 5) await setTila(person, key);
    else await turn(person, kind < 8 ? 'undo' : 'redo');
    expect(dispatchers.flatMap(({ failures }) => failures)).toEqual([]);
    if (action % OFTEN === 0) await compare();
  }
  await compare();
  process.stdout.write(`${JSON.stringify(seen)}\n`);
  expect(Math.min(seen.asked, seen.forced, seen.turned - seen.forced)).toBeGreaterThan(ACTIONS / 100);
});
