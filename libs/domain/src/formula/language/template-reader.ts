import { composed } from '../../text/composed.js';
import {
  formulaError,
  isFormulaError,
  syntaxError,
  unbalanced,
  type FormulaError,
  type Span,
} from './formula-error.js';
import type { FormulaKind } from './kind.js';
import { scan, type PieceKind } from './lexicon.js';
import { valueOfNumber, valueOfText } from './literals.js';

export interface Token extends Span {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** A name in NFC, a sign, or a number as written. Empty for a text, so that no text is taken for a sign. */
  readonly text: string;
  /** For a number or a text. */
  readonly value: number | string;
}

/** A source cut at its braces: `texts[0] {segments[0]} texts[1] … texts[n]`. */
interface Template {
  readonly texts: readonly string[];
  readonly segments: readonly (readonly Token[])[];
}

/** C-51. These give the contract's message. The grammar alone keeps a formula harmless. */
const forbiddenWords = new Set(
  (
    'function return window document fetch eval import export async await new this constructor prototype globalThis ' +
    'process require class var let const while for setTimeout setInterval XMLHttpRequest WebSocket'
  ).split(' '),
);

/** Reads a source once: the text outside braces unchanged [G-187], and inside them tokens without comments [G-191]. */
export function readTemplate(source: string, formulaKind: FormulaKind): Template | FormulaError {
  const reader = new TemplateReader();
  scan(source, formulaKind, (kind, text, from) => reader[kind](text, { from, to: from + text.length }));
  return reader.end(source.length) ?? reader;
}

/** Takes the pieces of a source in order, each by its kind, and keeps the first error of each sort. */
class TemplateReader implements Template, Record<PieceKind, (text: string, place: Span) => void> {
  readonly texts = [''];
  readonly segments: Token[][] = [];
  /** The tokens of the segment being read; undefined outside braces. */
  #tokens: Token[] | undefined;
  /** For each open parenthesis, whether it holds the arguments of a call. */
  #calls: boolean[] = [];
  /** An unmatched brace, or one that an open quote hides [G-188]. */
  #unmatched: FormulaError | undefined;
  #nested: FormulaError | undefined;
  #keyword: FormulaError | undefined;
  /** The first error of any sort, including braces within braces. */
  #fault: FormulaError | undefined;

  /** The gravest error of the source that ends here. */
  end(at: number): FormulaError | undefined {
    if (this.#tokens) this.#unmatched ??= this.#nested ?? unbalanced({ from: at, to: at + 1 });
    return this.#unmatched ?? this.#keyword ?? this.#fault;
  }

  plain(text: string): void {
    this.texts.push(`${this.texts.pop()}${text}`);
  }

  open(): void {
    this.texts.push('');
    this.#tokens = [];
    this.#calls = [];
  }

  close(_: string, place: Span): void {
    this.#add('end', '', place);
    if (this.#tokens) this.segments.push(this.#tokens);
    else this.#unmatched ??= unbalanced(place);
    this.#tokens = undefined;
  }

  nested(_: string, place: Span): void {
    this.#nested ??= unbalanced(place);
    this.#fault ??= this.#nested;
  }

  space(): void {
    // Between tokens it has no meaning.
  }

  /** Forbidden only as a whole name [G-190]; a longer name may contain such a word. */
  name(text: string, place: Span): void {
    const name = composed(text);
    const word = name.replace('Math.', '');
    if (forbiddenWords.has(word))
      this.#keyword ??= formulaError('KEYWORD', `Disallowed keyword: ${word}`, place);
    this.#add('name', name, place);
  }

  number(text: string, place: Span): void {
    this.#add('number', text, place, valueOfNumber(text, this.#calls.at(-1), place));
  }

  text(quoted: string, place: Span): void {
    this.#add('text', '', place, valueOfText(quoted, place));
  }

  sign(text: string, place: Span): void {
    if (text === '(') this.#calls.push(this.#tokens?.at(-1)?.kind === 'name');
    if (text === ')') this.#calls.pop();
    this.#add('sign', text, place);
  }

  unclosed(_: string, { from }: Span): void {
    this.#unmatched ??= unbalanced({ from, to: from + 1 });
  }

  foreign(text: string, place: Span): void {
    this.#fault ??= syntaxError(`Merkkiä ${text} ei voi käyttää kaavassa.`, place);
  }

  #add(kind: Token['kind'], text: string, place: Span, value: Token['value'] | FormulaError = 0): void {
    if (isFormulaError(value)) this.#fault ??= value;
    else this.#tokens?.push({ kind, text, value, ...place });
  }
}
