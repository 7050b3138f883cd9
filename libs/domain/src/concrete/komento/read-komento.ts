import { amountOf } from './amount.js';
import { keywordsOf, wordsOf, type Keywords } from './keywords.js';
import {
  KOMENTO_MOST_CHARACTERS,
  OWN_COMMAND_DEPTH,
  OWN_COMMAND_MOST,
  TO_COMMENT,
  type Komento,
  type KomentoChoices,
  type KomentoLine,
  type KomentoLists,
  type KomentoMeaning,
  type KomentoReading,
  type KomentoWord,
} from './komento.js';
import { changesOf, lineState, withMeaning, type LineState } from './line-state.js';
import { piecesOf } from './pieces.js';
import { wordReading } from './word-reading.js';

const NO_CHOICES: KomentoChoices = new Map();

interface Reader {
  keywords: Keywords;
  chosen: KomentoChoices;
  /** The own commands that are being read, the outermost first. */
  path: readonly number[];
  /** How many more own commands may be read; shared by the whole text. */
  budget: { left: number };
}

interface ReadText {
  words: KomentoWord[];
  state: LineState;
}

/**
 * Reads the text of the command box for a line. Words are read from left to right, a later one overrides an earlier one
 * and what is no command goes to the end of the line's comment (O-169). `chosen` settles ambiguous words; a
 * choice that is none of a word's meanings is passed over. An ambiguous word within an own command cannot be chosen: it
 * does nothing, shows in `reads`, and Enter does not wait for it. A text that is too long is not read at all.
 */
export function readKomento(
  text: string,
  line: KomentoLine,
  lists: KomentoLists,
  chosen: KomentoChoices = NO_CHOICES,
): Komento {
  if (text.length > KOMENTO_MOST_CHARACTERS)
    return { words: [], changes: {}, isAmbiguous: false, isTooLong: true };
  const reader = { keywords: keywordsOf(lists), chosen, path: [], budget: { left: OWN_COMMAND_MOST } };
  const { words, state } = readText(text, lineState(line), reader);
  return {
    words,
    changes: changesOf(line, state),
    isAmbiguous: words.some(({ as }) => as === 'ambiguous'),
    isTooLong: false,
  };
}

function readText(text: string, before: LineState, reader: Reader): ReadText {
  const keywords = reader.keywords.all;
  const pieces = piecesOf(text, reader.keywords);
  const hasAmountWithUnit = pieces.some(({ key }) => amountOf(key)?.hasUnit);
  const words: KomentoWord[] = [];
  let state = before;
  for (const [index, { key, ...place }] of pieces.entries()) {
    const read = wordReading(key, { keywords, luokat: state.luokat, hasAmountWithUnit });
    const followed = follow(settled(read, reader.chosen.get(index)), place.text, state, reader);
    words.push({ ...place, ...followed.reading });
    state = followed.state;
  }
  return { words, state };
}

/** The reading after the choice of an ambiguous word. */
function settled(reading: KomentoReading, choice: string | undefined): KomentoReading {
  if (reading.as !== 'ambiguous' || choice === undefined) return reading;
  if (choice === TO_COMMENT) return { as: 'comment' };
  const meaning = reading.options.find((option) => option.meaning.key === choice)?.meaning;
  if (!meaning) return reading;
  return meaning.kind === 'oma' ? { as: 'oma', meaning, reads: [] } : { as: 'keyword', meaning };
}

interface Followed {
  reading: KomentoReading;
  state: LineState;
}

/** The line after a word. */
function follow(reading: KomentoReading, text: string, state: LineState, reader: Reader): Followed {
  switch (reading.as) {
    case 'maara':
      return { reading, state: { ...state, line: { ...state.line, m3: reading.m3 } } };
    case 'keyword':
      return { reading, state: withMeaning(state, reading.meaning) };
    case 'comment':
      return { reading, state: { ...state, texts: [...state.texts, wordsOf(text).join(' ')] } };
    case 'oma':
      return followOwn(reading.meaning, state, reader);
    default:
      return { reading, state };
  }
}

/** Reads an own command as a command. It ends: none is read within itself, nor too deep, nor too many. */
function followOwn(meaning: KomentoMeaning, state: LineState, reader: Reader): Followed {
  const { path, budget } = reader;
  if (meaning.kind !== 'oma') return { reading: { as: 'keyword', meaning }, state };
  const { betoniShortCutId: id, betoniShortCutCommands: commands } = meaning.shortCut;
  const isFollowed =
    path.length < OWN_COMMAND_DEPTH &&
    !path.includes(id) &&
    budget.left > 0 &&
    commands.length <= KOMENTO_MOST_CHARACTERS;
  if (!isFollowed) return { reading: { as: 'nothing', reason: 'ownCommandLimit' }, state };
  budget.left -= 1;
  const inner = readText(commands, state, { ...reader, chosen: NO_CHOICES, path: [...path, id] });
  return { reading: { as: 'oma', meaning, reads: inner.words }, state: inner.state };
}
