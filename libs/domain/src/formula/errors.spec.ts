import { compile, evaluate, foldedName, formulaFunctions, isFormulaError, repairsOf } from './index.js';
import { errorOf, smallSchema, valueOf } from './test/small-schema.js';

const FORBIDDEN =
  'function return window document fetch eval import export async await new this constructor prototype globalThis process require class var let const while for setTimeout setInterval XMLHttpRequest WebSocket';

describe('a forbidden word', () => {
  it.each(FORBIDDEN.split(' '))('%s is named with its place [G-190]', (word) => {
    for (const source of [
      `{${word}(1)}`,
      `{Math.${word}(1)}`,
      `{1 + ${word}}`,
      `{${word}(){return 1}}`,
      `{m3.${word}}`,
    ]) {
      expect(errorOf(source)).toMatchObject({ code: 'KEYWORD', text: `Disallowed keyword: ${word}` });
    }
    expect(errorOf(`{1 + ${word}}`)).toMatchObject({ position: 5, length: word.length });
  });

  it.each([
    ['{"eval(1)"}', 'eval(1)'],
    ['{/* eval */ 1}', '1'],
    ['{1 // return\n}', '1'],
    ['window.alert({1})', 'window.alert(1)'],
  ])('is no matter in %s', (source, text) => {
    expect(valueOf(source, 'text')).toBe(text);
  });

  it.each(['evaluate', 'news', 'thisOne', 'Eval', 'format'])('is not part of %s', (word) => {
    expect(valueOf(`{${word}}`, 'text')).toBe('UNKNOWN_NAME');
  });
});

describe('a value in an error', () => {
  it('is never cut within a character', () => {
    for (const start of ['', 'x']) {
      const error = evaluate(compile('{kaupunki * 2}', smallSchema, 'number'), {
        kaupunki: start + '😀'.repeat(30),
      });
      if (!isFormulaError(error)) throw new Error('no error');
      // Half a character can't be written in an address.
      expect(decodeURI(encodeURI(error.text))).toBe(error.text);
    }
  });
});

describe('an unknown name', () => {
  it.each([
    ['vehiclePuomy', 'vehiclePuomi'],
    ['tyhjanatyomaalle', 'tyhjänäTyömaalle'],
    ['KAUPUNKI', 'kaupunki'],
    ['celi(1)', 'ceil'],
    ['Math.celi(1)', 'ceil'],
  ])('%s is perhaps %s', (name, nearest) => {
    const error = errorOf(`{1 + ${name}}`);
    expect(error.code).toBe('UNKNOWN_NAME');
    expect(error.text).toContain(`Tarkoititko ${nearest}?`);
    expect(repairsOf(`{1 + ${name}}`, error)).toEqual([
      { title: nearest, position: 5, length: name.replace('(1)', '').length, text: nearest },
    ]);
  });

  it('that is a helper is cured only where it is called', () => {
    expect(repairsOf('{celi}', errorOf('{celi}'))).toEqual([]);
    expect(repairsOf('{celi (1)}', errorOf('{celi (1)}'))).toMatchObject([{ text: 'ceil' }]);
    expect(repairsOf('{m4(1)}', errorOf('{m4(1)}'))).toEqual([]);
  });

  it.each(['x', 'xyzzy', '__proto__', 'toString', 'hasOwnProperty', 'undefined', 'NaN', 'ä'.repeat(200)])(
    '%s comes with the nearest known one, however far',
    (name) => {
      const { code, text, nearest } = errorOf(`{${name}}`);
      expect(code).toBe('UNKNOWN_NAME');
      expect(text).toBe(`Tuntematon nimi ${name}. Tarkoititko ${nearest}?`);
      expect([...smallSchema.byName.keys(), ...formulaFunctions.map((one) => one.name)]).toContain(nearest);
    },
  );

  it('may be written with the sign of the ångström', () => {
    expect(errorOf('{\u212bland}')).toMatchObject({ code: 'UNKNOWN_NAME', position: 1, length: 5 });
  });

  it.each([
    ['marks of two classes', '\u0301\u0316'.repeat(50_000)],
    ['marks that are two each', '\u0344\u0316'.repeat(50_000)],
    ['marks of one class', '\u0308'.repeat(50_000)],
  ])('is known by its letters, without %s', (_, heap) => {
    expect(foldedName(`tyhjÄn${heap}Ä${heap}`)).toBe('tyhjana');
  });

  it('is found in NFC, as macOS may have written it', () => {
    expect(valueOf('{tyhjänäTyömaalle}'.normalize('NFD'), 'condition', { tyhjänäTyömaalle: false })).toBe(
      false,
    );
  });
});

