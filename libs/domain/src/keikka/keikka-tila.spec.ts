import {
  awaitsReady,
  isDelivered,
  isSettableTila,
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

  it('an order waits to be made ready until it is, and a masked one never does (R-33) [O-030] [O-106]', () => {
    expect(Object.values(keikkaTila).filter(awaitsReady)).toEqual([1, 2, 3]);
  });

  it('a delivered or archived order alone is done', () => {
    expect(Object.values(keikkaTila).filter(isDelivered)).toEqual([
      keikkaTila.toimitettu,
      keikkaTila.arkistoitu,
    ]);
  });
});
