import { Failure, type KeikkaBetoniAttr } from '@keikka/contracts';
import type { BetoniAttr } from '../betoni/betoni-reference.entity.js';

/** The owner of the extras that every company has. */
export const EVERYBODY = 0;

const MOST = 30;

/** An extra by its kind and what is said of it. */
export type Lisa = Pick<KeikkaBetoniAttr, 'attrId' | 'attrNimike' | 'keikkaBetoniAttrComment'>;

/** Where the history keeps an extra of a line. */
export const historyName = (keikkaBetoniId: number, keikkaBetoniAttrId: number): string =>
  `betonit/${keikkaBetoniId}/attrs/${keikkaBetoniAttrId}`;

/** An extra in the words of the history: 'Hidastin' or 'Hidastin: 4 h'. */
export const lisaText = ({ attrNimike, keikkaBetoniAttrComment }: Lisa): string =>
  keikkaBetoniAttrComment ? `${attrNimike}: ${keikkaBetoniAttrComment}` : attrNimike;

/**
 * Refuses a kind that the order's supplier and owner do not have.
 * @throws Failure BETONI.UNKNOWN_ATTR
 */
export function requireOffered(
  attr: BetoniAttr | null,
  { ownerAsiakasId, betoniAsiakasId }: { ownerAsiakasId: number; betoniAsiakasId: number | null },
): BetoniAttr {
  const isOffered =
    attr?.deletedTime === null && [EVERYBODY, ownerAsiakasId, betoniAsiakasId].includes(attr.asiakasId);
  if (!isOffered) throw new Failure('BETONI.UNKNOWN_ATTR');
  return attr;
}

/** @throws Failure BETONI.ATTR_TWICE for a line that has one of the kind */
export function requireNew(others: readonly KeikkaBetoniAttr[], attrId: number): void {
  const same = others.find((other) => other.attrId === attrId);
  if (same) throw new Failure('BETONI.ATTR_TWICE', { attrNimike: same.attrNimike });
}

/** @throws Failure BETONI.TOO_MANY_ATTRS for a line that is full */
export function requireRoom(attrs: readonly KeikkaBetoniAttr[]): void {
  if (attrs.length >= MOST) throw new Failure('BETONI.TOO_MANY_ATTRS');
}

/** @throws Failure BETONI.ATTR_NOT_FOUND for an extra of another line */
export function attrIn(attrs: readonly KeikkaBetoniAttr[], id: number): KeikkaBetoniAttr {
  const attr = attrs.find(({ keikkaBetoniAttrId }) => keikkaBetoniAttrId === id);
  if (!attr) throw new Failure('BETONI.ATTR_NOT_FOUND');
  return attr;
}
