import { formulaError, syntaxError, unbalanced, type FormulaError, type Span } from './formula-error.js';
import { notFinite, TOO_LARGE } from './outcome.js';

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** A name in NFC, a sign as written. */
  readonly text: string;
  /** Of a number or a text. */
  readonly value: number | string;
}

/** A source cut at its braces: `texts[0] {segments[0]} texts[1] … texts[n]`. */
export interface Template {
  readonly texts: readonly string[];
  readonly segments: readonly (readonly Token[])[];
}

/** C-51. They give the contract's message; what keeps a formula harmless is the grammar (A-8). */
const forbiddenWords = new Set(
  (
    'function return window document fetch eval import export async await new this constructor prototype globalThis ' +
    'process require class var let const while for setTimeout setInterval XMLHttpRequest WebSocket'
  ).split(' '),
);

/**
 * Space and comments; a name; a number; a sign; a text; a brace. What is opened and not closed goes on to the end, so that
 * no character is looked at twice. The dots of ä and ö may come apart from their letters (NFD, as macOS writes them).
 */
const inside =
  /(\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|((?:Math\.)?[A-Za-zÄÖÅäöå_](?:[\wÄÖÅäöå]|\u0308|\u030a)*)|(\d+(?:[.,]\d+)?)|([=!]==?|[<>!]=?|&&|\|\||\?\??|[-+*/%():,;])|(["'])(?:\\[^]|(?!\5)[^\\])*(\5|\\?$)|([{}])|[^]/uy;

/** Outside braces the text is copied as it stands: the `//` of an address is no comment. */
const outsideText = /[^{}]+|[{}]/y;
/** Where no text is made, comments go before anything else is looked at (C-50). */
const outsideNumber = /(\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))|[^{}/]+|[^]/y;

/** What may stand behind a backslash, and what it means there. */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\', "'": "'", '"': '"' };

/**
 * Reads a source from its first character to its last, once: the text outside braces as it stands [G-187], inside them
 * tokens, without comments [G-191]. Of what is wrong, braces are told first [G-188], then a forbidden word [G-190], then
 * whatever came first.
 */
export class TemplateReader {
  readonly #source: string;
  readonly #texts: string[] = [];
  readonly #segments: Token[][] = [];
  #at = 0;
  #text = '';
  /** The tokens of the segment being read; undefined outside braces. */
  #tokens: Token[] | undefined;
  /** For each open parenthesis whether it holds the arguments of a call. */
  #calls: boolean[] = [];
  /** Braces open within the segment. */
  #depth = 0;
  #keyword: FormulaError | undefined;
  #fault: FormulaError | undefined;
  /** A text without its second quote. */
  #unclosed: FormulaError | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  read(commentsOutside: boolean): Template | FormulaError {
    const outside = commentsOutside ? outsideNumber : outsideText;
    while (this.#at < this.#source.length) {
      const from = this.#at;
      const pattern = this.#tokens ? inside : outside;
      pattern.lastIndex = from;
      const found = pattern.exec(this.#source) as RegExpExecArray;
      const [text, comment] = found;
      this.#at += text.length;
      if (this.#tokens) this.#inside(found, this.#tokens, { from, to: this.#at });
      else if (text === '{') this.#open();
      else if (text === '}') return unbalanced({ from, to: this.#at });
      else if (comment === undefined) this.#text += text;
    }
    if (this.#tokens) return this.#unclosed ?? this.#missingBrace();
    return this.#keyword ?? this.#fault ?? { texts: [...this.#texts, this.#text], segments: this.#segments };
  }

  #open(): void {
    this.#texts.push(this.#text);
    this.#text = '';
    this.#tokens = [];
    this.#calls = [];
  }

  #inside(found: RegExpExecArray, tokens: Token[], place: Span): void {
    const [whole, space, name, number, sign, quote, closed, brace] = found;
    const add = (kind: Token['kind'], word: string, value: Token['value'] = 0) =>
      tokens.push({ kind, text: word, value, from: place.from, to: place.to });
    if (space !== undefined) return;
    if (name !== undefined) add('name', this.#allowed(name.normalize('NFC'), place));
    else if (number !== undefined) {
      const value = Number(number.replace(',', '.'));
      if (number.includes(',') && this.#calls.at(-1)) this.#fault ??= ambiguousComma(number, place);
      if (!Number.isFinite(value)) this.#fault ??= notFinite(TOO_LARGE, place);
      add('number', number, value);
    } else if (quote !== undefined) {
      // It goes on to the end and hides all braces after it.
      if (closed !== quote)
        this.#unclosed = syntaxError('Lainausmerkkiä ei ole suljettu.', {
          from: place.from,
          to: place.from + 1,
        });
      add('text', '', this.#unescaped(whole.slice(1, -1), place));
    } else if (sign !== undefined) {
      if (sign === '(') this.#calls.push(tokens.at(-1)?.kind === 'name');
      if (sign === ')') this.#calls.pop();
      add('sign', sign);
    } else if (brace !== undefined) this.#brace(brace === '{', tokens, place);
    else this.#fault ??= syntaxError(`Merkkiä ${whole} ei voi käyttää kaavassa.`, place);
  }

  #brace(isOpening: boolean, tokens: Token[], place: Span): void {
    if (isOpening) this.#fault ??= unbalanced(place);
    this.#depth += isOpening ? 1 : -1;
    if (this.#depth >= 0) return;
    this.#depth = 0;
    tokens.push({ kind: 'end', text: '', value: 0, ...place });
    this.#segments.push(tokens);
    this.#tokens = undefined;
  }

  /** A forbidden word is refused as a whole name only, never inside a text or a comment [G-190]. */
  #allowed(name: string, place: Span): string {
    const word = name.replace(/^Math\./, '');
    if (forbiddenWords.has(word))
      this.#keyword ??= formulaError('KEYWORD', `Disallowed keyword: ${word}`, place);
    return name;
  }

  /** What stands between quotes, with `\n`, `\t`, `\\`, `\'` and `\"` read; there are no escapes by code. */
  #unescaped(text: string, place: Span): string {
    return text.replace(/\\([^])/g, (_, letter: string, offset: number) => {
      const from = place.from + 1 + offset;
      const meant = escapes[letter];
      if (meant === undefined)
        this.#fault ??= syntaxError('Kenoviivan jälkeen voi olla n, t, \\ tai lainausmerkki.', {
          from,
          to: from + 2,
        });
      return meant ?? '';
    });
  }

  /** A brace within braces is where it went wrong, else the end. */
  #missingBrace(): FormulaError {
    const end = this.#source.length;
    return this.#fault?.code === 'UNBALANCED' ? this.#fault : unbalanced({ from: end, to: end + 1 });
  }
}

/** `max(1,5)`: one number or two? Whoever wrote it has to say. */
function ambiguousComma(written: string, place: Span): FormulaError {
  const [one, two] = [written.replace(',', '.'), written.replace(',', '; ')];
  const text = `Pilkku on epäselvä: kirjoita ${one} (desimaaliluku) tai ${two} (kaksi arvoa).`;
  return formulaError('AMBIGUOUS_COMMA', text, place);
}
