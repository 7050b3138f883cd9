import type { BetoniAttr, BetoniShortCut, KayttoIka, Laatu, Lujuus, Notkeus, RaeKoko } from '../lists.js';

/** A longer text is refused whole: cut, its last word could be read as another. */
export const KOMENTO_MOST_CHARACTERS = 500;

/** How deep own commands may name each other. */
export const OWN_COMMAND_DEPTH = 5;

/** How many own commands one text may set off, whatever they name. */
export const OWN_COMMAND_MOST = 50;

/** What a company can choose from. */
export interface KomentoLists {
  laadut: readonly Laatu[];
  raeKoot: readonly RaeKoko[];
  lujuudet: readonly Lujuus[];
  notkeudet: readonly Notkeus[];
  kayttoIat: readonly KayttoIka[];
  shortCuts: readonly BetoniShortCut[];
  attrs: readonly BetoniAttr[];
}

/** What a command can change of a concrete line. */
export interface KomentoLine {
  m3: number;
  laatuId: number | null;
  raeKokoId: number | null;
  lujuusId: number | null;
  notkeusId: number | null;
  kayttoIkaId: number | null;
  /** Comma list of exposure classes. */
  rasitusluokat: string;
  isNopea: 0 | 1;
  betoniComment: string;
}

/** A line on which nothing is chosen. */
export const BLANK_KOMENTO_LINE: Readonly<KomentoLine> = {
  m3: 0,
  laatuId: null,
  raeKokoId: null,
  lujuusId: null,
  notkeusId: null,
  kayttoIkaId: null,
  rasitusluokat: '',
  isNopea: 0,
  betoniComment: '',
};

/** The choices that a line names by id. */
export type ListKind = 'laatu' | 'raeKoko' | 'lujuus' | 'notkeus' | 'kayttoIka';

/** The field of the line for each of these choices. */
export const ID_FIELD = {
  laatu: 'laatuId',
  raeKoko: 'raeKokoId',
  lujuus: 'lujuusId',
  notkeus: 'notkeusId',
  kayttoIka: 'kayttoIkaId',
} as const satisfies Record<ListKind, keyof KomentoLine>;

/** What a keyword does to a line. */
export type KomentoAct =
  | { kind: ListKind | 'lisa'; id: number }
  | { kind: 'nopeus'; isNopea: 0 | 1 }
  | { kind: 'rasitus' | 'rasitusPois'; luokka: string }
  | { kind: 'rasitusTyhja' }
  | { kind: 'oma'; shortCut: BetoniShortCut };

/** A meaning of a keyword. */
export type KomentoMeaning = KomentoAct & {
  /** Equal for equal meanings, as 'lujuus:4'; `chosen` names a meaning by it. */
  key: string;
  /** What is drawn for it, as 'C30/37'. */
  label: string;
};

/** One of several meanings of a word. */
export interface KomentoOption {
  meaning: KomentoMeaning;
  /** What must be typed after the word to mean this, in capitals; empty when no further letter settles it. */
  letters: string;
}

/** What a word was read as. */
export type KomentoReading =
  | { as: 'maara'; m3: number; hasUnit: boolean }
  | { as: 'keyword'; meaning: KomentoMeaning }
  /** An own command and how the words of its commands were read. */
  | { as: 'oma'; meaning: KomentoMeaning; reads: KomentoWord[] }
  /** Nothing is applied, and Enter waits for the choice. */
  | { as: 'ambiguous'; options: KomentoOption[] }
  /** Understood, but it does nothing; the reason is for the screen, since nothing happens silently. */
  | { as: 'nothing'; reason: 'notOnLine' | 'minusX0' | 'ownCommandLimit' }
  | { as: 'comment' };

/** A word of the command as it was typed; a unit after a blank is part of its word. */
export type KomentoWord = KomentoReading & {
  text: string;
  /** Where it stands in the text: from `start` to before `end`. */
  start: number;
  end: number;
};

/** The fields of the line that become others, and the extras that are added. */
export type KomentoChanges = Partial<KomentoLine> & { addedAttrIds?: number[] };

/** A command as it was read. */
export interface Komento {
  words: KomentoWord[];
  changes: KomentoChanges;
  /** A word waits for a choice. */
  isAmbiguous: boolean;
  /** The text has over `KOMENTO_MOST_CHARACTERS` characters and was not read. */
  isTooLong: boolean;
}

/** What was chosen for ambiguous words by their place in `words`: the key of a meaning, or the comment (Esc). */
export type KomentoChoices = ReadonlyMap<number, string>;

/** Sends an ambiguous word to the comment. */
export const TO_COMMENT = 'comment';
