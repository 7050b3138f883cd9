import type { LinesField } from '@keikka/contracts';
import { decimal, fields, id, lines, optional } from '@keikka/contracts/fields';
import { newLine, storedIds } from './new-lines.js';

const betoni = fields({ betoniId: optional(id()), m3: decimal({ from: 0, to: 999, scale: 1 }) });
const keikka = fields({ betonit: lines(betoni, { most: 20, id: 'betoniId' }) });
const line = (betoniId: number, m3 = '') => ({ betoniId, m3 });

describe('a new line', () => {
  it.each([
    ['the first', [], -1],
    ['after stored ones', [line(17), line(18)], -1],
    ['after new ones', [line(17), line(-1), line(-2)], -3],
  ])('has an id of its own below zero: %s', (_, others, expected) => {
    expect(newLine(keikka.betonit as LinesField, others)).toEqual(line(expected));
  });
});

describe('the ids of new lines after a save', () => {
  const idsAfter = (sent: number[], stored: number[], now: number[]): number[] => {
    const of = (ids: number[]) => ({ betonit: ids.map((one) => line(one)) });
    return storedIds(keikka, of(sent), of(stored))(of(now)).betonit.map(({ betoniId }) => betoniId);
  };

  it.each([
    ['those of the answer, in their order', [17, -1, -2], [17, 20, 21], [17, -1, -2], [17, 20, 21]],
    ['those after what others made before', [17, -1], [17, 18, 19], [17, -1], [17, 19]],
    ['the same whatever the order of the answer', [-2, -1], [21, 20], [-1, -2], [21, 20]],
    ['still unknown for a line made since', [-1], [20], [-1, -2], [20, -2]],
    ['none for a line removed since', [-1, -2], [20, 21], [-2], [21]],
    ['as they were without new lines', [17], [17, 18], [17], [17]],
  ])('are %s', (_, sent, stored, now, expected) => {
    expect(idsAfter(sent, stored, now)).toEqual(expected);
  });
});
