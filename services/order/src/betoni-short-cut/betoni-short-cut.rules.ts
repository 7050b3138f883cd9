import { Failure, type Actor, type BetoniShortCutFields } from '@keikka/contracts';
import {
  lisaKey,
  lisaSanat,
  omaKetju,
  varattuSana,
  type BetoniShortCut,
  type KomentoLists,
} from '@keikka/domain';
import type { BetoniShortCut as Row } from './betoni-short-cut.entity.js';

const MOST = 100;
const MOST_WORDS = 10;

/** What a company says of a command of its own. */
export type Komento = BetoniShortCutFields;

const BLANK: Komento = { betoniShortCutNimi: '', betoniShortCut: '', betoniShortCutCommands: '' };

/** The command with its changes as it is stored: one blank between words, keywords in small letters. */
export function komentoOf(changes: Partial<Komento>, stored: Komento = BLANK): Komento {
  const { betoniShortCutNimi, betoniShortCut, betoniShortCutCommands } = stored;
  const whole = { betoniShortCutNimi, betoniShortCut, betoniShortCutCommands, ...changes };
  return {
    betoniShortCutNimi: oneBlank(whole.betoniShortCutNimi),
    betoniShortCut: lisaSanat(whole.betoniShortCut).join(','),
    betoniShortCutCommands: oneBlank(whole.betoniShortCutCommands),
  };
}

const oneBlank = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Refuses a command that lacks something, whose words mean something else already, or that does not end. `lists`
 * holds the company's other commands.
 * @throws Failure of `requireWhole`, `requireDistinct` and `requireEnd`
 */
export function requireReadable(komento: BetoniShortCut, lists: KomentoLists): void {
  requireWhole(komento);
  requireDistinct(komento, lists);
  requireEnd(komento, lists);
}

/** @throws Failure BETONI.OMA_NO_NAME, BETONI.OMA_NO_WORD, BETONI.OMA_TOO_MANY_WORDS, BETONI.OMA_NO_COMMANDS */
function requireWhole({ betoniShortCutNimi, betoniShortCut, betoniShortCutCommands }: Komento): void {
  if (!lisaKey(betoniShortCutNimi)) throw new Failure('BETONI.OMA_NO_NAME');
  const { length } = lisaSanat(betoniShortCut);
  if (length === 0) throw new Failure('BETONI.OMA_NO_WORD');
  if (length > MOST_WORDS) throw new Failure('BETONI.OMA_TOO_MANY_WORDS');
  if (!lisaKey(betoniShortCutCommands)) throw new Failure('BETONI.OMA_NO_COMMANDS');
}

/**
 * Its name is one of its words too.
 * @throws Failure BETONI.OMA_NAME_TAKEN, BETONI.OMA_WORD_TAKEN, BETONI.OMA_WORD_RESERVED
 */
function requireDistinct({ betoniShortCutNimi, betoniShortCut }: Komento, lists: KomentoLists): void {
  const key = lisaKey(betoniShortCutNimi);
  const same = lists.shortCuts.find((other) => lisaKey(other.betoniShortCutNimi) === key);
  if (same) throw new Failure('BETONI.OMA_NAME_TAKEN', { nimi: same.betoniShortCutNimi });
  for (const sana of [...lisaSanat(betoniShortCut), betoniShortCutNimi]) {
    const owner = lists.shortCuts.find((other) => wordsOf(other).includes(lisaKey(sana)));
    if (owner) throw new Failure('BETONI.OMA_WORD_TAKEN', { sana, nimi: owner.betoniShortCutNimi });
    const merkitys = varattuSana(sana, lists);
    if (merkitys !== undefined) throw new Failure('BETONI.OMA_WORD_RESERVED', { sana, merkitys });
  }
}

const wordsOf = ({ betoniShortCut, betoniShortCutNimi }: Komento): string[] =>
  [...lisaSanat(betoniShortCut), betoniShortCutNimi].map(lisaKey);

/** @throws Failure BETONI.OMA_CIRCLE, BETONI.OMA_TOO_DEEP */
function requireEnd(komento: BetoniShortCut, lists: KomentoLists): void {
  const endless = omaKetju(komento.betoniShortCutId, { ...lists, shortCuts: [...lists.shortCuts, komento] });
  if (!endless) return;
  const ketju = endless.names.join(' → ');
  throw endless.fault === 'circle'
    ? new Failure('BETONI.OMA_CIRCLE', { ketju })
    : new Failure('BETONI.OMA_TOO_DEEP', { ketju });
}

/** @throws Failure BETONI.TOO_MANY_OMA for a company that has as many as it may have */
export function requireRoomFor(own: readonly unknown[]): void {
  if (own.length >= MOST) throw new Failure('BETONI.TOO_MANY_OMA');
}

/**
 * A command of another company is not there for the caller.
 * @throws Failure BETONI.OMA_NOT_FOUND
 */
export function requireOwn(row: Row | null, { asiakasId }: Actor): Row {
  if (row?.asiakasId !== asiakasId) throw new Failure('BETONI.OMA_NOT_FOUND');
  return row;
}
