import {
  formulaError,
  isFormulaError,
  syntaxError,
  unbalanced,
  type FormulaError,
  type Span,
} from './formula-error.js';
import { notFinite, TOO_LARGE } from './outcome.js';
import { endOfComment, endOfQuote } from './template.js';

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** A name in NFC, a sign as written. */
  readonly text: string;
  /** Of a number or a text. */
  readonly value: number | string;
}

/** C-51. They give the contract's message; what keeps a formula harmless is the grammar (A-8). */
const forbiddenWords = new Set(
  (
    'function return window document fetch eval import export async await new this constructor prototype globalThis ' +
    'process require class var let const while for setTimeout setInterval XMLHttpRequest WebSocket'
  ).split(' '),
);

/** Marks of ä, ö and å may come apart from their letters (NFD, as macOS writes them); the name is then put together. */
const pattern =
  /(\s+)|((?:Math\.)?[A-Za-zÄÖÅäöå_](?:[\wÄÖÅäöå]|\u0308|\u030a)*)|(\d+)(?:([.,])(\d+))?|(===|!==|[=!<>]=|&&|\|\||\?\?|\/[/*]|[-+*/%()<>!?:,;])|(['"])/y;

/**
 * The tokens of one segment, `{` and `}` not among them, or what is wrong with it. A forbidden word is refused as a whole
 * name only, never inside a text or a comment [G-190]; comments are left out [G-191]; `12,5` is a number [G-192].
 */
export function tokenize(source: string, { from, to }: Span): Token[] | FormulaError {
  const tokens: Token[] = [];
  /** For each open parenthesis whether it holds the arguments of a call. */
  const calls: boolean[] = [];
  /** The first fault that is not a forbidden word: those are named before all others. */
  let fault: FormulaError | undefined;
  let at = from;
  const add = (kind: Token['kind'], start: number, text: string, value: Token['value'] = 0) =>
    tokens.push({ kind, text, value, from: start, to: at });
  while (at < to) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) {
      const strange = strangeCharacter(source, at);
      fault ??= strange;
      at += strange.length;
      continue;
    }
    const [whole, space, name, digits, point, fraction, sign, quote] = found;
    const place = { from: at, to: at + whole.length };
    at = place.to;
    if (space !== undefined) continue;
    if (name !== undefined) {
      const text = name.normalize('NFC');
      const word = text.replace(/^Math\./, '');
      if (forbiddenWords.has(word)) return formulaError('KEYWORD', `Disallowed keyword: ${word}`, place);
      add('name', place.from, text);
    } else if (digits !== undefined) {
      if (point === ',' && calls.at(-1)) fault ??= ambiguousComma(digits, fraction ?? '', place);
      const value = Number(point === undefined ? digits : `${digits}.${fraction ?? ''}`);
      if (!Number.isFinite(value)) fault ??= notFinite(TOO_LARGE, place);
      add('number', place.from, whole, value);
    } else if (quote !== undefined) {
      at = endOfQuote(source, place.from) ?? to;
      const value = unescaped(source, { from: place.from + 1, to: at - 1 });
      if (isFormulaError(value)) fault ??= value;
      else add('text', place.from, '', value);
    } else if (sign === '//' || sign === '/*') {
      at = endOfComment(source, place.from) ?? to;
    } else if (sign !== undefined) {
      if (sign === '(') calls.push(tokens.at(-1)?.kind === 'name');
      if (sign === ')') calls.pop();
      add('sign', place.from, sign);
    }
  }
  add('end', to, '');
  return fault ?? tokens;
}

function strangeCharacter(source: string, at: number): FormulaError {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const place = { from: at, to: at + character.length };
  if (character === '{' || character === '}') return unbalanced(place);
  return syntaxError(
    character === '=' ? 'Vertailu kirjoitetaan ==.' : `Merkkiä ${character} ei voi käyttää kaavassa.`,
    place,
  );
}

/** `max(1,5)`: one number or two? Whoever wrote it has to say. */
function ambiguousComma(whole: string, fraction: string, place: Span): FormulaError {
  const [one, two] = [`${whole}.${fraction}`, `${whole}; ${fraction}`];
  const repair = (text: string) => ({
    title: text,
    position: place.from,
    length: place.to - place.from,
    text,
  });
  const text = `Pilkku on epäselvä: kirjoita ${one} (desimaaliluku) tai ${two} (kaksi arvoa).`;
  return formulaError('AMBIGUOUS_COMMA', text, place, { repairs: [repair(one), repair(two)] });
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);

/** What stands between quotes, with `\n`, `\t`, `\\`, `\'` and `\"` read; there are no escapes by code. */
function unescaped(source: string, { from, to }: Span): string | FormulaError {
  let text = '';
  let at = from;
  for (;;) {
    const slash = source.indexOf('\\', at);
    if (slash < 0 || slash >= to) return text + source.slice(at, to);
    const meant = escapes.get(source[slash + 1] ?? '');
    if (meant === undefined)
      return syntaxError('Kenoviivan jälkeen voi olla n, t, \\ tai lainausmerkki.', {
        from: slash,
        to: slash + 2,
      });
    text += source.slice(at, slash) + meant;
    at = slash + 2;
  }
}
