import {
  komentoText,
  m3Text,
  puuttuvat,
  readKomento,
  type Komento,
  type KomentoChoices,
  type KomentoLine,
  type KomentoLists,
  type KomentoMeaning,
  type KomentoWord,
} from '@keikka/domain';
import { komentoTexts } from '../komento-texts.js';

/** What was chosen for a word, by its place and its letters: another word in its place asks anew. */
export type Chosen = Readonly<Partial<Record<string, string>>>;

const placeOf = (index: number, text: string): string => `${index} ${text.toLowerCase()}`;

/** The choices with one more. */
export const withChoice = (chosen: Chosen, index: number, { text }: KomentoWord, key: string): Chosen => ({
  ...chosen,
  [placeOf(index, text)]: key,
});

/** The command as it reads with what was chosen so far. */
export function readChosen(text: string, line: KomentoLine, lists: KomentoLists, chosen: Chosen): Komento {
  const choices: KomentoChoices = new Map(
    readKomento(text, line, lists).words.flatMap((word, index) => {
      const key = chosen[placeOf(index, word.text)];
      return key === undefined ? [] : [[index, key] as const];
    }),
  );
  return readKomento(text, line, lists, choices);
}

/** A word as a chip: what was typed, and what it is read as. */
export interface KomentoChip {
  typed: string;
  kind: string;
  value: string;
  look: 'plain' | 'comment' | 'question' | 'nothing';
}

const { kinds } = komentoTexts;

export function chipOf(word: KomentoWord): KomentoChip {
  const typed = word.text;
  switch (word.as) {
    case 'maara':
      return { typed, kind: kinds.maara, value: m3Text(word.m3), look: 'plain' };
    case 'keyword':
    case 'oma':
      return { typed, kind: kinds[word.meaning.kind], value: word.meaning.label, look: 'plain' };
    case 'ambiguous':
      return { typed, kind: '', value: komentoTexts.meanings(word.options.length), look: 'question' };
    case 'nothing':
      return { typed, kind: '', value: komentoTexts.nothing[word.reason], look: 'nothing' };
    case 'comment':
      return { typed, kind: kinds.comment, value: typed, look: 'comment' };
  }
}

/** The line as the command leaves it: in words, with the words that wait for a choice, and what it lacks. */
export interface ValmisRivi {
  text: string;
  open: string[];
  lacks: string[];
}

export function valmisRivi({ words, changes }: Komento, line: KomentoLine, lists: KomentoLists): ValmisRivi {
  const after = { ...line, ...changes };
  const laatu = lists.laadut.find(({ laatuId }) => laatuId === after.laatuId);
  const open = words.filter(({ as }) => as === 'ambiguous').map(({ text }) => text);
  const amount = after.m3 > 0 ? [] : [komentoTexts.amount];
  return { text: komentoText(after, lists), open, lacks: [...amount, ...puuttuvat(after, laatu)] };
}

/** The heading of a meaning in the list of an ambiguous word. */
export const kindOf = ({ kind }: KomentoMeaning): string => kinds[kind];
