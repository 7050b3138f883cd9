import { RASITUSLUOKAT } from '../lists.js';
import { amountOf } from './amount.js';
import { keyOf, type Keyword } from './keywords.js';
import type { KomentoMeaning, KomentoReading } from './komento.js';
import { meaningsOf, optionsOf } from './match.js';

/** What surrounds a word that is read. */
export interface Surroundings {
  keywords: readonly Keyword[];
  /** The classes of the line at this word. */
  luokat: readonly string[];
  /** A word of the command is an amount with its unit. */
  hasAmountWithUnit: boolean;
}

/** What a word in the form of `keyOf` says where it stands. */
export function wordReading(key: string, around: Surroundings): KomentoReading {
  const amount = amountOf(key);
  if (amount) return raeReading(key, around) ?? { as: 'maara', ...amount };
  if (key.startsWith('-')) return removal(key.slice(1), around.luokat);
  return reading(key, around.keywords);
}

function reading(key: string, keywords: readonly Keyword[]): KomentoReading {
  const meanings = meaningsOf(key, keywords);
  const [meaning] = meanings;
  if (!meaning) return { as: 'comment' };
  if (meanings.length > 1) return { as: 'ambiguous', options: optionsOf(key, meanings, keywords) };
  return meaning.kind === 'oma' ? { as: 'oma', meaning, reads: [] } : { as: 'keyword', meaning };
}

/** A bare grain size is one only beside an amount with its unit; alone it is an amount. */
function raeReading(key: string, { keywords, hasAmountWithUnit }: Surroundings): KomentoReading | undefined {
  const isRae = ({ key: word, meaning }: Keyword): boolean =>
    meaning.kind === 'raeKoko' && word === `#${key}`;
  const rae = hasAmountWithUnit ? keywords.find(isRae) : undefined;
  return rae && { as: 'keyword', meaning: rae.meaning };
}

/** What follows a '-': only exposure classes are removed, looked up among those of the line. */
function removal(start: string, luokat: readonly string[]): KomentoReading {
  if (start === 'x0') return { as: 'nothing', reason: 'minusX0' };
  const isClass = RASITUSLUOKAT.some((luokka) => keyOf(luokka).startsWith(start));
  if (start === '' || !isClass) return { as: 'comment' };
  const removable = luokat.map((luokka) => ({
    key: keyOf(luokka),
    text: luokka,
    meaning: removed(luokka),
    isWhole: false,
  }));
  const found = reading(start, removable);
  return found.as === 'comment' ? { as: 'nothing', reason: 'notOnLine' } : found;
}

const removed = (luokka: string): KomentoMeaning => ({
  ...{ kind: 'rasitusPois', luokka },
  ...{ key: `rasitusPois:${luokka}`, label: luokka },
});
