import { decimal, fields, id, lines, text } from '@keikka/contracts/fields';
import { conflictRows } from './conflict-rows.js';

const tilaus = fields({
  otsikko: text(20, 'Otsikko'),
  betonit: lines(
    { betoniId: id(), m3: decimal({ from: 0, to: 999, scale: 1 }, 'Määrä'), lujuus: text(20, 'Lujuus') },
    { most: 9, id: 'betoniId' },
    'Betoni',
  ),
});
const line = (betoniId: number, m3: string) => ({ betoniId, m3, lujuus: 'C30/37' });
const base = { otsikko: 'Laatta', betonit: [line(17, '12'), line(23, '5')] };

describe('a conflict in words', () => {
  it.each([
    ['a field', 'otsikko', ['Laatta', 'Seinä', ''], ['Otsikko', 'Laatta', 'Seinä', 'Tyhjä']],
    ['a field of a line', 'betonit/23/m3', ['5', '6.5', '7'], ['Betoni 2, Määrä', '5', '6,5', '7']],
    [
      'a line that one removed',
      'betonit/23',
      [line(23, '5'), null, line(23, '6')],
      ['Betoni 2', 'Määrä 5, Lujuus C30/37', 'Poistettu', 'Määrä 6, Lujuus C30/37'],
    ],
  ])('is of %s', (_what, field, [before, mine, theirs], words) => {
    const conflicts = [{ field, base: before, mine, theirs }];
    const [row] = conflictRows({ fields: tilaus, base }, conflicts);
    expect([row?.label, row?.base, row?.mine, row?.theirs]).toEqual(words);
  });
});
