import { ApiError } from './api-error.js';
import { randomId } from './random-id.js';

/**
 * Gives each call that creates something its Idempotency-Key, and the same key again to the same values until an
 * answer has decided about them: pressing 'Tallenna' twice over a bad line makes one row, not two.
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
