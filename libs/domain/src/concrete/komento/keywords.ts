import { composed } from '../../text/composed.js';
import { withoutUnseen } from '../../text/unseen.js';
import { RASITUSLUOKAT } from '../lists.js';
import { amountOf } from './amount.js';
import type { KomentoAct, KomentoLists, KomentoMeaning, ListKind } from './komento.js';

/** A keyword of the command box. */
export interface Keyword {
  /** In the form of `keyOf`. */
  key: string;
  /** In small letters, with its blanks. */
  text: string;
  meaning: KomentoMeaning;
  /** Its beginning does not stand for it. */
  isWhole: boolean;
}

/** The keywords of a company. */
export interface Keywords {
  all: readonly Keyword[];
  /** Keywords of several words, with one blank between them. */
  phrases: ReadonlySet<string>;
  /** The most words that a phrase has. */
  mostWords: number;
}

/** White space of any kind separates. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A word as it is compared: small letters, composed, without characters that nobody sees. */
export const comparable = (word: string): string => composed(withoutUnseen(word)).toLowerCase();

/** A keyword as it is compared; its blanks need not be typed, so that '50v' is '50 v'. */
export const keyOf = (text: string): string => comparable(text).replace(/\s+/g, '');

/** The keywords of a comma list. */
export const commaList = (text: string): string[] => text.split(',').filter((word) => keyOf(word) !== '');

/** The keywords of a grain size in mm, which is an amount where it stands bare. */
const raeKeywords = (short: string): string[] => [`#${short}`, `${short}mm`, `${short} mm`];

interface Named {
  meaning: KomentoMeaning;
  texts: readonly string[];
  isWhole?: boolean;
}

/** Lists do not change once they are read, and the command is read at every letter. */
const made = new WeakMap<KomentoLists, Keywords>();

/** All keywords of a company: of its lists (O-173, R-14), its own commands and those that are fixed (O-171, O-172). */
export function keywordsOf(lists: KomentoLists): Keywords {
  const known = made.get(lists) ?? makeKeywords(lists);
  made.set(lists, known);
  return known;
}

function makeKeywords(lists: KomentoLists): Keywords {
  const named = [...listed(lists), ...own(lists), ...SPEEDS, ...CLASSES];
  const all = named.flatMap(keywordsFrom);
  const phrases = named
    .flatMap(({ texts }) => texts.map((text) => wordsOf(comparable(text))))
    .filter((words) => words.length > 1 && !amountOf(words.join('')));
  return {
    all,
    phrases: new Set(phrases.map((words) => words.join(' '))),
    mostWords: phrases.reduce((most, words) => Math.max(most, words.length), 2),
  };
}

/** The keywords of a meaning, each once. */
function keywordsFrom({ meaning, texts, isWhole = false }: Named): Keyword[] {
  const byKey = new Map<string, Keyword>();
  for (const text of texts) {
    const key = keyOf(text);
    const keyword = { key, text: wordsOf(comparable(text)).join(' '), meaning, isWhole };
    if (key !== '' && !byKey.has(key)) byKey.set(key, keyword);
  }
  return [...byKey.values()];
}

const meaningOf = (kind: ListKind | 'lisa', id: number, label: string): KomentoMeaning => ({
  ...{ kind, id },
  ...{ key: `${kind}:${id}`, label },
});

function listed(lists: KomentoLists): Named[] {
  return [
    ...lists.laadut.map((laatu) => ({
      meaning: meaningOf('laatu', laatu.laatuId, laatu.laatuNimike),
      texts: [...commaList(laatu.laatuShortCuts), laatu.laatuLyhenne, laatu.laatuNimike],
    })),
    ...lists.raeKoot.map(({ raeKokoId, raeKokoShort, raeKokoSelite, raeKokoText }) => ({
      meaning: meaningOf('raeKoko', raeKokoId, raeKokoText || raeKokoSelite),
      // 'ei' of a comment must not choose 'Ei raekokoa'.
      isWhole: !raeKokoShort.trim(),
      texts: raeKokoShort.trim() ? raeKeywords(raeKokoShort.trim()) : [raeKokoSelite],
    })),
    ...lists.lujuudet.map((lujuus) => bySelite('lujuus', lujuus.lujuusId, lujuus.lujuusSelite)),
    ...lists.notkeudet.map((notkeus) => bySelite('notkeus', notkeus.notkeusId, notkeus.notkeusSelite)),
    ...lists.kayttoIat.map((ika) => bySelite('kayttoIka', ika.kayttoIkaId, ika.kayttoIkaSelite)),
    ...lists.attrs
      .filter((attr) => attr.deletedTime === null)
      .map((attr) => ({
        meaning: meaningOf('lisa', attr.attrId, attr.attrNimike),
        texts: [...commaList(attr.attrShortCuts), attr.attrNimike],
      })),
  ];
}

const bySelite = (kind: ListKind, id: number, selite: string): Named => ({
  meaning: meaningOf(kind, id, selite),
  texts: [selite],
});

const own = (lists: KomentoLists): Named[] =>
  lists.shortCuts.map((shortCut) => {
    const words = commaList(shortCut.betoniShortCut);
    const label = shortCut.betoniShortCutNimi.trim() || (words[0] ?? '').trim();
    const meaning = { kind: 'oma' as const, shortCut, key: `oma:${shortCut.betoniShortCutId}`, label };
    return { meaning, texts: [...words, shortCut.betoniShortCutNimi] };
  });

const fixed = (act: KomentoAct, key: string, text: string): Named => ({
  meaning: { ...act, key, label: text },
  texts: [text],
});

/** The fixed words of the speed (O-171, R-15). */
export const FAST_WORDS = ['Nopea', 'Rapid'] as const;
export const NORMAL_WORDS = ['Norm', 'Normaali'] as const;

const SPEEDS: readonly Named[] = [
  ...FAST_WORDS.map((word) => fixed({ kind: 'nopeus', isNopea: 1 }, 'nopeus:1', word)),
  {
    meaning: { kind: 'nopeus', isNopea: 0, key: 'nopeus:0', label: 'Normaali' },
    texts: NORMAL_WORDS,
  },
];

const CLASSES: readonly Named[] = [
  fixed({ kind: 'rasitusTyhja' }, 'rasitus:X0', 'X0'),
  ...RASITUSLUOKAT.map((luokka) => fixed({ kind: 'rasitus', luokka }, `rasitus:${luokka}`, luokka)),
];
