import type { ErrorClass, ErrorSeverity } from './error-class.js';
import type { ActionFailure } from './recovered.js';
import { MOST_RECOVERY_ATTEMPTS } from './recovery-policy.js';

/** The local record of a failed action [G-127]. */
export interface ErrorRecord {
  errorId: string;
  /** The instant in ISO form. */
  timestamp: string;
  operation: string;
  message: string;
  context: Readonly<Record<string, unknown>>;
  severity: ErrorSeverity;
  errorType: ErrorClass;
  recovered: boolean;
  recoveryAttempts: number;
}

/** What a record says beside the error. Identity and moment come from outside, as rules ask no clock. */
export interface RecordedAction {
  uniqueId: string;
  timestamp: string;
  operation: string;
  context: Readonly<Record<string, unknown>>;
}

/** The record of an outcome of `recovered` that had a failure, with 3 recovery attempts at most (O-314). */
export const errorRecord = (
  { uniqueId, timestamp, operation, context }: RecordedAction,
  outcome: { failure: ActionFailure; isRecovered: boolean; recoveryAttempts: number },
): ErrorRecord => ({
  errorId: `LIM_${uniqueId}`,
  timestamp,
  operation,
  message: outcome.failure.message,
  context,
  severity: outcome.failure.severity,
  errorType: outcome.failure.errorType,
  recovered: outcome.isRecovered,
  recoveryAttempts: Math.min(outcome.recoveryAttempts, MOST_RECOVERY_ATTEMPTS),
});

/** How many records are kept in memory and in local storage [G-287]. */
const MOST_IN_MEMORY = 100;
const MOST_STORED = 50;

/** The history with one record more at its end; the oldest go. */
export const withRecord = (history: readonly ErrorRecord[], record: ErrorRecord): readonly ErrorRecord[] =>
  [...history, record].slice(-MOST_IN_MEMORY);

/** The latest records, which are stored. */
export const storedPart = (history: readonly ErrorRecord[]): readonly ErrorRecord[] =>
  history.slice(-MOST_STORED);