describe('a value of the wrong type', () => {
  it.each([
    ['vehiclePuomi * 2', {}, 'Muuttujalla vehiclePuomi (Selite: vehiclePuomi) ei ole arvoa.', 1, 12],
    ['1 + vehiclePuomi', {}, 'Muuttujalla vehiclePuomi (Selite: vehiclePuomi) ei ole arvoa.', 5, 12],
    ['vehiclePuomi > 36', {}, 'Muuttujalla vehiclePuomi (Selite: vehiclePuomi) ei ole arvoa.', 1, 12],
    ['max(1; vehiclePuomi)', {}, 'Muuttujalla vehiclePuomi (Selite: vehiclePuomi) ei ole arvoa.', 8, 12],
    [
      'kaupunki * 2',
      { kaupunki: 'Espoo' },
      'Muuttujan kaupunki (Selite: kaupunki) arvo "Espoo" ei ole luku.',
      1,
      8,
    ],
    [
      '-kaupunki',
      { kaupunki: 'Espoo' },
      'Muuttujan kaupunki (Selite: kaupunki) arvo "Espoo" ei ole luku.',
      2,
      8,
    ],
    ['round(kaupunki)', { kaupunki: '' }, 'Muuttujalla kaupunki (Selite: kaupunki) ei ole arvoa.', 7, 8],
    ['true * 2', {}, 'Lausekkeen arvo "true" ei ole luku.', 1, 4],
    ['(m3 > 2) * 148', { m3: 3 }, 'Lausekkeen (m3) arvo "true" ei ole luku.', 1, 8],
    ['null + 1', {}, 'Lausekkeella ei ole arvoa.', 1, 4],
    ['1 < 2 < 3', {}, 'Lausekkeen arvo "true" ei ole luku.', 1, 5],
    ['(vehiclePuomi ?? kesto) * 2', {}, 'Lausekkeella (vehiclePuomi, kesto) ei ole arvoa.', 1, 23],
    ['(m3 ?? m3) + 1', {}, 'Lausekkeella (m3) ei ole arvoa.', 1, 10],
    ['1 + if(true; m3; 0)', {}, 'Lausekkeella (m3) ei ole arvoa.', 5, 15],
    ['lower(kaupunki) * 2', { kaupunki: 'Espoo' }, 'Lausekkeen (kaupunki) arvo "espoo" ei ole luku.', 1, 15],
    [
      'kaupunki && true',
      { kaupunki: 'Espoo' },
      'Muuttujan kaupunki (Selite: kaupunki) arvo "Espoo" ei ole tosi eikä epätosi.',
      1,
      8,
    ],
    ['m3', { m3: 'kolme' }, 'Muuttujan m3 (Selite: m3) arvo "kolme" ei ole luku.', 1, 2],
  ])('%s with %j is named at its place', (expression, values, text, position, length) => {
    expect(errorOf(`{${expression}}`, 'number', values)).toMatchObject({
      code: 'TYPE',
      text,
      position,
      length,
    });
  });

  it('of a price says which value it was, of a long one how it begins', () => {
    expect(errorOf('{"abc"}', 'number')).toMatchObject({ code: 'TYPE', value: 'abc' });
    const long = errorOf(`{"${'x'.repeat(2900)}"}`, 'number');
    expect(long.value).toBe(`${'x'.repeat(40)}…`);
    expect(long.text).toContain(`"${'x'.repeat(40)}…"`);
  });

  it('does not reach into objects', () => {
    const values = { kaupunki: { toString: () => 'Espoo' }, m3: [3], tyomaaNimi: () => 'x' };
    expect(valueOf('[{kaupunki}{tyomaaNimi}]', 'text', values)).toBe('[]');
    expect(valueOf('{m3 ?? "ei"}', 'text', values)).toBe('ei');
  });

  it.each([
    ['1 / 0', 'Nollalla ei voi jakaa.'],
    ['1 % 0', 'Nollalla ei voi jakaa.'],
    ['0 / 0', 'Nollalla ei voi jakaa.'],
    [`${'9'.repeat(300)} * ${'9'.repeat(300)}`, 'Luku ei ole äärellinen.'],
    ['9'.repeat(400), 'Luku ei ole äärellinen.'],
    [`roundHalf(${'9'.repeat(308)})`, 'Luku ei ole äärellinen.'],
    [`1 / (${'9'.repeat(300)} * ${'9'.repeat(300)})`, 'Luku ei ole äärellinen.'],
  ])('%s is not finite', (expression, text) => {
    expect(errorOf(`{${expression}}`, 'number')).toMatchObject({ code: 'NOT_FINITE', text });
  });

  it.each([undefined, null, ''])('%j is no value', (m3) => {
    expect(valueOf('{m3}', 'number', { m3 })).toBe(null);
    expect(valueOf('{m3 + 1}', 'number', { m3 })).toBe('TYPE');
  });

  it.each([Number.NaN, Infinity, -Infinity, '9'.repeat(400)])(
    '%s is not finite, whatever it is for',
    (m3) => {
      for (const source of ['{m3}', '{m3 + 1}', '{m3 ?? 1}', '{m3 > 1}', '{m3} m³'])
        for (const kind of ['condition', 'number', 'text'] as const)
          expect(valueOf(source, kind, { m3 })).toBe('NOT_FINITE');
      if (typeof m3 === 'string') expect(valueOf(m3, 'number')).toBe('NOT_FINITE');
      expect(valueOf('{kaupunki == "x"}', 'condition', { kaupunki: Infinity })).toBe('NOT_FINITE');
      expect(valueOf('{pesuTyömaalla}', 'condition', { pesuTyömaalla: m3 })).toBe('NOT_FINITE');
    },
  );
});

