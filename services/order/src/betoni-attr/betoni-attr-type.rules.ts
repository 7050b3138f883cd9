import { Failure, type Actor, type BetoniAttrTypeFields } from '@keikka/contracts';
import { lisaKey, lisaSanat } from '@keikka/domain';
import type { BetoniAttr } from '../betoni/betoni-reference.entity.js';
import { EVERYBODY } from './betoni-attr.rules.js';

const MOST = 200;

/** What a company says of an extra of its own. */
export type AttrType = BetoniAttrTypeFields;

const BLANK: AttrType = { attrNimike: '', attrSelite: '', attrShortCuts: '', showInDropDown: 1 };

/** The extra with its changes as it is stored: one blank between words, command words in small letters. */
export function typeOf(changes: Partial<AttrType>, stored: AttrType = BLANK): AttrType {
  const { attrNimike, attrSelite, attrShortCuts, showInDropDown } = stored;
  const whole = { attrNimike, attrSelite, attrShortCuts, showInDropDown, ...changes };
  return {
    ...whole,
    attrNimike: whole.attrNimike.trim().replace(/\s+/g, ' '),
    attrSelite: whole.attrSelite.trim(),
    attrShortCuts: lisaSanat(whole.attrShortCuts).join(','),
  };
}

/**
 * Refuses an extra that the company's people could not tell from another one, by its name or in the command box.
 * @throws Failure BETONI.ATTR_NO_NAME, BETONI.ATTR_NAME_TAKEN, BETONI.ATTR_WORD_NOT_SINGLE, BETONI.ATTR_WORD_TAKEN
 */
export function requireDistinct(
  { attrNimike, attrShortCuts }: AttrType,
  others: readonly Pick<BetoniAttr, 'attrNimike' | 'attrShortCuts'>[],
): void {
  const key = lisaKey(attrNimike);
  if (!key) throw new Failure('BETONI.ATTR_NO_NAME');
  const same = others.find((other) => lisaKey(other.attrNimike) === key);
  if (same) throw new Failure('BETONI.ATTR_NAME_TAKEN', { attrNimike: same.attrNimike });
  for (const sana of lisaSanat(attrShortCuts)) {
    // Two words are read as one when their blank is left out, so a list of them would promise more than is found.
    if (/\s/.test(sana)) throw new Failure('BETONI.ATTR_WORD_NOT_SINGLE', { sana });
    const owner = others.find((other) => wordsOf(other).includes(lisaKey(sana)));
    if (owner) throw new Failure('BETONI.ATTR_WORD_TAKEN', { sana, attrNimike: owner.attrNimike });
  }
}

/** The words that mean an extra in the command box; its name is one of them. */
const wordsOf = ({ attrNimike, attrShortCuts }: Pick<BetoniAttr, 'attrNimike' | 'attrShortCuts'>): string[] =>
  [...lisaSanat(attrShortCuts), attrNimike].map(lisaKey);

/** @throws Failure BETONI.TOO_MANY_ATTR_TYPES for a company that has as many as it may have */
export function requireRoomFor(own: readonly unknown[]): void {
  if (own.length >= MOST) throw new Failure('BETONI.TOO_MANY_ATTR_TYPES');
}

/**
 * An extra of another company is not there for the caller.
 * @throws Failure BETONI.ATTR_NOT_FOUND, BETONI.ATTR_SHARED
 */
export function requireOwn(attr: BetoniAttr | null, { asiakasId }: Actor): BetoniAttr {
  if (attr?.asiakasId === EVERYBODY) throw new Failure('BETONI.ATTR_SHARED');
  if (attr?.asiakasId !== asiakasId) throw new Failure('BETONI.ATTR_NOT_FOUND');
  return attr;
}
