import { searchWords } from '@keikka/domain';
import { fromFirstHit, hasHit, piecesOf } from './pieces.js';

/** The text with its hits in brackets. */
const marked = (text: string, typed: string): string =>
  piecesOf(text, searchWords(typed))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('the hits in a text', () => {
  it.each([
    ['Rakennus Koskinen Oy', 'kosk', 'Rakennus [Kosk]inen Oy'],
    ['Koskitie 4, Koski', 'KOSK', '[Kosk]itie 4, [Kosk]i'],
    ['Kauppakatu 12, 08100 Lohja', 'lohja kauppak', '[Kauppak]atu 12, 08100 [Lohja]'],
    ['Koskinen', 'kos oski', '[Koski]nen'],
    ['Café Ääni', 'cafe ää', '[Café] [Ää]ni'],
    ['Ää'.normalize('NFD'), 'ä', '[Ää]'],
    ['Työmaa 🏗 Itä', 'itä', 'Työmaa 🏗 [Itä]'],
    ['4711', '71', '4[71]1'],
    ['Koskinen', '', 'Koskinen'],
    ['', 'koski', ''],
  ])('%j for %j are %s', (text, typed, found) => {
    expect(marked(text, typed)).toBe(found);
  });

  it.each([
    ['040 765 4321', '0407654321', '[040 765 4321]'],
    ['040 765 4321', '+358 40 765 4321', '[040 765 4321]'],
    ['+358 40 765 4321', '0407654321', '[+358 40 765 4321]'],
    ['+358 (0)40 765 4321', '7654', '+358 (0)40 [765 4]321'],
    ['040 765 4321', '4322', '040 765 4321'],
  ])('of a phone written %s and typed %s are %s', (text, typed, found) => {
    expect(marked(text, typed)).toBe(found);
  });

  it('are there or not', () => {
    expect([hasHit('Lohja', 'lohja'), hasHit('Lohja', 'espoo')]).toEqual([true, false]);
  });

  it('are brought to the beginning of a long text', () => {
    const text = `${'Aja ensin pitkään suoraan. '.repeat(4)}Portti Koskisen pihan kautta`;
    const shown = fromFirstHit(piecesOf(text, ['kosk']));
    expect(shown.map((piece) => piece.text)).toEqual([
      '…pitkään suoraan. Portti ',
      'Kosk',
      'isen pihan kautta',
    ]);
    expect(fromFirstHit(piecesOf('Portti Koskisen', ['kosk']))).toHaveLength(3);
  });
});
