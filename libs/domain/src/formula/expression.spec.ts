import { repairsOf } from './index.js';
import { errorOf, valueOf } from './test/small-schema.js';

const result = (expression: string, values = {}): unknown => valueOf(`{${expression}}`, 'number', values);
const truth = (expression: string, values = {}): unknown => valueOf(`{${expression}}`, 'condition', values);
const text = (expression: string, values = {}): unknown => valueOf(`{${expression}}`, 'text', values);

describe('numbers', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['007', 7],
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 4 - 3', 3],
    ['2 * 3 % 4', 2],
    ['-7 % 3', -1],
    ['-2 * -3', 6],
    ['- -2', 2],
    ['+"12,5"', 12.5],
    ['7 / 2', 3.5],
  ])('%s is %d', (expression, value) => {
    expect(result(expression)).toBe(value);
  });

  it('takes a variable’s 12,5 as a number [G-192]', () => {
    expect(result('m3 * 2', { m3: '12,5' })).toBe(25);
    expect(result('m3 + 1', { m3: '12,5' })).toBe(13.5);
    expect(result('kaupunki * 2', { kaupunki: '12,5' })).toBe(25);
    expect(valueOf('12,5', 'number')).toBe(12.5);
  });

  it.each(['.5', '5.', '1e5', '0x10', '1_000', '1.2.3', '1 2', '1,5,2'])('does not know %s', (expression) => {
    expect(result(expression)).toBe('SYNTAX');
  });
});

describe('a comma inside a call', () => {
  it.each([
    ['max(1, 5)', 5],
    ['max(1;5)', 5],
    ['max(1 ,5)', 5],
    ['max((1,5); 1)', 1.5],
    ['max(m3,5)', 5],
    ['max(1.5,2)', 2],
    ['if(true; 1.5; 2)', 1.5],
  ])('%s is %d', (expression, value) => {
    expect(result(expression, { m3: 2 })).toBe(value);
  });

  it.each(['max(1,5)', 'max(m3; 1,5)', 'max(2 * 1,5, 3)', 'max((min(1,5)); 2)', 'max(true ? 1,5 : 2)'])(
    'of %s is refused with both cures',
    (expression) => {
      const error = errorOf(`{${expression}}`);
      expect(error).toMatchObject({
        code: 'AMBIGUOUS_COMMA',
        position: 1 + expression.indexOf('1,5'),
        length: 3,
        text: 'Pilkku on epäselvä: kirjoita 1.5 (desimaaliluku) tai 1; 5 (kaksi arvoa).',
      });
      expect(repairsOf(`{${expression}}`, error).map((repair) => repair.text)).toEqual(['1.5', '1; 5']);
    },
  );
});

describe('helpers', () => {
  it.each([
    ['min(3; 1; 2)', 1],
    ['Math.max(3, 1)', 3],
    ['max(4)', 4],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.4)', 2],
    ['round(4503599627370497)', 4503599627370497],
    ['round(-9007199254740991)', -9007199254740991],
    ['round(4503599627370494.5)', 4503599627370495],
    ['round(2251799813685247.5)', 2251799813685248],
    ['ceil(2.1)', 3],
    ['ceil(0.1 + 0.2)', 1],
    ['ceil((0.1 + 0.2) * 10)', 3],
    ['floor((0.1 + 0.7) * 10)', 8],
    ['floor(-2.1)', -3],
    ['Math.abs(-4)', 4],
    ['roundHalf(1.01)', 1.5],
    ['roundHalf(1)', 1],
    ['roundHalf(61 / 60)', 1.5],
    ['roundHalf(91 / 60)', 2],
    ['if(m3 > 2; 10; 20)', 10],
    ['if(m3 > 2, 10, kaupunki * 2)', 10],
    ['max("3"; 2)', 3],
  ])('%s is %d', (expression, value) => {
    expect(result(expression, { m3: 3, kaupunki: 'Espoo' })).toBe(value);
  });

  it.each([
    ['contains(kaupunki; "poo")', true],
    ['contains(kaupunki; "POO")', false],
    ['contains(tyomaaNimi; "a")', false],
    ['startsWith(lower(kaupunki); "esp")', true],
    ['upper(kaupunki) == "ESPOO"', true],
    ['contains(m3; "3")', true],
  ])('%s is %s', (expression, value) => {
    expect(truth(expression, { m3: 3, kaupunki: 'Espoo' })).toBe(value);
  });

  it.each([
    ['max()', 'max ottaa arvoja 1–20, ei 0.'],
    ['round()', 'round ottaa arvoja 1, ei 0.'],
    ['if(true; 1)', 'if ottaa arvoja 3, ei 2.'],
    ['contains("a"; "b"; "c")', 'contains ottaa arvoja 2, ei 3.'],
  ])('%s has the wrong number of values', (expression, error) => {
    expect(errorOf(`{${expression}}`)).toMatchObject({ code: 'ARITY', text: error, position: 1 });
  });

  it.each(['max', 'Math.max', 'Math.pow(2; 3)', 'Math.lower("A")', 'm3(2)', 'max.call(1)', 'Math'])(
    '%s is none',
    (expression) => {
      expect(['SYNTAX', 'UNKNOWN_NAME']).toContain(result(expression));
    },
  );
});

