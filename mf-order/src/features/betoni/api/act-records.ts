import { errorRecord, storedPart, withRecord, type ErrorRecord } from '@keikka/domain';
import { randomId } from '@keikka/sdk';

const STORAGE_KEY = 'keikka.betoni-errors';

let history: readonly ErrorRecord[] | undefined;

function stored(): readonly ErrorRecord[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? (value as ErrorRecord[]) : [];
  } catch {
    return [];
  }
}

/** The records of failed acts, the latest last; it begins with those of earlier visits. */
export const errorHistory = (): readonly ErrorRecord[] => (history ??= stored());

/** Keeps a record of an act that failed, or was recovered after a failure [G-127]. */
export function keepRecord(
  operation: string,
  context: ErrorRecord['context'],
  outcome: Parameters<typeof errorRecord>[1],
): void {
  const act = { uniqueId: randomId(), timestamp: new Date().toISOString(), operation, context };
  history = withRecord(errorHistory(), errorRecord(act, outcome));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(storedPart(history)));
  } catch {
    // A full or forbidden storage leaves the memory, and the act itself goes on.
  }
}
