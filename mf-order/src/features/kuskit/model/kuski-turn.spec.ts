import { keikkaKuski } from '@keikka/builders';
import type { KeikkaKuskiOfDay } from '@keikka/contracts';
import { afterTurns, type KuskiTurn } from './kuski-turn.js';

const kuski = (personId: number): KeikkaKuskiOfDay => ({
  ...keikkaKuski({ personId }),
  personEmail: '',
  m3: 0,
  keikkaCount: 0,
  keikkaMinutes: 0,
});
const add = (personId: number): KuskiTurn => ({ act: 'add', kuski: kuski(personId) });
const remove = (personId: number): KuskiTurn => ({ act: 'remove', kuski: kuski(personId) });

describe('drivers 1 and 2 after turns under way', () => {
  it.each<[string, KuskiTurn[], number[]]>([
    ['none', [], [1, 2]],
    ['another', [add(3)], [1, 2, 3]],
    ['one who is stored already', [add(2)], [1, 2]],
    ['one off', [remove(1)], [2]],
    ['one off who is not there', [remove(3)], [1, 2]],
    ['one off and back', [remove(1), add(1)], [2, 1]],
    ['another and off again', [add(3), remove(3)], [1, 2]],
  ])('%s', (_, turns, expected) => {
    expect(afterTurns([kuski(1), kuski(2)], turns).map(({ personId }) => personId)).toEqual(expected);
  });
});
