import { randomNumbers } from '@keikka/domain/random';
import { UndoDesk, undoStore, type ChangeKind, type Direction } from '@keikka/sdk';
import { QueryClient } from '@tanstack/react-query';
import { DAY } from '../../../test/day.builder.js';
import { UndoModel, type Facts } from '../../../test/undo-model.js';
import { keikkaKey, type ItemKey } from '../../day/model/grid-day.js';
import type { Place } from '../../day/model/placed-item.js';
import type { StepOf } from '../commands/step-change.js';

const ACTIONS = 2000;
const users = [0, 1, 2] as const;
const orders = [1, 2, 3, 4, 5, 6] as const;

const unmoved: Facts = { vehicleId: 0, start: 0, length: 0, tila: 0 };

const placeAt = (vehicleId: number): Place => ({ vehicleId, timeStart: 'start', timeEnd: 'end' });

/** An order as the service keeps it: each change is a version, and a version may be demanded. */
class Server {
  private readonly orders = new Map<ItemKey, { place: Place; varmenne: number }>(
    orders.map((id) => [keikkaKey(id), { place: placeAt(0), varmenne: 1 }]),
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

/** Moves as the server takes them. */
const moveOn = (server: Server): ChangeKind<StepOf<'move'>> => ({
  records: ({ key }) => [key],
  send({ change: { key, after }, seen }) {
    const before = server.at(key).varmenne;
    const version = server.move(key, after, seen?.[key]);
    if (version === null) return Promise.resolve({ outdated: {} });
    return Promise.resolve({
      versions: { [key]: version },
      made: version === before ? {} : { [key]: version },
    });
  },
});

describe('undo by three persons at once', () => {
  it.each([1, 2, 3, 4, 5])('comes to the same as a plain model of it, begun with %i', async (seed) => {
    const random = randomNumbers(seed);
    const server = new Server();
    const model = new UndoModel(new Map(orders.map((id) => [keikkaKey(id), unmoved])), users.length);
    const queryClient = new QueryClient();
    const stores = users.map((user) => undoStore(queryClient, user));
    const seen = { asked: 0, forced: 0, turned: 0 };
    let answers: boolean[] = [];
    const desks = stores.map(
      (store) =>
        new UndoDesk({
          store,
          kinds: { move: moveOn(server) },
          confirm() {
            answers.push(random(2) === 0);
            return Promise.resolve(answers[0]!);
          },
          notify: { info: () => undefined },
        }),
    );

    async function act(user: number): Promise<void> {
      const key = keikkaKey(orders[random(orders.length)]!);
      const to = 1 + random(30);
      if (to === model.of(key).vehicleId) return;
      const before = server.at(key).place;
      const versions = { [key]: server.move(key, placeAt(to))! };
      const change = { kind: 'move', key, before, after: placeAt(to) } as const;
      desks[user]!.track(Promise.resolve({ yyyymmdd: DAY, text: '', change, versions }));
      await stores[user]!.settled;
      model.do(user, key, { vehicleId: to });
    }

    async function turn(user: number, direction: Direction): Promise<void> {
      const { history } = stores[user]!;
      const foreign = model.isForeign(user, direction);
      answers = [];
      desks[user]!.turn(direction);
      await stores[user]!.settled;
      const [answer] = answers;
      // It asks exactly when somebody else has been there since, and turns nothing when there is nothing to turn.
      expect(answers).toHaveLength(foreign ? 1 : 0);
      expect(stores[user]!.history === history).toBe(foreign === undefined || answer === false);
      if (foreign) seen.asked += 1;
      if (foreign === undefined || answer === false) return;
      if (answer) seen.forced += 1;
      seen.turned += 1;
      model.turn(user, direction);
    }

    for (let id = 1; id <= ACTIONS; id++) {
      const user = random(users.length);
      const kind = random(10);
      if (kind < 4) await act(user);
      else await turn(user, kind < 8 ? 'undo' : 'redo');
      for (const [key, { vehicleId }] of model.facts) expect(server.at(key).place.vehicleId).toBe(vehicleId);
    }
    expect(Math.min(seen.asked, seen.forced, seen.turned - seen.forced)).toBeGreaterThan(50);
  });
});
