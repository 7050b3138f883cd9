import type { FormulaKind } from '@keikka/domain/formula';
import { markPieces, piecesOf } from './formula-pieces.js';

const told = (source: string, kind: FormulaKind) =>
  piecesOf(source, kind).map(({ kind, text }) => `${kind}:${text}`);

describe('the pieces of a formula', () => {
  it('outside braces are comments where no text is made, and text where one is', () => {
    expect(told('{m3} // x', 'number').at(-1)).toBe('space:// x');
    expect(told('{m3} // x', 'text').at(-1)).toBe('plain: // x');
  });

  it.each([
    ['', []],
    ['Pumppaus m³', ['plain:Pumppaus m³']],
    ['a {m3} b', ['plain:a ', 'open:{', 'name:m3', 'close:}', 'plain: b']],
    ['{1,5+pesuTyömaalla', ['open:{', 'number:1,5', 'sign:+', 'name:pesuTyömaalla']],
    ['{"}"}', ['open:{', 'text:"}"', 'close:}']],
    ['{"auki', ['open:{', 'unclosed:"auki']],
    ['{/* } */}x', ['open:{', 'space:/* } */', 'close:}', 'plain:x']],
    ['{// }\n}', ['open:{', 'space:// }', 'space:\n', 'close:}']],
    ['}}', ['close:}', 'close:}']],
    ['{a{b}}', ['open:{', 'name:a', 'nested:{', 'name:b', 'nested:}', 'close:}']],
    [
      '{Math.max(a\u0308)$}',
      ['open:{', 'name:Math.max', 'sign:(', 'name:a\u0308', 'sign:)', 'foreign:$', 'close:}'],
    ],
  ])('of %j are %j', (source, pieces) => {
    expect(told(source, 'text')).toEqual(pieces);
    expect(
      piecesOf(source, 'text')
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  });
});

describe('a marked stretch', () => {
  const marked = (source: string, from: number, length: number) =>
    markPieces(piecesOf(source, 'text'), from, length)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('');

  it.each([
    ['{m3 + kesto}', 1, 2, '{[m3] + kesto}'],
    ['{m3}', 0, 4, '[{][m3][}]'],
    ['{kesto}', 2, 2, '{k[es]to}'],
    ['{m3', 3, 1, '{m3[\u00a0]'],
    ['', 0, 0, ''],
  ])('of %s at %i over %i is %s', (source, from, length, result) => {
    expect(marked(source, from, length)).toBe(result);
  });
});
