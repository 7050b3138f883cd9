import { alvTunnus, checkDigit, readYtunnus } from './ytunnus.js';

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

describe('the VAT number', () => {
  it.each([
    ['1967543-8', 'FI19675438'],
    ['1837795-7', 'FI18377957'],
    ['2593931-3', 'FI25939313'],
    ['2345678-0', 'FI23456780'],
    ['737546-2', 'FI07375462'],
    ['FI19675438', 'FI19675438'],
    ['0111111-7', ''],
    ['1478523-8', ''],
    ['', ''],
  ])('of %j is %j', (ytunnus, expected) => {
    expect(alvTunnus(ytunnus)).toBe(expected);
  });
});
