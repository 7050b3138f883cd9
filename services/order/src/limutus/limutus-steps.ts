import { Failure } from '@keikka/contracts';
import { AFTER_LIMUTUS_STEPS, limutusResult, limutusSteps, type LimutusStepId } from '@keikka/domain';
import type { Tx } from '@keikka/server';
import { namesOf } from '../keikka-betoni/betoni-names.sql.js';
import { copiedLine } from '../keikka-betoni/keikka-betoni.rules.js';
import { KeikkaBetoni } from '../keikka/keikka-betoni.entity.js';

/**
 * Takes the five steps of a limutus in their order, each as a statement of its own, so that it is known which one failed
 * (O-142). The caller records them as one change. Returns the id of the primer.
 * @throws Failure BETONI.UNKNOWN_CHOICE, LIMUTUS.STEP_FAILED with the step, counted from 1
 */
export async function takeSteps({ manager }: Tx, line: KeikkaBetoni): Promise<number> {
  const { source, copy } = limutusResult(line);
  const { m3, raeKokoId, ...price } = copy;
  const set = (keikkaBetoniId: number, columns: Partial<KeikkaBetoni>) =>
    manager.update(KeikkaBetoni, { keikkaBetoniId }, columns);
  const { keikkaBetoniId } = await step('copy', () =>
    manager.save(KeikkaBetoni, { ...copiedLine(line), limutusFromId: line.keikkaBetoniId }),
  );
  await step('copyM3', () => set(keikkaBetoniId, { m3 }));
  await step('copyPrice', () => set(keikkaBetoniId, price));
  await step('copyRaeKoko', async () => {
    const { betoniString } = await namesOf(manager, { ...line, raeKokoId });
    await set(keikkaBetoniId, { raeKokoId, betoniString });
  });
  await step('sourceM3', () => set(line.keikkaBetoniId, source));
  return keikkaBetoniId;
}

async function step<T>(id: LimutusStepId, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (cause) {
    throw failureAt(limutusSteps.findIndex((one) => one.id === id) + 1, cause);
  }
}

/**
 * The whole transaction, whose commit can fail as well.
 * @throws Failure LIMUTUS.STEP_FAILED with the place after the last step, where all were taken and then not stored
 */
export async function stored<T>(work: Promise<T>, areTaken: () => boolean): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw areTaken() ? failureAt(AFTER_LIMUTUS_STEPS, cause) : cause;
  }
}

/** A refusal is no failure of a step. */
const failureAt = (step: number, cause: unknown): unknown =>
  cause instanceof Failure ? cause : new Failure('LIMUTUS.STEP_FAILED', { step }, { cause });
