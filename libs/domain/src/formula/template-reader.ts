import {
  formulaError,
  isFormulaError,
  syntaxError,
  unbalanced,
  type FormulaError,
  type Span,
} from './formula-error.js';
import type { FormulaKind } from './kinds.js';
import { scan } from './lexicon.js';
import { notFinite } from './outcome.js';

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** A name in NFC, a sign or a number as written; empty for a text, so that none is taken for a sign. */
  readonly text: string;
  /** Of a number or a text. */
  readonly value: number | string;
}

/** A source cut at its braces: `texts[0] {segments[0]} texts[1] … texts[n]`. */
export interface Template {
  readonly texts: readonly string[];
  readonly segments: readonly (readonly Token[])[];
}

/** C-51. They give the contract's message; what keeps a formula harmless is the grammar. */
const forbiddenWords = new Set(
  (
    'function return window document fetch eval import export async await new this constructor prototype globalThis ' +
    'process require class var let const while for setTimeout setInterval XMLHttpRequest WebSocket'
  ).split(' '),
);

/** What may stand behind a backslash, and what it means there. */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', "'": "'", '"': '"' };

/** A number in a call's parentheses may be two arguments; whether it is in some, and where, is for the reader to know. */
function valueOfNumber(written: string, isArgument: boolean, place: Span): number | FormulaError {
  if (isArgument && written.includes(',')) return ambiguousComma(written, place);
  const value = Number(written.replace(',', '.'));
  return value < Infinity ? value : notFinite(place);
}

/** What stands between quotes, with `\n`, `\t`, `\\`, `\'` and `\"` read; there are no escapes by code. */
function valueOfText(quoted: string, from: number): string | FormulaError {
  let fault: FormulaError | undefined;
  const value = quoted.slice(1, -1).replace(/\\([^])/gu, (_, letter: string, offset: number) => {
    const place = { from: from + 1 + offset, to: from + 2 + offset + letter.length };
    const meant = escapes[letter] ?? '';
    if (!meant) fault ??= syntaxError('Kenoviivan jälkeen voi olla n, t, \\ tai lainausmerkki.', place);
    return meant;
  });
  return fault ?? value;
}

/**
 * Reads a source once: the text outside braces as it stands [G-187], inside them tokens, without comments [G-191]. Of what
 * is wrong, braces that have no other are told first, also those that an open quote hides [G-188], then a forbidden word
 * [G-190], as a whole name only, then whatever came first, braces within braces among them.
 */
export function readTemplate(source: string, formulaKind: FormulaKind): Template | FormulaError {
  const texts: string[] = [];
  let outside = '';
  const segments: Token[][] = [];
  /** Of the segment being read; undefined outside braces. */
  let tokens: Token[] | undefined;
  /** For each open parenthesis whether it holds the arguments of a call. */
  let calls: boolean[] = [];
  let unmatched: FormulaError | undefined;
  let nested: FormulaError | undefined;
  let keyword: FormulaError | undefined;
  let fault: FormulaError | undefined;

  const add = (
    kind: Token['kind'],
    text: string,
    { from, to }: Span,
    value: Token['value'] | FormulaError = 0,
  ) => {
    if (isFormulaError(value)) fault ??= value;
    else tokens?.push({ kind, text, value, from, to });
  };

  scan(source, formulaKind, (kind, text, from) => {
    const place = { from, to: from + text.length };
    switch (kind) {
      case 'space':
        break;
      case 'plain':
        outside += text;
        break;
      case 'open':
        texts.push(outside);
        outside = '';
        tokens = [];
        calls = [];
        break;
      case 'close':
        add('end', '', place);
        if (tokens) segments.push(tokens);
        else unmatched ??= unbalanced(place);
        tokens = undefined;
        break;
      case 'nested':
        nested ??= unbalanced(place);
        fault ??= nested;
        break;
      case 'name': {
        const name = text.normalize('NFC');
        const word = name.replace('Math.', '');
        if (forbiddenWords.has(word))
          keyword ??= formulaError('KEYWORD', `Disallowed keyword: ${word}`, place);
        add(kind, name, place);
        break;
      }
      case 'number':
        add(kind, text, place, valueOfNumber(text, calls.at(-1) === true, place));
        break;
      case 'sign':
        if (text === '(') calls.push(tokens?.at(-1)?.kind === 'name');
        if (text === ')') calls.pop();
        add(kind, text, place);
        break;
      case 'text':
        add(kind, '', place, valueOfText(text, from));
        break;
      case 'unclosed':
        unmatched ??= unbalanced({ from, to: from + 1 });
        break;
      case 'foreign':
        fault ??= syntaxError(`Merkkiä ${text} ei voi käyttää kaavassa.`, place);
    }
  });

  const end = source.length;
  if (tokens) unmatched ??= nested ?? unbalanced({ from: end, to: end + 1 });
  return unmatched ?? keyword ?? fault ?? { texts: [...texts, outside], segments };
}

/** `max(1,5)`: one number or two? Whoever wrote it has to say. */
function ambiguousComma(written: string, place: Span): FormulaError {
  const [one, two] = commaRepairs(written);
  const text = `Pilkku on epäselvä: kirjoita ${one} (desimaaliluku) tai ${two} (kaksi arvoa).`;
  return formulaError('AMBIGUOUS_COMMA', text, place);
}

/** What `1,5` between the parentheses of a call can be meant to be: one number, two arguments. */
export const commaRepairs = (written: string): [one: string, two: string] => [
  written.replace(',', '.'),
  written.replace(',', '; '),
];
