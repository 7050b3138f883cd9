import type { Direction } from '@keikka/sdk';
import type { MonkeyDay } from './monkey-day.js';

/** Undo or redo, held against what the model expects of it. */
export async function turn(day: MonkeyDay, person: number, direction: Direction): Promise<void> {
  const { team, model, seen } = day;
  const dispatcher = team.of(person);
  const lost = model.isLost(person, direction);
  const foreign = model.isForeign(person, direction);
  const driving = model.isDriving(person, direction);
  const { asked } = dispatcher;
  team.overwrite = day.random(2) === 0;
  const saved = await team.savedBy(dispatcher.turn(direction));
  if (lost) {
    // It says so, once, and does not stand in the way of the step before it.
    expect(dispatcher.failures.splice(0)).toHaveLength(1);
    model.forget(person, direction);
    seen.lost += 1;
    return;
  }
  // It asks exactly when somebody else has been there since, and overwrites only when told to.
  expect(dispatcher.asked - asked).toBe(foreign ? 1 : 0);
  if (foreign) seen.asked += 1;
  if (foreign === undefined || (foreign && !team.overwrite)) return;
  if (foreign) seen.forced += 1;
  seen.turned += 1;
  const isNew = saved !== undefined && !model.facts.has(saved);
  model.turn(person, direction, isNew ? day.know(saved) : undefined);
  if (driving) await day.staffFollows();
}
