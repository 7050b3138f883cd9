import { m3Text } from '../m3-text.js';
import { amountOf } from './amount.js';
import {
  FAST_WORDS,
  NORMAL_WORDS,
  comparable,
  keyOf,
  keywordsOf,
  type Keyword,
  type Keywords,
} from './keywords.js';
import type { KomentoLists, KomentoMeaning } from './komento.js';
import { isOnly } from './match.js';
import { komentoTexts } from './texts.js';

/** Words of the command box and what they mean. */
export interface KomentoSana {
  words: string[];
  meaning: string;
}

/** Words of one kind under their heading. */
export interface KomentoSanaGroup {
  title: string;
  rows: KomentoSana[];
  /** What is to be known of the group beyond its words. */
  note?: string;
}

/** All command words of a company, grouped for the help of the command box and in the order of its columns, which are read down. */
export function komentoSanat(lists: KomentoLists): KomentoSanaGroup[] {
  const keywords = keywordsOf(lists);
  const rows = (kind: KomentoMeaning['kind']): KomentoSana[] => rowsOf(kind, keywords);
  return [
    { title: komentoTexts.laatu, rows: rows('laatu') },
    { title: komentoTexts.nopeus, rows: NOPEUS },
    { title: komentoTexts.lujuus, rows: rows('lujuus') },
    { title: komentoTexts.raekoko, rows: rows('raeKoko') },
    { title: komentoTexts.notkeus, rows: rows('notkeus') },
    { title: komentoTexts.kayttoIka, rows: rows('kayttoIka') },
    { title: komentoTexts.rasitus, rows: RASITUS, note: komentoTexts.classes },
    { title: komentoTexts.lisat, rows: rows('lisa') },
    { title: komentoTexts.maara, rows: [MAARA], note: komentoTexts.bareNumber },
    { title: komentoTexts.omat, rows: rows('oma') },
  ];
}

const NOPEUS: KomentoSana[] = [
  { words: FAST_WORDS.map(comparable), meaning: komentoTexts.fast },
  { words: NORMAL_WORDS.map(comparable), meaning: komentoTexts.normal },
];

const RASITUS: KomentoSana[] = [
  { words: ['xc3'], meaning: komentoTexts.adds },
  { words: ['-xc3'], meaning: komentoTexts.removes },
  { words: ['x0'], meaning: komentoTexts.clears },
];

const MAARA: KomentoSana = { words: ['12', '12m', '12m3'], meaning: m3Text(12) };

/** A row for each meaning of a kind that has a word; its full name is a word only when it has no other. */
function rowsOf(kind: KomentoMeaning['kind'], { all }: Keywords): KomentoSana[] {
  const byMeaning = new Map<string, Keyword[]>();
  for (const keyword of all) {
    if (keyword.meaning.kind !== kind || amountOf(keyword.key)) continue;
    byMeaning.set(keyword.meaning.key, [...(byMeaning.get(keyword.meaning.key) ?? []), keyword]);
  }
  return [...byMeaning.values()].map((keywords) => rowOf(keywords, all));
}

function rowOf(keywords: readonly Keyword[], all: readonly Keyword[]): KomentoSana {
  const meaning = keywords[0]?.meaning.label ?? '';
  const isName = ({ key, meaning: { kind } }: Keyword): boolean =>
    kind !== 'raeKoko' && key === keyOf(meaning);
  const short = keywords.filter((keyword) => !isName(keyword));
  return { words: (short.length ? short : keywords).map((keyword) => shown(keyword, all)), meaning };
}

/** A strength by its first half where that is enough, as 'c30', and a service life without its blank. */
function shown({ key, text, meaning }: Keyword, all: readonly Keyword[]): string {
  if (meaning.kind === 'kayttoIka') return key;
  const [half = ''] = key.split('/');
  return meaning.kind === 'lujuus' && isOnly(half, meaning, all) ? half : text;
}
