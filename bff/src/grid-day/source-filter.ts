import { Failure } from '@keikka/contracts';
import { LARGEST_ID } from '@keikka/domain';

/**
 * The source company of the path's last segment. A text that is no number filters nothing (C-94), and 0 means all.
 * @throws Failure REQUEST.INVALID for a number that no company can have.
 */
export function sourceFilterOf(extra: string | undefined): number | undefined {
  if (extra === undefined || !/^\d+$/.test(extra)) return undefined;
  const sourceAsiakasId = Number(extra);
  if (sourceAsiakasId > LARGEST_ID)
    throw new Failure('REQUEST.INVALID', [{ field: 'extra', problem: `must be at most ${LARGEST_ID}` }]);
  return sourceAsiakasId || undefined;
}
