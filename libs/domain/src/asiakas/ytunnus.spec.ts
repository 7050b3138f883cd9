import { checkDigit, readYtunnus } from './ytunnus.js';

describe('a business id', () => {
  it.each([
    ['0737546-2', '0737546-2'],
    ['07375462', '0737546-2'],
    ['737546-2', '0737546-2'],
    ['FI07375462', '0737546-2'],
    ['fi 0737546-2', '0737546-2'],
    ['0737546\u20112', '0737546-2'],
    ['\u202a0737546-2\u202c', '0737546-2'],
    [' 0737546 - 2 ', '0737546-2'],
  ])('%j is read as %j', (typed, ytunnus) => {
    expect(readYtunnus(typed)).toBe(ytunnus);
  });

  it.each([
    ['another check digit', '0737546-3'],
    ['two figures that changed places', '0735746-2'],
    ['five figures', '73754-2'],
    ['eight figures and a check digit', '07375460-2'],
    ['another country', 'SE0737546-2'],
    ['a word', 'Rakennus Oy'],
    ['nothing', ''],
  ])('with %s is none', (_, typed) => {
    expect(readYtunnus(typed)).toBeNull();
  });

  it('whose sum leaves one is given to nobody', () => {
    const bases = Array.from({ length: 100 }, (_, index) => String(1_000_000 + index));
    const unusable = bases.filter((base) => checkDigit(base) === null);
    expect(unusable.length).toBeGreaterThan(0);
    for (const base of unusable)
      for (let digit = 0; digit <= 9; digit += 1) expect(readYtunnus(`${base}-${digit}`)).toBeNull();
  });

  it('with check digit 0 is read', () => {
    const base = Array.from({ length: 100 }, (_, index) => String(1_000_000 + index)).find(
      (one) => checkDigit(one) === 0,
    );
    expect(readYtunnus(`${base}-0`)).toBe(`${base}-0`);
  });
});
