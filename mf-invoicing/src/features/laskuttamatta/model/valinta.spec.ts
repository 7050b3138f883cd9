import { painettu } from './valinta.js';

const shown = [5, 3, 9, 7];
const press = (valitut: number[], id: number, from: number | null = null, isRange = false) =>
  [...painettu(new Set(valitut), shown, { id, from, isRange })].toSorted();

describe('a press on an order of the list', () => {
  it.each<[string, number[], number[]]>([
    ['chooses it', press([], 3), [3]],
    ['and again no more', press([3, 9], 3), [9]],
    ['chooses all from the last press, with shift', press([3], 7, 3, true), [3, 7, 9]],
    ['upwards too', press([9], 5, 9, true), [3, 5, 9]],
    ['or none of them', press([5, 3, 9, 7], 9, 5, true), [7]],
    ['chooses it alone where the last one is not shown any more', press([4], 9, 4, true), [4, 9]],
    ['or there was none', press([], 9, null, true), [9]],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});
