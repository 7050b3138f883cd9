import type { OsoiteRivit } from './korjattu-osoite.js';
import { osoitehakuOf, osoiteKorjauksetHakuineen, postinumeroOf } from './osoitehaku.js';

const rivit = (
  tyomaaOsoite1: string,
  tyomaaOsoite4: string,
  tyomaaOsoite3 = '',
  tyomaaOsoite2 = '',
): OsoiteRivit => ({ tyomaaOsoite1, tyomaaOsoite2, tyomaaOsoite3, tyomaaOsoite4 });

describe('osoitehakuOf', () => {
  it.each([
    ['street and city', rivit('Katu 1', 'Espoo'), 'Katu 1, Espoo'],
    ['the same with a code', rivit('Katu 1', 'Espoo', '02100'), 'Katu 1, Espoo'],
    ['an address with mistakes, as it is stored', rivit(' Katu 1, Hki ', ''), 'Katu 1, Helsinki'],
    ['a city in line 2', rivit('Katu 1', '', '', '02100 Espoo'), 'Katu 1, Espoo'],
    ['no street', rivit(' ', 'Espoo'), null],
    ['no city', rivit('Katu 1', ''), null],
    ['more than is looked up', rivit('K'.repeat(198), 'Espoo'), null],
  ])('of %s', (_, osoite, text) => {
    expect(osoitehakuOf(osoite)).toBe(text);
  });
});

describe('postinumeroOf', () => {
  it.each([
    ['the printed example [O-239]', rivit('Katu 1', 'Espoo'), 'Katu 1, 02100 Espoo, Finland', '02100'],
    ['no country', rivit('Katu 1', 'Espoo'), 'Katu 1, 02100 Espoo', '02100'],
    ['no code', rivit('Katu 1', 'Espoo'), 'Katu 1, Espoo', ''],
    ['a stair', rivit('Katu 1 B 7', 'Espoo'), 'Katu 1, 02100 Espoo', '02100'],
    ['a range of houses', rivit('Katu 1-3', 'Espoo'), 'Katu 1, 02100 Espoo', '02100'],
    ['other letters', rivit('KATU 1', 'espoo'), 'Katu 1, 02100 Espoo', '02100'],
    ['Hki', rivit('Katu 1', 'Hki'), 'Katu 1, 00810 Helsinki', '00810'],
    ['the same code', rivit('Katu 1', 'Espoo', '02100'), 'Katu 1, 02100 Espoo', '02100'],
    ['another code', rivit('Katu 1', 'Espoo', '02200'), 'Katu 1, 02100 Espoo', null],
    ['another city (R-27)', rivit('Katu 1', 'Turku'), 'Katu 1, 02100 Espoo', null],
    ['another house', rivit('Katu 1', 'Espoo'), 'Katu 11, 02100 Espoo', null],
    ['a house of a street', rivit('Katu', 'Espoo'), 'Katu 1, 02100 Espoo', null],
    [
      'a street that begins with a number',
      rivit('2. linja 5 B', 'Helsinki'),
      '2. linja 5, 00530 Helsinki',
      '00530',
    ],
    ['another house of it', rivit('2. linja 5', 'Helsinki'), '2. linja 7, 00530 Helsinki', null],
    ['another street', rivit('Kuja 1', 'Espoo'), 'Katu 1, 02100 Espoo', null],
    ['no address', rivit('Katu 1', 'Espoo'), '<html>', null],
    ['nothing', rivit('', ''), '', null],
  ])('is that of what was found for %s', (_, osoite, formatted, code) => {
    expect(postinumeroOf(osoite, formatted)).toBe(code);
  });
});

describe('osoiteKorjauksetHakuineen', () => {
  const found = 'Katu 1, 00810 Helsinki';
  const korjaukset = (osoite: OsoiteRivit, formatted?: string) =>
    osoiteKorjauksetHakuineen(osoite, formatted).map(({ rivi, jälkeen, syy }) => [rivi.at(-1), jälkeen, syy]);

  it.each([
    [
      'the code last',
      rivit('Katu 1, Hki', ''),
      found,
      [
        ['1', 'Katu 1', 'pilkku'],
        ['4', 'Helsinki', 'lyhenne'],
        ['3', '00810', 'osoitehaku'],
      ],
    ],
    ['the code alone', rivit('Katu 1', 'Helsinki'), found, [['3', '00810', 'osoitehaku']]],
    ['no code where there is one', rivit('Katu 1', 'Helsinki', '00100'), found, []],
    ['no code of another city', rivit('Katu 1', 'Espoo'), found, []],
    ['no code where none was found', rivit('Katu 1', 'Helsinki'), 'Katu 1, Helsinki', []],
    ['no code without an answer', rivit('Katu 1', 'Helsinki'), undefined, []],
  ])('are with %s', (_, osoite, formatted, expected) => {
    expect(korjaukset(osoite, formatted)).toEqual(expected);
  });
});