describe('texts', () => {
  it.each([
    ['of two classes', `a${'\u0301\u0316'.repeat(1_000)}`],
    ['of one class', `a${'\u0308'.repeat(2_000)}`],
    ['without a letter', '\u0316\u0301'.repeat(1_000)],
    ['that are two each', `a${'\u0344\u0316'.repeat(1_000)}`],
  ])('with a heap of marks %s are as they are written', (_, heap) => {
    expect(valueOf(`{"${heap}"}`, 'text')).toBe(heap);
    expect(valueOf(`{kaupunki == "${heap}"}`, 'text', { kaupunki: heap })).toBe('true');
  });

  it('are in NFC inside braces, as names are, and as they stand outside', () => {
    const source = '{kaupunki == "Äänekoski"} Ä'.normalize('NFD');
    expect(valueOf(source, 'text', { kaupunki: 'Äänekoski' })).toBe(`true ${'Ä'.normalize('NFD')}`);
  });

  it.each([
    ['"a" + "b"', 'ab'],
    ["'a' + 1.5", 'a1,5'],
    ['1 + 2 + "a" + 1 + 2', '3a12'],
    ['tyomaaNimi + "a"', 'a'],
    ['"a" + null + "b"', 'ab'],
    ['"on " + true', 'on true'],
    ['"\\n\\t\\\\\\"\\\'"', '\n\t\\"\''],
    ["'12,5' + 1", '12,51'],
  ])('%s is %s', (expression, value) => {
    expect(text(expression)).toBe(value);
  });

  it.each([
    [3, '3'],
    [-0, '0'],
    [12.5, '12,5'],
    [-12.25, '-12,25'],
    [1234567.5, '1234567,5'],
    [0.00005, '0,0001'],
    [0.00004, '0'],
    [0.00015, '0,0002'],
    [-0.00015, '-0,0002'],
    [1.00005, '1,0001'],
    [1.00004999, '1'],
    [2.67495, '2,675'],
    [-0.00004, '0'],
    [1.23456, '1,2346'],
    [2.9999999999, '3'],
    [0.1 + 0.2, '0,3'],
    [900_719_925_475.125, '900719925475,125'],
    [1_000_000_000_000.5, '1000000000000,5'],
    [1_824_179_246_249.125, '1824179246249,125'],
    [-2_000_000_000_000.25, '-2000000000000,25'],
    [1e15, '1000000000000000'],
    [1e21, '1000000000000000000000'],
    [10.0203, '10,0203'],
  ])('prints %d as %s', (m3, printed) => {
    expect(text('m3', { m3 })).toBe(printed);
  });

  it('prints halves away from zero, whatever number of four decimals they follow', () => {
    for (let number = 0; number < 20_000; number += 7) {
      const four = (number / 10_000).toFixed(4);
      const expected = `${(number + 1) / 10_000}`.replace('.', ',');
      expect([four, text('m3', { m3: Number(`${four}5`) })]).toEqual([four, expected]);
    }
  });

  it('prints numbers whose texts are kept in one place', () => {
    const printed = [1, 1025, -1023, 1.1, 1].map((m3) => text('m3', { m3 }));
    expect(printed).toEqual(['1', '1025', '-1023', '1,1', '1']);
  });

  it.each(['"\\u0041"', '"\\x41"', '`a`', '/a/', '"a"\\', '"a" "b"'])('does not know %s', (expression) => {
    expect(text(expression)).toBe('SYNTAX');
  });
});

describe('comparing', () => {
  it.each([
    ['2 < 10', true],
    ['"10" < 9', false],
    ['"a" < "b"', true],
    ['"10" < "9"', true],
    ['2 >= 2', true],
    ['2 > 2', false],
    ['3 <= 2', false],
    ['1 == 1', true],
    ['1 == "1"', true],
    ['1.5 == "1,5"', true],
    ['1 === "1"', false],
    ['"a" != "b"', true],
    ['1 !== "1"', true],
    ['true == "true"', true],
    ['true == 1', false],
    ['null == null', true],
    ['null == 0', false],
    ['null == ""', true],
    ['null === lower("")', true],
    ['vehiclePuomi == null', true],
    ['1 + 1 == 2 && 3 > 2', true],
  ])('%s is %s', (expression, value) => {
    expect(truth(expression)).toBe(value);
  });
});

describe('truth', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['{2}', true],
    ['{0}', false],
    ['{-1}', false],
    ["{'true'}", true],
    ["{'false'}", false],
    ['{0,5}', true],
  ])('of %s is %s [G-194]', (source, value) => {
    expect(valueOf(source, 'condition')).toBe(value);
  });

  it.each([
    ['null', true],
    ['""', true],
    ['!true', false],
    ['!0', true],
    ['!vehiclePuomi', true],
    ['vehiclePuomi && vehiclePuomi > 36', false],
    ['vehiclePuomi == null || vehiclePuomi > 36', true],
    ['1 && 2', true],
    ['(-1) || 0', false],
    ['(vehiclePuomi ?? 40) > 36', true],
    ['vehiclePuomi ? false : true', true],
    ['true ? false : true ? true : true', false],
    ['(true || true) ?? false', true],
  ])('of %s is %s', (expression, value) => {
    expect(truth(expression)).toBe(value);
  });

  it('does not look at the side that does not count', () => {
    for (const expression of ['true || 1 / 0', 'false && 1 / 0', 'true ? 1 : 1 / 0', '1 ?? 1 / 0'])
      expect(truth(expression)).toBe(expression.startsWith('true') || expression.startsWith('1'));
  });

  it.each(['true ?? 1 || 2', '1 && 2 ?? 3', 'true || null ?? 1'])('wants parentheses in %s', (expression) => {
    expect(truth(expression)).toBe('SYNTAX');
  });
});

describe('a negative zero', () => {
  it.each(['{-8.5 * m3}', '{round(-0.4)}', '{-0}', '{m3 * -1}', '{ceil(-0.2)}'])(
    'never leaves %s',
    (source) => {
      expect(Object.is(valueOf(source, 'number', { m3: 0 }), 0)).toBe(true);
    },
  );
});
