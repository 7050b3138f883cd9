import { Failure } from '@keikka/contracts';
import { LARGEST_ID } from '@keikka/domain';

const MOST_IDS = 500;

/**
 * A comma list of ids in a path.
 * @throws Failure REQUEST.INVALID that names `field`.
 */
export function idsOf(list: string, field: string): number[] {
  const parts = list.split(',');
  const ids = parts.map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : 0));
  if (ids.length <= MOST_IDS && ids.every((id) => id >= 1 && id <= LARGEST_ID)) return ids;
  throw new Failure('REQUEST.INVALID', [{ field, problem: `at most ${MOST_IDS} ids, separated by commas` }]);
}
