import {
  errorClassOf,
  errorMessageOf,
  severityOf,
  type ErrorClass,
  type ErrorSeverity,
} from './error-class.js';
import {
  MOST_RECOVERY_ATTEMPTS,
  recoveryOf,
  type Recovery,
  type RecoveryContext,
} from './recovery-policy.js';
import {
  recoveryText,
  recoveryTitles,
  rollbackFailedSuggestions,
  rollbackFailedText,
  rolledBackText,
  type RecoveryTitle,
} from './recovery-texts.js';

/** The last error of an action, in the words of its record. */
export interface ActionFailure {
  message: string;
  errorType: ErrorClass;
  severity: ErrorSeverity;
}

interface Outcome {
  /** The retries that were made. */
  recoveryAttempts: number;
  /** A retry or the rollback has helped. */
  isRecovered: boolean;
}

export interface ActionDone<T> extends Outcome {
  isDone: true;
  value: T;
  /** These are absent when the first attempt succeeded. */
  title?: RecoveryTitle;
  failure?: ActionFailure;
}

export interface ActionFailed extends Outcome {
  isDone: false;
  error: unknown;
  failure: ActionFailure;
  title: RecoveryTitle;
  text: string;
  suggestions: readonly string[];
}

/** How an action is recovered. The policy decides whether and when each of these is called. */
export interface RecoveryMeans {
  /** Rejects to break off: no retry follows. */
  wait: (ms: number) => Promise<unknown>;
  /** Reads the data again; without it an action on stale data is not tried again. */
  refresh?: () => Promise<unknown>;
  /** `reason` is the text of the failure because of which it is called. */
  rollback?: (reason: string) => Promise<unknown>;
  /** The class of an error, where more is known of it than its message. */
  classOf?: (error: unknown) => ErrorClass;
  context?: RecoveryContext;
  /** Called before the wait of each retry, counted from 1. */
  onRetry?: (attempt: number, failure: ActionFailure) => void;
}

const failureOf = (error: unknown, classOf: RecoveryMeans['classOf']): ActionFailure => {
  const message = errorMessageOf(error);
  return { message, errorType: classOf?.(error) ?? errorClassOf(message), severity: severityOf(message) };
};

/** The retries made so far: the class of the error that each followed, and its wait. */
interface Retry {
  errorType: ErrorClass;
  waitMs: number;
}

/** The wait before the next retry; undefined when the class of the error or the action has none left. */
function nextWait(
  { waitsMs, refreshFirst }: Recovery,
  errorType: ErrorClass,
  retries: readonly Retry[],
  { refresh }: RecoveryMeans,
): number | undefined {
  if (retries.length >= MOST_RECOVERY_ATTEMPTS || (refreshFirst && !refresh)) return undefined;
  return waitsMs[retries.filter((retry) => retry.errorType === errorType).length];
}

/** Waits and reads the data again where the retry needs it. False when it cannot be, or the waiting was broken off. */
async function isReady(waitMs: number, { refreshFirst }: Recovery, means: RecoveryMeans): Promise<boolean> {
  try {
    if (waitMs > 0) await means.wait(waitMs);
    if (refreshFirst) await means.refresh?.();
    return true;
  } catch {
    return false;
  }
}

/** The outcome when no retry is left: what was done is undone where the policy says so [O-313]. */
async function givenUp(
  error: unknown,
  failure: ActionFailure,
  retries: readonly Retry[],
  { rollback, context = {} }: RecoveryMeans,
): Promise<ActionFailed> {
  const { errorType, message } = failure;
  const { rollBack, suggestions } = recoveryOf(errorType, context);
  const waitedMs = retries.map(({ waitMs }) => waitMs).filter((ms) => ms > 0);
  const text = recoveryText(errorType, context, { message, waitedMs });
  const base = { isDone: false, error, failure, recoveryAttempts: retries.length, suggestions } as const;
  if (!rollBack || !rollback) return { ...base, isRecovered: false, title: recoveryTitles.failed, text };
  try {
    await rollback(text);
    return { ...base, isRecovered: true, title: recoveryTitles.recovered, text: rolledBackText(text) };
  } catch (undoError) {
    return {
      ...base,
      isRecovered: false,
      failure: { ...failure, severity: 'CRITICAL' },
      title: recoveryTitles.rollbackFailed,
      text: rollbackFailedText(text, errorMessageOf(undoError)),
      suggestions: rollbackFailedSuggestions,
    };
  }
}

/**
 * Runs an action by the policy of its errors: retries, with waits and a refresh where they are due, then the rollback
 * (order §8). The action must be safe to repeat, since an attempt without an answer may have been done: a creating call
 * keeps its Idempotency-Key through all attempts. It does not throw what the action throws.
 */
export async function recovered<T>(
  work: () => Promise<T>,
  means: RecoveryMeans,
): Promise<ActionDone<T> | ActionFailed> {
  const retries: Retry[] = [];
  let last: ActionFailure | undefined;
  for (;;) {
    try {
      const value = await work();
      const isRecovered = last !== undefined;
      const title = isRecovered ? recoveryTitles.recovered : undefined;
      return { isDone: true, value, recoveryAttempts: retries.length, isRecovered, title, failure: last };
    } catch (error) {
      last = failureOf(error, means.classOf);
      const policy = recoveryOf(last.errorType, means.context);
      const waitMs = nextWait(policy, last.errorType, retries, means);
      if (waitMs === undefined) return givenUp(error, last, retries, means);
      means.onRetry?.(retries.length + 1, last);
      if (!(await isReady(waitMs, policy, means))) return givenUp(error, last, retries, means);
      retries.push({ errorType: last.errorType, waitMs });
    }
  }
}
