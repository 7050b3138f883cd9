import { fitText } from './fit-text.js';

describe('a text on a bar', () => {
  const ten = () => 10;

  it.each([
    ['all of it in just enough room', 'Niemi', 50, 'Niemi'],
    ['cut where the next sign has no room', 'Niemi', 49, 'Nie…'],
    ['with no blank before the ellipsis', 'As Oy Kielo', 49, 'As…'],
    ['three signs at least', 'Niemi', 40, 'Nie…'],
    ['nothing where an ellipsis would take the third', 'Niemi', 39, ''],
    ['nothing in no room', 'Niemi', -5, ''],
    ['nothing of nothing', '', 0, ''],
    ['no half of a sign of two units', '🚚B🚚D🚚', 49, '🚚B🚚…'],
  ])('shows %s', (_, text, room, shown) => expect(fitText(text, room, ten)).toBe(shown));

  it('counts each sign by its own width', () => {
    const widthOf = (sign: string): number => (sign === 'm' ? 12 : 4);
    expect(fitText('immi', 32, widthOf)).toBe('immi');
    expect(fitText('immin', 36, widthOf)).toBe('immin');
  });
});
