import { keikkaTilat } from '@keikka/builders';
import type { KeikkaTila } from '@keikka/contracts';
import { tilaChoices } from './tila-choices.js';

const [any] = keikkaTilat();
const tila = (keikkaTilaId: number, orderNumber: number, isSelectable: 0 | 1 = 1): KeikkaTila => ({
  ...any!,
  keikkaTilaId,
  orderNumber,
  isSelectable,
});

/** The choices as they are drawn: '—' is the line, '=' the present status, '!' one that cannot be chosen. */
const drawn = (tilat: readonly KeikkaTila[], current: KeikkaTila): string =>
  tilaChoices(tilat, current)
    .map(({ tila: { keikkaTilaId }, isCurrent, mayChoose, beginsGroup }) =>
      [beginsGroup && '— ', keikkaTilaId, isCurrent && '=', !mayChoose && '!'].filter(Boolean).join(''),
    )
    .join(' ');

describe('the statuses to choose from', () => {
  const list = [tila(8, 1020), tila(3, 30), tila(100, 1040, 0), tila(1, 10), tila(6, 1010, 0), tila(9, 60)];

  it.each([
    ['in the order of their numbers, with a line before those over 1000', list, tila(3, 30), '1 3= 9 — 8'],
    ['with the present one, though nobody may choose it', list, tila(100, 1040, 0), '1 3 9 — 8 100=!'],
    ['with the line above that one, when it is the first', list, tila(6, 1010, 0), '1 3 9 — 6=! 8'],
    ['with a present one that the list does not have', list, tila(7, 35), '1 3 7=! 9 — 8'],
    ['without a line at 1000', [tila(1, 10), tila(8, 1000)], tila(1, 10), '1= 8'],
    ['with the line at one over 1000', [tila(1, 10), tila(8, 1001)], tila(1, 10), '1= — 8'],
    ['without a line when all are over 1000 (R-36)', [tila(8, 1020), tila(10, 1030)], tila(8, 1020), '8= 10'],
    ['as the present one alone, when there is no list', [], tila(4, 40), '4=!'],
  ])('are shown %s [O-100] [O-101]', (_what, tilat, current, expected) => {
    expect(drawn(tilat, current)).toBe(expected);
  });

  it('leave the list as it was', () => {
    const before = [...list];
    tilaChoices(list, tila(3, 30));
    expect(list).toEqual(before);
  });
});
