import { csvOf } from './csv.js';

const texts = (...rivit: string[]) => csvOf([{ otsikko: 'Työmaa', solu: (rivi: string) => rivi }], rivit);
const luku = (value: number | string | null) =>
  csvOf([{ otsikko: 'Rahaa', solu: (rivi: typeof value) => ({ luku: rivi }) }], [value]);

describe('a table for a spreadsheet', () => {
  it('is UTF-8 with its mark, lines that end as they do there, and a heading', () => {
    const sarakkeet = [
      { otsikko: 'Päivä', solu: ({ day }: { day: string; m3: number }) => day },
      { otsikko: 'm³', solu: ({ m3 }: { day: string; m3: number }) => ({ luku: m3 }) },
    ];
    expect(csvOf(sarakkeet, [{ day: '19.11.2026', m3: 45.5 }])).toBe('\uFEFFPäivä;m³\r\n19.11.2026;45,5\r\n');
    expect(csvOf(sarakkeet, [])).toBe('\uFEFFPäivä;m³\r\n');
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+ 8 m³, lasku Valmis', `'+ 8 m³, lasku Valmis`],
    ['-A1', `'-A1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ['A=1', 'A=1'],
    ['As Oy; talo 2', '"As Oy; talo 2"'],
    ['"Kielo"', '"""Kielo"""'],
    ['kaksi\nriviä', '"kaksi\nriviä"'],
    ['', ''],
  ])('has the text %j as %j', (text, expected) => {
    expect(texts(text)).toBe(`\uFEFFTyömaa\r\n${expected}\r\n`);
  });

  it.each([
    ['1964.00', '1964,00'],
    ['-17.80', '-17,80'],
    [96, '96'],
    [null, ''],
  ])('has the number %j as %j', (value, expected) => {
    expect(luku(value)).toBe(`\uFEFFRahaa\r\n${expected}\r\n`);
  });
});
