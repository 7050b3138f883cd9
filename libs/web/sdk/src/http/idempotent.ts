import { ApiError } from './api-error.js';
import { randomId } from './random-id.js';

/**
 * Gives each creating call an Idempotency-Key, and repeats the key for the same values until an answer has decided
 * about them. So pressing 'Tallenna' twice on a bad connection makes one row, not two.
 */
export function idempotent<Values, Result>(
  send: (values: Values, idempotencyKey: string) => Promise<Result>,
): (values: Values) => Promise<Result> {
  const undecided = new Map<string, string>();
  return async (values) => {
    const contents = JSON.stringify(values);
    const key = undecided.get(contents) ?? randomId();
    undecided.set(contents, key);
    try {
      const result = await send(values, key);
      undecided.delete(contents);
      return result;
    } catch (error) {
      if (error instanceof ApiError && !error.isTransient) undecided.delete(contents);
      throw error;
    }
  };
}