describe('a character outside the language', () => {
  it.each([
    'm3.length',
    'm3[0]',
    'm3 = 2',
    'm3 += 2',
    'm3++',
    '++m3',
    'm3++1',
    '--m3',
    'm3--1',
    '`a`',
    'm3?.x',
    'a => 1',
    '{}',
    '#m3',
    '\\u0065val(1)',
    'ｅｖａｌ(1)',
    'm3; 2',
    '1 & 2',
    '1 | 2',
    '~1',
    '2 ** 3',
    '@m3',
    '💥',
  ])('makes %s an error', (expression) => {
    expect(['SYNTAX', 'UNBALANCED']).toContain(valueOf(`{${expression}}`, 'text', { m3: 2 }));
  });

  it.each([
    ['{m3 = 2}', 'm3 == 2'],
    ['{m3=2}', 'm3==2'],
    ['{"ä" = "ö"}', '"ä" == "ö"'],
  ])('of %s is cured by comparing: %s', (source, cured) => {
    const error = errorOf(source);
    expect(error.text).toBe('Merkkiä = ei voi käyttää kaavassa.');
    const [cure] = repairsOf(source, error);
    expect(cure).toMatchObject({ title: 'Vertaa ==', text: '==' });
    const { position = 0, length = 0, text = '' } = cure ?? {};
    const after = source.slice(0, position) + text + source.slice(position + length);
    expect(after).toBe(`{${cured}}`);
    expect(typeof valueOf(after, 'condition', { m3: 2 })).toBe('boolean');
  });

  it.each(['{m3 += 2}', '{m3 => 1}', '{m3 =< 2}', '{= 2}', '{m3 =}', '{m3 + == 2}', '{1 & 2}', '{1e5}'])(
    'of %s has no known cure',
    (source) => {
      expect(repairsOf(source, errorOf(source))).toEqual([]);
    },
  );

  it('is marked whole, also beyond the first plane', () => {
    expect(errorOf('{1 + 💥}')).toMatchObject({ position: 5, length: 2 });
    expect(errorOf('{"\\💥"}')).toMatchObject({ position: 2, length: 3 });
  });
});

describe('the place of an error', () => {
  it.each([
    ['ä{m4}', 2],
    ['💥{m4}', 3],
    ['{"💥" + m4}', 8],
    ['a {m3} b {m4} c', 10],
    ['{m3}\n{m4}', 6],
  ])('in %s counts UTF-16 units, as a text field does', (source, position) => {
    expect(errorOf(source)).toMatchObject({ code: 'UNKNOWN_NAME', position, length: 2 });
  });

  it.each([
    ['{1e5}', 2, 2],
    ['{1 2}', 3, 1],
    ['{m3)}', 3, 1],
  ])('of what stands where nothing may, in %s, is that', (source, position, length) => {
    const text = 'Tämä ei sovi tähän.';
    expect(errorOf(source)).toMatchObject({ text, position, length });
  });

  it('of a missing sign is where it should stand', () => {
    expect(errorOf('{max(1 2)}')).toMatchObject({ text: 'Tästä puuttuu merkki ;.', position: 7 });
  });
});
