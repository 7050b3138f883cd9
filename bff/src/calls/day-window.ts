import { Failure } from '@keikka/contracts';
import { DAY_MS } from '@keikka/domain';

interface Window {
  /** ISO instants in UTC. */
  start: string;
  end: string;
}

/** A leap year. */
const LONGEST_DAYS = 366;
const century = { start: Date.UTC(2000, 0, 1), end: Date.UTC(2100, 0, 1) };

/**
 * The span of time that a list is asked for: at most so many days, in this century, or a single call would read
 * everything.
 * @throws Failure REQUEST.INVALID that names `endField`.
 */
export function windowOf(start: string, end: string, endField: string, mostDays = LONGEST_DAYS): Window {
  const [from, to] = [new Date(start), new Date(end)];
  const length = to.getTime() - from.getTime();
  const isInCentury = from.getTime() >= century.start && to.getTime() <= century.end;
  if (!(length > 0 && length <= mostDays * DAY_MS && isInCentury)) {
    throw new Failure('REQUEST.INVALID', [
      {
        field: endField,
        problem: `must be after the start, at most ${mostDays} days later, both within 2000–2099`,
      },
    ]);
  }
  return { start: from.toISOString(), end: to.toISOString() };
}
