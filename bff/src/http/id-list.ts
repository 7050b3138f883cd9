import { Failure } from '@keikka/contracts';

const mostIds = 500;
/** What Postgres takes as an `integer`. */
const largestId = 2_147_483_647;

/**
 * A comma list of ids in a path.
 * @throws Failure REQUEST.INVALID that names `field`.
 */
export function idsOf(list: string, field: string): number[] {
  const parts = list.split(',');
  const ids = parts.map((part) => (/^\d{1,10}$/.test(part) ? Number(part) : 0));
  if (ids.length <= mostIds && ids.every((id) => id >= 1 && id <= largestId)) return ids;
  throw new Failure('REQUEST.INVALID', [{ field, problem: `at most ${mostIds} ids, separated by commas` }]);
}
