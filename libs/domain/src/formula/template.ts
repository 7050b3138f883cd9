import {
  syntaxError,
  unbalanced,
  type FormulaError,
  type FormulaRepair,
  type Span,
} from './formula-error.js';

/** A source cut at its braces: `texts[0] {segments[0]} texts[1] … texts[n]`. Segments are the places inside the braces. */
export interface Template {
  readonly texts: readonly string[];
  readonly segments: readonly Span[];
}

/**
 * Cuts a source at its braces [G-187, G-188]. Quotes and comments inside braces are honoured; outside them the text is
 * copied as it stands, so that the `//` of an address is no comment. Where no text is made (a condition, a number),
 * `commentsOutside` leaves out comments outside braces as well (C-50: they go before anything else is looked at).
 */
export function cutTemplate(source: string, commentsOutside: boolean): Template | FormulaError {
  const outside = commentsOutside ? /\{|\}|\/\/|\/\*/g : /[{}]/g;
  const texts: string[] = [];
  const segments: Span[] = [];
  let text = '';
  let at = 0;
  for (;;) {
    outside.lastIndex = at;
    const found = outside.exec(source);
    text += source.slice(at, found?.index);
    if (!found) return { texts: [...texts, text], segments };
    const sign = found[0];
    at = found.index + sign.length;
    if (sign === '}') return unbalanced({ from: found.index, to: at }, [remove(found.index)]);
    if (sign !== '{') {
      at = endOfComment(source, found.index) ?? source.length;
      continue;
    }
    const end = endOfSegment(source, at);
    if (typeof end !== 'number') return end;
    texts.push(text);
    text = '';
    segments.push({ from: at, to: end });
    at = end + 1;
  }
}

/** The place of the brace that closes a segment. Braces within braces are counted here and refused by the tokenizer. */
function endOfSegment(source: string, from: number): number | FormulaError {
  const inside = /["'{}]|\/\/|\/\*/g;
  let nested: number | undefined;
  let depth = 0;
  inside.lastIndex = from;
  for (let found = inside.exec(source); found; found = inside.exec(source)) {
    const { index } = found;
    const sign = found[0];
    if (sign === '}' && depth === 0) return index;
    if (sign === '}') depth -= 1;
    else if (sign === '{') {
      nested ??= index;
      depth += 1;
    } else {
      const isQuote = sign.length === 1;
      const end = isQuote ? endOfQuote(source, index) : endOfComment(source, index);
      if (end === undefined) {
        const what = isQuote ? 'Lainausmerkkiä' : 'Kommenttia';
        return syntaxError(`${what} ei ole suljettu.`, { from: index, to: index + sign.length });
      }
      inside.lastIndex = end;
    }
  }
  const end = source.length;
  return nested === undefined
    ? unbalanced({ from: end, to: end + 1 }, [{ title: 'Lisää }', position: end, length: 0, text: '}' }])
    : unbalanced({ from: nested, to: nested + 1 });
}

/** The place after the quote that ends the text begun at `from`; a backslash takes the next character's meaning. */
export function endOfQuote(source: string, from: number): number | undefined {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === quote) return at + 1;
    if (source[at] === '\\') at += 1;
  }
  return undefined;
}

/** The place after a comment begun at `from`; a line comment ends before its line does. */
export function endOfComment(source: string, from: number): number | undefined {
  if (source[from + 1] === '*') {
    const end = source.indexOf('*/', from + 2);
    return end < 0 ? undefined : end + 2;
  }
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

const remove = (position: number): FormulaRepair => ({ title: 'Poista }', position, length: 1, text: '' });
