import type { SavedBetonit } from '@keikka/contracts';
import {
  clockOf,
  doublingWaits,
  errorClassOf,
  errorMessageOf,
  limutusFailureText,
  limutusSteps,
  recovered,
  type ActionFailed,
  type ErrorClass,
} from '@keikka/domain';
import { ApiError } from '@keikka/sdk';
import { isRefusal, splitText, standing, type LimutusRun, type LimutusSource } from '../../model/limutus.js';
import { lineErrorClass } from '../../model/line-error.js';
import { limutusTexts as texts } from '../../limutus-texts.js';
import { keepRecord } from '../act-records.js';
import type { LimutusSettings } from './limutus-settings.js';
import type { LimutusSender } from './limutus-undo.js';
import type { OrderCache } from '../send-betoni.js';

/** How long the text of a step stands while the answer is awaited. */
const STEP_MS = 350;

interface Warned {
  warnings: readonly string[];
  canOverride: boolean;
}

export interface RunTools {
  sender: LimutusSender;
  cache: OrderCache;
  settings: Pick<LimutusSettings, 'config'>;
  userName: string;
  show: (run: LimutusRun) => void;
}

/** Makes a primer by the policy of its errors. The result is null when none was made. */
export async function runLimutus(
  of: LimutusSource,
  override: boolean,
  tools: RunTools,
): Promise<SavedBetonit | null> {
  let attempt = 0;
  let seen = of;
  const telling = tellSteps(tools, () => attempt);
  const outcome = await recovered(() => attempted(seen, override, tools.sender), {
    ...meansOf(tools),
    onRetry: (retry) => (attempt = retry),
    refresh: async () => (seen = await readAgain(of, tools)),
    rollback: (reason) => {
      telling.stop();
      return putBack(of, reason, tools);
    },
  });
  telling.stop();
  const { keikkaId, keikkaBetoniId } = of.line;
  if (outcome.failure)
    keepRecord('limutus', { keikkaId, keikkaBetoniId }, { ...outcome, failure: outcome.failure });
  if (outcome.isDone && !('warnings' in outcome.value)) {
    tools.show({ phase: 'done', text: splitText(of, outcome.value) });
    return outcome.value;
  }
  tools.show(outcome.isDone ? { phase: 'asking', ...(outcome.value as Warned) } : failed(outcome));
  if (!outcome.isDone) tools.cache.refresh(keikkaId);
  return null;
}

/** What the policy needs to know of a limutus. A refusal came before any step, so nothing is rolled back then. */
function meansOf({ settings: { config }, userName }: RunTools) {
  const context = {
    knowsBetoni: true,
    userName,
    waitsMs: doublingWaits(config.retries, config.delayMs),
    rollsBackAlways: config.isRollbackOn,
  };
  return {
    context,
    wait: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    classOf(error: unknown): ErrorClass {
      const errorClass = classOf(error);
      context.rollsBackAlways = config.isRollbackOn && !isRefusal(errorClass);
      return errorClass;
    },
  };
}

function failed({ error, failure, isRecovered, title, text, suggestions }: ActionFailed): LimutusRun {
  const isRestored = isRefusal(failure.errorType) ? undefined : isRecovered;
  const clock = clockOf(new Date());
  return {
    phase: 'failed',
    clock,
    failure: { title, text, suggestions },
    isRestored,
    step: failedStepOf(error),
  };
}

/** The step at which the server failed, counted from 1, where it says so. */
function failedStepOf(error: unknown): number | undefined {
  const isOfStep = error instanceof ApiError && error.errorCode === 'LIMUTUS.STEP_FAILED';
  return isOfStep ? (error.errorDetails as { step: number }).step : undefined;
}

/** The order as it is now, for another attempt; only where the line itself is as it was. */
async function readAgain(of: LimutusSource, { cache, settings }: RunTools): Promise<LimutusSource> {
  const now = await cache.read(of.line.keikkaId);
  if (!now || standing(of, now.betonit, settings.config) !== 'same') throw new Error(texts.notAsBefore);
  return { ...of, varmenne: now.varmenne };
}

/** Shows the steps one after the other, and the last one until the answer is there. */
function tellSteps({ show, settings }: RunTools, attempt: () => number): { stop: () => void } {
  let step = 0;
  const attempts = settings.config.retries;
  const tell = (): void => show({ phase: 'running', step, attempt: attempt(), attempts });
  tell();
  const timer = setInterval(() => {
    step = Math.min(step + 1, limutusSteps.length - 1);
    tell();
  }, STEP_MS);
  return { stop: () => clearInterval(timer) };
}

/** One attempt. Warnings are a question and no failure; a failure without a reason gets its own text. */
async function attempted(
  { line, varmenne }: LimutusSource,
  override: boolean,
  sender: LimutusSender,
): Promise<SavedBetonit | Warned> {
  const { keikkaId, keikkaBetoniId } = line;
  try {
    return await sender.make({ keikkaId, keikkaBetoniId, varmenne, override: override || undefined });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.errorCode === 'LIMUTUS.WARNINGS') return error.errorDetails as Warned;
    if (error.errorCode !== 'INTERNAL') throw error;
    throw new Unexplained(limutusFailureText(), { cause: error });
  }
}

/** The server failed and says no reason. */
class Unexplained extends Error {}

function classOf(error: unknown): ErrorClass {
  if (error instanceof Unexplained) return 'TRANSACTION';
  return error instanceof ApiError ? lineErrorClass(error) : errorClassOf(errorMessageOf(error));
}

/**
 * Sees to it that the lines are as they were. An attempt whose answer was lost may have been carried out: it is undone
 * then. @throws when the lines are not as before or cannot be read
 */
async function putBack(
  of: LimutusSource,
  reason: string,
  { cache, sender, settings, show }: RunTools,
): Promise<void> {
  const { keikkaId } = of.line;
  show({ phase: 'restoring', reason });
  const now = await cache.read(keikkaId).catch(() => null);
  if (!now) throw new Error(texts.notRead);
  const stands = standing(of, now.betonit, settings.config);
  if (stands === 'other') throw new Error(texts.notAsBefore);
  if (stands === 'same') return;
  const { keikkaBetoniId } = stands;
  const { betonit } = await sender.undo({ keikkaId, keikkaBetoniId, varmenne: now.varmenne });
  if (standing(of, betonit, settings.config) !== 'same') throw new Error(texts.notAsBefore);
}
