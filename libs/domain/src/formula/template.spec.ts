import { repaired, repairsOf } from './index.js';
import { errorOf, valueOf } from './test/small-schema.js';

const CONTRACT_TEXT = 'Virhe: Kaarisulkuja ei ole suljettu oikein.';

describe('a template', () => {
  it.each([
    ['Määrä {1+2} m3', 'Määrä 3 m3'],
    ['{m3} m³, {kaupunki}', '45,5 m³, Espoo'],
    ['{m3}', '45,5'],
    ['{m3}{m3}', '45,545,5'],
    ['{kaupunki + " " + m3}', 'Espoo 45,5'],
  ])('puts values in the place of %s [G-187]', (source, text) => {
    expect(valueOf(source, 'text', { m3: 45.5, kaupunki: 'Espoo' })).toBe(text);
  });

  it.each([
    ['https://keikka.example/{m3}', 'https://keikka.example/2'],
    ['/* ei kommentti */ {m3}', '/* ei kommentti */ 2'],
    ['  {m3}\t\n', '  2\t\n'],
    ['"lainaus" ja heitto’ {m3}', '"lainaus" ja heitto’ 2'],
    ['a\u0308 {m3}', 'a\u0308 2'],
    ['eval return window', 'eval return window'],
    ['eval {m3} function', 'eval 2 function'],
  ])('copies what is outside braces: %s', (source, text) => {
    expect(valueOf(source, 'text', { m3: 2 })).toBe(text);
  });

  it.each([
    ['{"}"}', '}'],
    ["{'{'}", '{'],
    ['{"a}" + m3}', 'a}2'],
    ['{m3 /* } */ + 1}', '3'],
    ['{m3 // }\n + 1}', '3'],
    ['{"\\"}"}', '"}'],
  ])('honours quotes and comments inside braces: %s', (source, text) => {
    expect(valueOf(source, 'text', { m3: 2 })).toBe(text);
  });

  it('leaves comments out [G-191]', () => {
    expect(valueOf('{1 /* x */ + 2 // y\n}', 'number')).toBe(3);
    expect(valueOf('{m3 > 2} // vain isot', 'condition', { m3: 3 })).toBe(true);
    expect(valueOf('12,5 /* hinta */', 'number')).toBe(12.5);
  });

  it.each([
    ['{}', ''],
    ['{ }', ''],
    ['{/* tyhjä */}', ''],
    ['a{}b', 'ab'],
  ])('makes an empty text of %s', (source, text) => {
    expect(valueOf(source, 'text')).toBe(text);
  });

  it.each([
    ['{1+2', 4],
    ['1}', 1],
    ['{m3}}', 4],
    ['{{m3}}', 1],
    ['{m3 {kesto}', 4],
    ['{m3 // }', 8],
    ['{"abc}', 1],
    ["{m3} {'a\\'}", 6],
    ['{return 1', 9],
    ['{a $ 1', 6],
    ['{return {1}', 8],
  ])('refuses the braces of %s at %i [G-188]', (source, position) => {
    for (const kind of ['text', 'number', 'condition'] as const)
      expect(errorOf(source, kind)).toMatchObject({ code: 'UNBALANCED', text: CONTRACT_TEXT, position });
  });

  it.each([
    '{m3 > 3',
    '{m3 // hinta',
    '{m3 /* hinta',
    '{kaupunki == "Espoo}',
    "{kaupunki == 'Espoo",
    'm3 > 3}',
    '{"abc\\}',
    '{m3 {> 3',
    '{m3} "{kaupunki == "Espoo}',
  ])('offers no cure of %s that leaves the braces wrong', (source) => {
    for (const repair of repairsOf(source, errorOf(source)))
      expect(valueOf(repaired(source, repair), 'text')).not.toBe('UNBALANCED');
  });

  it('tells a forbidden word before braces within braces, which have each other', () => {
    expect(errorOf('{function(){return 1}}').code).toBe('KEYWORD');
    expect(errorOf('{m3 + {1}}')).toMatchObject({ code: 'UNBALANCED', text: CONTRACT_TEXT, position: 6 });
  });

  it('offers the missing brace or quote, and to take away one too many', () => {
    const cures = (source: string) => repairsOf(source, errorOf(source, 'condition'));
    expect(cures('{m3 > 3')).toEqual([{ title: 'Lisää }', position: 7, length: 0, text: '}' }]);
    expect(cures('m3 > 3}')).toEqual([{ title: 'Poista }', position: 6, length: 1, text: '' }]);
    expect(cures('{m3 {> 3')).toEqual([]);
    expect(cures('{"abc\\}')).toEqual([]);
    expect(cures('{kaupunki == "Espoo}')).toEqual([{ title: 'Lisää "', position: 19, length: 0, text: '"' }]);
    expect(cures("{kaupunki == 'Espoo")).toMatchObject([{ title: "Lisää '}", position: 19, text: "'}" }]);
    expect(cures('m3 > 3')).toEqual([]);
  });

  it.each([
    ['m3 > 2', 'condition'],
    ['m3', 'number'],
    ['kyllä', 'condition'],
    ['1.2.3', 'number'],
  ] as const)('says of %s as a %s that it has no pair of braces [G-189]', (source, kind) => {
    expect(errorOf(source, kind)).toMatchObject({
      code: 'NO_PAIR',
      text: 'No matches between { and }',
      position: 0,
      length: source.length,
    });
  });

  it.each([
    ['', 'condition', true],
    ['true', 'condition', true],
    [' false ', 'condition', false],
    ['12,5', 'condition', true],
    ['-1', 'condition', false],
    ['12,5', 'number', 12.5],
    ['-3.25', 'number', -3.25],
    ['', 'number', null],
    ['true', 'number', null],
    [' false ', 'number', null],
    ['Pumppaus', 'text', 'Pumppaus'],
    ['true', 'text', 'true'],
    ['12,50', 'text', '12,50'],
  ] as const)('takes %s without braces as a %s [G-189]', (source, kind, value) => {
    expect(valueOf(source, kind)).toBe(value);
  });

  it.each([
    ['condition', true],
    ['number', null],
    ['text', ''],
  ] as const)('without anything is as a %s %s [G-193]', (kind, value) => {
    for (const source of ['', null, '{}']) expect(valueOf(source, kind)).toBe(value);
  });

  it.each(['{kaupunki} {tyomaaNimi}', ' {kaupunki}\n{tyomaaNimi} ', '{kaupunki}', '{" "}'])(
    'is as good as empty when nothing but spaces comes of it: %s [G-193]',
    (source) => {
      for (const kaupunki of [null, '', ' ']) {
        expect(valueOf(source, 'condition', { kaupunki })).toBe(true);
        expect(valueOf(source, 'number', { kaupunki })).toBeNull();
      }
    },
  );

  it('takes true, false and numbers with spaces around them', () => {
    expect(valueOf('{kaupunki} {tyomaaNimi}', 'condition', { kaupunki: 'false' })).toBe(false);
    expect(valueOf('{kaupunki} {tyomaaNimi}', 'number', { tyomaaNimi: '12,5' })).toBe(12.5);
    expect(valueOf('{kaupunki} {tyomaaNimi}', 'condition', { kaupunki: 'Espoo' })).toBe('TYPE');
  });

  it('keeps the type of a lone segment', () => {
    expect(valueOf('{m3}', 'number', { m3: 2 })).toBe(2);
    expect(valueOf(' {m3} ', 'number', { m3: 2 })).toBe(2);
    expect(valueOf('{m3}{kesto}', 'number', { m3: 2, kesto: 3 })).toBe(23);
    expect(valueOf('{pesuTyömaalla}', 'condition', { pesuTyömaalla: false })).toBe(false);
    expect(valueOf('{pesuTyömaalla} tai', 'condition', { pesuTyömaalla: false })).toBe('TYPE');
  });
});

it('forgets the parentheses of one segment in the next', () => {
  expect(errorOf('{max(}{1,5}').code).toBe('SYNTAX');
});
