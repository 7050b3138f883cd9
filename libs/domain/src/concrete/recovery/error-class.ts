/** What kind of error a failed action of a concrete line had [G-172]. */
export type ErrorClass =
  'NETWORK' | 'VALIDATION' | 'PERMISSION' | 'TRANSACTION' | 'DATA_CONSISTENCY' | 'BUSINESS_LOGIC';

export type ErrorSeverity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';

/** The words of a message that give its class; the first line that has one of them decides [O-307]. */
const classWords: readonly (readonly [ErrorClass, readonly string[]])[] = [
  ['NETWORK', ['network', 'fetch', 'connection']],
  ['VALIDATION', ['validation', 'invalid', 'required']],
  ['PERMISSION', ['permission', 'unauthorized', 'forbidden']],
  ['TRANSACTION', ['transaction', 'rollback', 'atomic']],
  ['DATA_CONSISTENCY', ['consistency', 'state', 'conflict']],
];

/** The words of a message that give its severity, read in the same way [O-314]. */
const severityWords: readonly (readonly [ErrorSeverity, readonly string[]])[] = [
  ['CRITICAL', ['critical', 'fatal', 'corrupt']],
  ['HIGH', ['rollback', 'transaction', 'data']],
  ['MEDIUM', ['validation', 'permission']],
];

function firstWith<T>(table: readonly (readonly [T, readonly string[]])[], message: string): T | undefined {
  const text = message.toLowerCase();
  return table.find(([, words]) => words.some((word) => text.includes(word)))?.[0];
}

/** The class of an error by the words in its message; what has none of them is business logic. */
export const errorClassOf = (message: string): ErrorClass =>
  firstWith(classWords, message) ?? 'BUSINESS_LOGIC';

/** The severity of an error by the words in its message. */
export const severityOf = (message: string): ErrorSeverity => firstWith(severityWords, message) ?? 'LOW';

/** The message of whatever was thrown; empty when it has none. */
export function errorMessageOf(error: unknown): string {
  if (typeof error === 'string') return error.trim();
  return error instanceof Error ? error.message.trim() : '';
}
