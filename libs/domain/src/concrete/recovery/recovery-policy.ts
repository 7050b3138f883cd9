import type { ErrorClass } from './error-class.js';

/** No action is retried more often, whatever classes its errors had (O-314). */
export const MOST_RECOVERY_ATTEMPTS = 3;

const FIRST_WAIT_MS = 1000;

/** The waits before retries, each twice the one before: 1, 2 and 4 seconds [O-144, O-308, G-287]. */
export const doublingWaits = (
  retries: number = MOST_RECOVERY_ATTEMPTS,
  firstMs: number = FIRST_WAIT_MS,
): readonly number[] => Array.from({ length: retries }, (_, index) => firstMs * 2 ** index);

/** What is known about the action that failed. */
export interface RecoveryContext {
  /** Whether the concrete line is known; without it a refusal of the business is not tried again (O-310). */
  knowsBetoni?: boolean;
  userName?: string;
  missingRole?: string;
  /** The waits of the network class, where they are not the general ones. */
  waitsMs?: readonly number[];
  /** The action has steps of its own to undo, as a limutus (O-141): a failure of any class rolls back in the end. */
  rollsBackAlways?: boolean;
}

/** What follows from an error. */
export interface Recovery {
  /** The wait before each retry; empty when there is none. */
  waitsMs: readonly number[];
  /** The data are read again before the retry. */
  refreshFirst: boolean;
  /** What was done is undone when no retry is left. */
  rollBack: boolean;
  suggestions: readonly string[];
}

/** One retry without a wait: a second refusal of the same would not differ from a third. */
const ONCE: readonly number[] = [0];

function waitsOf(errorClass: ErrorClass, { waitsMs, knowsBetoni }: RecoveryContext): readonly number[] {
  switch (errorClass) {
    case 'NETWORK':
      return waitsMs ?? doublingWaits();
    case 'BUSINESS_LOGIC':
      return knowsBetoni ? ONCE : [];
    case 'DATA_CONSISTENCY':
      return ONCE;
    case 'VALIDATION':
    case 'PERMISSION':
    case 'TRANSACTION':
      return [];
  }
}

/** What the user can do, in the words that O-309, O-311, O-312 and O-315 ask for. */
function suggestionsOf(errorClass: ErrorClass, { missingRole }: RecoveryContext): readonly string[] {
  switch (errorClass) {
    case 'NETWORK':
      return ['Tarkista verkkoyhteys', 'Yritä uudelleen'];
    case 'VALIDATION':
      return ['Tarkista määrä', 'Tarkista raekoko', 'Tarkista vahvistus'];
    case 'PERMISSION':
      return [
        'Kirjaudu uudelleen sisään',
        missingRole ? `Pyydä pääkäyttäjältä rooli ${missingRole}` : 'Pyydä rooli pääkäyttäjältä',
      ];
    case 'DATA_CONSISTENCY':
      return ['Lataa sivu uudelleen'];
    case 'TRANSACTION':
      return ['Tarkista betonirivit', 'Yritä uudelleen'];
    case 'BUSINESS_LOGIC':
      return ['Tarkista betonin tiedot', 'Yritä uudelleen'];
  }
}

/** What is done about an error of a class, and what the user can do when it does not help [O-308 to O-313]. */
export const recoveryOf = (errorClass: ErrorClass, context: RecoveryContext = {}): Recovery => ({
  waitsMs: waitsOf(errorClass, context),
  refreshFirst: errorClass === 'DATA_CONSISTENCY',
  rollBack: errorClass === 'TRANSACTION' || context.rollsBackAlways === true,
  suggestions: suggestionsOf(errorClass, context),
});
