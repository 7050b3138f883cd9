import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  noop,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
  type IBackoffFactory,
  type IRetryBackoffContext,
} from 'cockatiel';
import {
  effectSoFar,
  isSystemFault,
  isWorthRepeating,
  noData,
  requestedPauseMs,
  type Effect,
  type NoDataReason,
  type Outcome,
} from './outcome.js';

export interface OutsideLimits {
  /** The time limit of a call: waiting for a slot, all attempts and the pauses between them. */
  timeoutMs: number;
  /** The time limit of one attempt, to the last byte of its answer; that of the call when absent. */
  attemptTimeoutMs?: number;
  /** The number of attempts of a repeatable call; any other call has one. */
  attempts: number;
  firstPauseMs: number;
  longestPauseMs: number;
  concurrent: number;
  /** The number of calls that may wait for a slot; one more is `busy`. */
  waiting: number;
  failuresToRest: number;
  restMs: number;
}

const defaultLimits: OutsideLimits = {
  timeoutMs: 10_000,
  attempts: 3,
  firstPauseMs: 200,
  longestPauseMs: 5_000,
  concurrent: 8,
  waiting: 32,
  failuresToRest: 5,
  restMs: 30_000,
};

/** Callbacks for metrics and logs. */
interface Watcher {
  repeats: () => void;
  rests: (isResting: boolean) => void;
}

type Attempt<T> = (signal: AbortSignal) => Promise<Outcome<T>>;

/** Bounds, repeats and holds back the calls to one system, and holds the system's state. */
export class Resilience {
  private readonly deadline;
  private readonly retrying;
  private readonly turns;
  private readonly circuit;
  private readonly attemptTime;

  constructor(given: Partial<OutsideLimits>, watcher: Watcher) {
    const limits = { ...defaultLimits, ...given };
    this.deadline = timeout(limits.timeoutMs, TimeoutStrategy.Aggressive);
    this.retrying = retry(
      handleWhenResult((outcome) => isWorthRepeating(outcome as Outcome<unknown>, limits.longestPauseMs)),
      { maxAttempts: limits.attempts - 1, backoff: atLeastRequested(jittered(limits)) },
    );
    this.turns = bulkhead(limits.concurrent, limits.waiting);
    this.circuit = circuitBreaker(
      handleWhenResult((outcome) => isSystemFault(outcome as Outcome<unknown>)),
      { halfOpenAfter: limits.restMs, breaker: new ConsecutiveBreaker(limits.failuresToRest) },
    );
    // The attempt observes the signal itself, so that it ends as an outcome, which the circuit counts.
    this.attemptTime = timeout(limits.attemptTimeoutMs ?? limits.timeoutMs, TimeoutStrategy.Cooperative);
    this.retrying.onRetry(watcher.repeats);
    this.circuit.onBreak(() => watcher.rests(true));
    this.circuit.onReset(() => watcher.rests(false));
  }

  /** The outcome of the attempt or, where repeating is safe, of the last attempt. */
  async run<T>(mayRepeat: boolean, attempt: Attempt<T>): Promise<Outcome<T>> {
    let effect: Effect = 'not-sent';
    const noted: Attempt<T> = async (signal) => {
      const before = effect;
      // From here to its end, the effect on the system is unknown.
      effect = 'unknown';
      const outcome = await attempt(signal);
      effect = effectSoFar(before, 'noData' in outcome ? outcome.noData.effect : 'unknown');
      return outcome;
    };
    const policy = wrap(this.deadline, mayRepeat ? this.retrying : noop, this.turns);
    const outcome = await policy
      .execute(({ signal }) => this.throughCircuit(noted, signal))
      .catch((error: unknown) => noData(reasonOf(error)));
    return 'noData' in outcome ? { noData: { ...outcome.noData, effect } } : outcome;
  }

  /** While one probe of a resting system is under way, other calls return at once. */
  private async throughCircuit<T>(attempt: Attempt<T>, signal: AbortSignal): Promise<Outcome<T>> {
    if (this.circuit.state === CircuitState.HalfOpen) return noData('resting');
    return this.circuit.execute(
      (call) => this.attemptTime.execute(({ signal: inTime }) => attempt(inTime), call.signal),
      signal,
    );
  }
}

type Pauses = IBackoffFactory<IRetryBackoffContext<unknown>>;

const jittered = ({ firstPauseMs, longestPauseMs }: OutsideLimits): Pauses =>
  new ExponentialBackoff({ initialDelay: firstPauseMs, maxDelay: longestPauseMs });

/** The same pauses, but never shorter than the system asks for. */
const atLeastRequested = (own: Pauses): Pauses => ({
  next: (context) => {
    const pause = own.next(context);
    const requestedMs =
      'value' in context.result ? requestedPauseMs(context.result.value as Outcome<unknown>) : 0;
    return {
      duration: Math.max(pause.duration, requestedMs),
      next: (later) => atLeastRequested(pause).next(later),
    };
  },
});

/** Cockatiel reports by an error that a call got no slot. Any other error is a fault of our own. */
function reasonOf(error: unknown): NoDataReason {
  if (error instanceof BulkheadRejectedError) return 'busy';
  if (error instanceof BrokenCircuitError) return 'resting';
  if (error instanceof TaskCancelledError) return 'timed-out';
  throw error;
}
