import {
  automaticTila,
  isSettableTila,
  isUnfinished,
  keikkaTila,
  savedTila,
  showsDriveTime,
  takesTime,
} from './keikka-tila.js';

describe('order status', () => {
  it.each([1, 2, 3, 4, 5, 6, 8, 9, 10, 100])('%i may be set', (id) => {
    expect(isSettableTila(id)).toBe(true);
  });

  it.each([-100, 0, 7, 11, 99, 101, 200])('%i may not be set [G-129]', (id) => {
    expect(isSettableTila(id)).toBe(false);
  });

  it("'Toimitettu' chosen on the grid is saved as 4, every other status as itself [G-130]", () => {
    expect(savedTila(keikkaTila.toimitettu)).toBe(4);
    for (const id of [1, 2, 3, 4, 5, 8, 10]) expect(savedTila(id)).toBe(id);
  });

  it.each([
    [7, false],
    [10, false],
    [11, false],
    [200, false],
    [4, true],
    [8, true],
  ])('%i shades driving time: %s [G-129]', (id, expected) => {
    expect(showsDriveTime(id)).toBe(expected);
  });

  it('only a cancelled or deleted order takes no time', () => {
    const idle = Object.values(keikkaTila).filter((id) => !takesTime(id));
    expect(idle).toEqual([keikkaTila.peruttu, keikkaTila.poistettu]);
  });

  it('is unfinished below 4', () => {
    expect([1, 2, 3].every(isUnfinished)).toBe(true);
    expect([-100, 4, 5, 9].some(isUnfinished)).toBe(false);
  });
});

describe('automaticTila', () => {
  const pumppuAika = new Date('2026-11-20T07:00:00Z');
  const change = (keikkaTilaId: number, now: string) =>
    automaticTila({ keikkaTilaId, pumppuAika, pumppuKesto: 60 }, new Date(`2026-11-20T${now}Z`));
  const started = { keikkaTilaId: 5, message: 'UPDATE TO TOIMITUS MENEILLÄÄN' };
  const delivered = { keikkaTilaId: 9, message: 'Tilaus toimitettu (woia)' };

  it.each([
    ['at its start', '07:00:00', undefined],
    ['a second after its start', '07:00:01', started],
    ['at its end', '08:00:00', started],
    ['a second after its end', '08:00:01', delivered],
  ])('moves a ready order %s [O-107, O-108]', (_when, now, expected) => {
    expect(change(4, now)).toEqual(expected);
  });

  it.each([
    ['while it runs', '07:30:00', undefined],
    ['a second after its end', '08:00:01', delivered],
  ])('moves a running order %s [O-108]', (_when, now, expected) => {
    expect(change(5, now)).toEqual(expected);
  });

  it.each([1, 2, 3, 6, 8, 9, 10, 100])('leaves status %i alone [O-107, O-108]', (id) => {
    expect(change(id, '09:00:00')).toBeUndefined();
  });
});
