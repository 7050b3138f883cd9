import { markPieces, piecesOf } from './formula-pieces.js';

const told = (source: string) => piecesOf(source).map(({ kind, text }) => `${kind}:${text}`);

describe('the pieces of a formula', () => {
  it.each([
    ['', []],
    ['Pumppaus m³', ['plain:Pumppaus m³']],
    ['a {m3} b', ['plain:a ', 'brace:{', 'name:m3', 'brace:}', 'plain: b']],
    ['{1,5+pesuTyömaalla', ['brace:{', 'number:1,5', 'sign:+', 'name:pesuTyömaalla']],
    ['{"}"}', ['brace:{', 'text:"}"', 'brace:}']],
    ['{"auki', ['brace:{', 'text:"auki']],
    ['{/* } */}x', ['brace:{', 'comment:/* } */', 'brace:}', 'plain:x']],
    ['{// }\n}', ['brace:{', 'comment:// }', 'sign:\n', 'brace:}']],
    ['}}', ['plain:}}']],
  ])('of %j are %j', (source, pieces) => {
    expect(told(source)).toEqual(pieces);
    expect(
      piecesOf(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source);
  });
});

describe('a marked stretch', () => {
  const marked = (source: string, from: number, length: number) =>
    markPieces(piecesOf(source), from, length)
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
