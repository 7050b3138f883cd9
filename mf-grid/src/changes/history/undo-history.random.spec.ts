import { randomNumbers } from '@keikka/domain/random';
import { DAY } from '../../../test/day.builder.js';
import { UndoModel, type Facts } from '../../../test/undo-model.js';
import { keikkaKey, type ItemKey } from '../../day/model/grid-day.js';
import {
  expectedVersions,
  inverse,
  nextStep,
  noHistory,
  recorded,
  turned,
  type Direction,
  type History,
  type Place,
  type StepChange,
} from './undo-history.js';

const ACTIONS = 2000;
const USERS = [0, 1, 2] as const;
const ORDERS = [1, 2, 3, 4, 5, 6] as const;

const unmoved: Facts = { vehicleId: 0, start: 0, length: 0, tila: 0 };

const placeAt = (vehicleId: number): Place => ({ vehicleId, timeStart: 'start', timeEnd: 'end' });

/** An order as the service keeps it: each change is a version, and a version may be demanded. */
class Server {
  private readonly orders = new Map<ItemKey, { place: Place; varmenne: number }>(
    ORDERS.map((id) => [keikkaKey(id), { place: placeAt(0), varmenne: 1 }]),
  );

  at(key: ItemKey): { place: Place; varmenne: number } {
    const order = this.orders.get(key);
    if (!order) throw new Error(key);
    return order;
  }

  /** The new version, or null when another than the demanded one is the newest. */
  move(key: ItemKey, place: Place, varmenne?: number): number | null {
    const now = this.at(key);
    if (varmenne !== undefined && varmenne !== now.varmenne) return null;
    if (place.vehicleId === now.place.vehicleId) return now.varmenne;
    this.orders.set(key, { place, varmenne: now.varmenne + 1 });
    return now.varmenne + 1;
  }
}

describe('undo by three persons at once', () => {
  it.each([1, 2, 3, 4, 5])('comes to the same as a plain model of it, begun with %i', (seed) => {
    const random = randomNumbers(seed);
    const server = new Server();
    const model = new UndoModel(new Map(ORDERS.map((id) => [keikkaKey(id), unmoved])), USERS.length);
    const histories: History[] = USERS.map(() => noHistory);
    const seen = { asked: 0, forced: 0, turned: 0 };

    function act(user: number, id: number): void {
      const key = keikkaKey(ORDERS[random(ORDERS.length)]!);
      const to = 1 + random(30);
      if (to === model.of(key).vehicleId) return;
      const change: StepChange = { kind: 'move', key, before: server.at(key).place, after: placeAt(to) };
      const versions = { [key]: server.move(key, placeAt(to))! };
      histories[user] = recorded(histories[user]!, { id, yyyymmdd: DAY, text: '', change, versions });
      model.do(user, key, { vehicleId: to });
    }

    function turn(user: number, direction: Direction): void {
      const history = histories[user]!;
      const step = nextStep(history, direction);
      expect(step === undefined).toBe(model.isForeign(user, direction) === undefined);
      if (step?.change.kind !== 'move') return;
      const { key } = step.change;
      const { after } = direction === 'undo' ? inverse(step.change) : step.change;
      const expected = expectedVersions(history, step)[key];
      const before = server.at(key).varmenne;
      let version = server.move(key, after as Place, expected);
      // It asks exactly when somebody else has been there since.
      expect(version === null).toBe(model.isForeign(user, direction));
      if (version === null) {
        seen.asked += 1;
        if (random(2) === 0) return;
        seen.forced += 1;
        version = server.move(key, after as Place)!;
      }
      seen.turned += 1;
      const made = version === before ? {} : { [key]: version };
      histories[user] = turned(history, step, direction, { [key]: version }, made);
      model.turn(user, direction);
    }

    for (let id = 1; id <= ACTIONS; id++) {
      const user = random(USERS.length);
      const kind = random(10);
      if (kind < 4) act(user, id);
      else turn(user, kind < 8 ? 'undo' : 'redo');
      for (const [key, { vehicleId }] of model.facts) expect(server.at(key).place.vehicleId).toBe(vehicleId);
    }
    expect(Math.min(seen.asked, seen.forced, seen.turned - seen.forced)).toBeGreaterThan(50);
  });
});
