import fc from 'fast-check';
import { korjattuOsoite, osoiteKorjaukset, type OsoiteRivit } from './korjattu-osoite.js';

const rivit = ([one, two = '', three = '', four = '']: readonly string[]): OsoiteRivit => ({
  tyomaaOsoite1: one ?? '',
  tyomaaOsoite2: two,
  tyomaaOsoite3: three,
  tyomaaOsoite4: four,
});
const lines = (osoite: OsoiteRivit): string[] => Object.values(osoite);

describe('an address that is repaired', () => {
  it.each([
    // Hki (O-236)
    ['city hki, and Hki in the street', ['Katu 1, Hki', '', '', 'hki'], ['Katu 1', '', '', 'Helsinki']],
    ['city Hki', ['Katu 1', '', '00100', 'Hki'], ['Katu 1', '', '00100', 'Helsinki']],
    ['city HKI, which a rule of its own tells', ['Katu 1', '', '', 'HKI'], ['Katu 1', '', '', 'HKI']],
    ['city hKi', ['Katu 1', '', '', 'hKi'], ['Katu 1', '', '', 'hKi']],
    ['city with more than Hki', ['Katu 1', '', '', 'Hki keskusta'], ['Katu 1', '', '', 'Hki keskusta']],
    [
      'the word in lines 1 and 2',
      ['Hki portti 2', 'Hki.', '', ''],
      ['Helsinki portti 2', 'Helsinki.', '', ''],
    ],
    ['a hyphen belongs to the word', ['Hki-itä 3', 'Itä-Hki', '', ''], ['Hki-itä 3', 'Itä-Hki', '', '']],
    ['a slash does not', ['Tie 1', 'Hki/Vantaa', '', ''], ['Tie 1', 'Helsinki/Vantaa', '', '']],
    ['hki in lower case in a line', ['hki portti 2', '', '', ''], ['hki portti 2', '', '', '']],
    // Line 2 (O-237)
    ['code and city in line 2', ['Katu 1', '00100 Helsinki', '', ''], ['Katu 1', '', '00100', 'Helsinki']],
    ['line 2 with Hki', ['Katu 1', '00100 Hki', '', ''], ['Katu 1', '', '00100', 'Helsinki']],
    [
      'a stair before',
      ['K 1', 'Rappu B, 00100 Helsinki', '', ''],
      ['K 1', 'Rappu B, 00100 Helsinki', '', ''],
    ],
    ['a country before the code', ['K 1', 'FI-00100 Helsinki', '', ''], ['K 1', 'FI-00100 Helsinki', '', '']],
    ['five figures and no city', ['K 1', '12345 m2 halli', '', ''], ['K 1', '12345 m2 halli', '', '']],
    ['four figures', ['K 1', '0010 Helsinki', '', ''], ['K 1', '0010 Helsinki', '', '']],
    ['six figures', ['K 1', '001000 Helsinki', '', ''], ['K 1', '001000 Helsinki', '', '']],
    ['a code that is there', ['K 1', '00100 Helsinki', '00200', ''], ['K 1', '00100 Helsinki', '00200', '']],
    ['a city that is there', ['K 1', '00100 Helsinki', '', 'Espoo'], ['K 1', '00100 Helsinki', '', 'Espoo']],
    // Comma (O-238)
    ['a comma', ['Katu 1, Espoo', '', '', ''], ['Katu 1', '', '', 'Espoo']],
    ['the same city', ['Katu 1, espoo', '', '', 'Espoo'], ['Katu 1', '', '', 'Espoo']],
    ['another city', ['Katu 1, Espoo', '', '', 'Vantaa'], ['Katu 1, Espoo', '', '', 'Vantaa']],
    ['several commas', ['Katu 1, A-talo, Espoo', '', '', ''], ['Katu 1, A-talo', '', '', 'Espoo']],
    ['the city twice', ['Katu 1, Espoo, Espoo', '', '', ''], ['Katu 1', '', '', 'Espoo']],
    ['a comma at the end', ['Katu 1, ', '', '', ''], ['Katu 1', '', '', '']],
    ['a city and a comma at the end', ['Katu 1, Espoo,', '', '', ''], ['Katu 1', '', '', 'Espoo']],
    ['two commas', ['Katu 1,, Espoo', '', '', ''], ['Katu 1', '', '', 'Espoo']],
    ['no street', [', Espoo', '', '', ''], [', Espoo', '', '', '']],
    ['a floor', ['Katu 1, 2. krs', '', '', ''], ['Katu 1, 2. krs', '', '', '']],
    ['code and city', ['Katu 1, 02100 Espoo', '', '', ''], ['Katu 1', '', '02100', 'Espoo']],
    ['the same code', ['Katu 1, 02100 Espoo', '', '02100', ''], ['Katu 1', '', '02100', 'Espoo']],
    ['another code', ['Katu 1, 02100 Espoo', '', '02200', ''], ['Katu 1, 02100 Espoo', '', '02200', '']],
    ['a code alone', ['Katu 1, 02100', '', '', ''], ['Katu 1, 02100', '', '', '']],
    ['a city of two words', ['Tie 3, Etelä-Savo ja Ylä', '', '', ''], ['Tie 3', '', '', 'Etelä-Savo ja Ylä']],
    ['line 2 before the comma', ['K 1, Espoo', '00100 Hki', '', ''], ['K 1, Espoo', '', '00100', 'Helsinki']],
    // Trimmed (I-102)
    ['blanks', [' Katu 1 ', ' A ', ' 00100 ', ' Espoo '], ['Katu 1', 'A', '00100', 'Espoo']],
  ])('%s [O-236] [O-237] [O-238] [I-102]', (_, typed, stored) => {
    expect(lines(korjattuOsoite(rivit(typed)))).toEqual(stored);
  });

  it('takes a city of 100 letters and none of 101', () => {
    const longest = 'a'.repeat(100);
    expect(korjattuOsoite(rivit([`Katu 1, ${longest}`])).tyomaaOsoite4).toBe(longest);
    expect(korjattuOsoite(rivit([`Katu 1, ${longest}a`])).tyomaaOsoite4).toBe('');
  });

  it('says line by line what it becomes, and why', () => {
    expect(osoiteKorjaukset(rivit(['Hitsaajankatu 12, Hki']))).toEqual([
      { rivi: 'tyomaaOsoite1', ennen: 'Hitsaajankatu 12, Hki', jälkeen: 'Hitsaajankatu 12', syy: 'pilkku' },
      { rivi: 'tyomaaOsoite4', ennen: 'Hki', jälkeen: 'Helsinki', syy: 'lyhenne' },
    ]);
    expect(osoiteKorjaukset(rivit(['Katu 1', '00100 Helsinki']))).toEqual([
      { rivi: 'tyomaaOsoite2', ennen: '00100 Helsinki', jälkeen: '', syy: 'rivi2' },
      { rivi: 'tyomaaOsoite3', ennen: '', jälkeen: '00100', syy: 'rivi2' },
      { rivi: 'tyomaaOsoite4', ennen: '', jälkeen: 'Helsinki', syy: 'rivi2' },
    ]);
    expect(osoiteKorjaukset(rivit([' Katu 1 ', '', '00100', 'Helsinki']))).toEqual([]);
  });

  it('stays as it is when it is repaired again, and loses no letter but of commas and the same city', () => {
    const word = fc.constantFrom(
      'Katu 1',
      'Hki',
      'hki',
      'Espoo',
      'espoo',
      '00100',
      '2. krs',
      ',',
      ', ',
      ' ',
      '-',
    );
    const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(''));
    fc.assert(
      fc.property(line, line, line, line, (...typed) => {
        const once = korjattuOsoite(rivit(typed));
        expect(korjattuOsoite(once)).toEqual(once);
        expect(osoiteKorjaukset(once)).toEqual([]);
        const all = lines(once).join(' ');
        for (const kept of ['Katu 1', '00100', '2. krs'])
          if (typed.join('|').includes(kept)) expect(all).toContain(kept);
      }),
    );
  });
});
