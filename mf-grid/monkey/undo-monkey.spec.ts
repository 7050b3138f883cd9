import { randomNumbers } from '@keikka/domain/random';
import { copy, drive, make, move, remove, setTila, type Gesture } from './gestures.js';
import { MonkeyDay } from './monkey-day.js';
import { turn } from './turn.js';

const actions = Number(process.env.MONKEY_ACTIONS ?? 10_000);
const seed = Number(process.env.MONKEY_SEED ?? Date.now() % 1_000_000);
const OFTEN = 200;

/** Each as often as it is named. */
const gestures: readonly Gesture[] = [
  ...[move, move, move, move, move, move],
  ...[setTila, setTila, drive, copy, make, remove],
  ...Array<Gesture>(5).fill((day, person) => turn(day, person, 'undo')),
  ...Array<Gesture>(3).fill((day, person) => turn(day, person, 'redo')),
];

jest.setTimeout(60 * 60_000);

it(`${actions} random actions of three dispatchers come to the same as a plain model (MONKEY_SEED=${seed})`, async () => {
  const random = randomNumbers(seed);
  const day = await MonkeyDay.open(random);
  try {
    for (let action = 1; action <= actions; action++) {
      await day.anyOf(gestures)(day, random(day.team.size));
      expect(day.team.failures()).toEqual([]);
      if (action % OFTEN === 0) await day.compare();
    }
    await day.compare();
  } finally {
    await day.clearUp();
    process.stdout.write(`${JSON.stringify(day.seen)}\n`);
  }
  const { asked, forced, turned, driven, copied, made, removed } = day.seen;
  expect(Math.min(asked, forced, turned - forced)).toBeGreaterThan(actions / 100);
  expect(Math.min(driven, copied, made, removed)).toBeGreaterThan(actions / 200);
});
