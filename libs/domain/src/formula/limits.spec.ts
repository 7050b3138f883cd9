import { compile, evaluate } from './index.js';
import { errorOf, smallSchema, valueOf } from './test/small-schema.js';

const nested = (depth: number): string => `{${'('.repeat(depth)}1${')'.repeat(depth)}}`;
const sum = (terms: number): string => `{${Array.from({ length: terms }, () => '1').join('+')}}`;
const call = (count: number): string => `{max(${Array.from({ length: count }, () => '1').join(';')})}`;

describe('limits', () => {
  it('a source has at most 3000 characters [G-186]', () => {
    expect(valueOf('x'.repeat(3000), 'text')).toBe('x'.repeat(3000));
    expect(errorOf('x'.repeat(3001))).toMatchObject({
      code: 'TOO_LONG',
      text: 'Kaavassa on 3001 merkkiä, enintään 3000 mahtuu.',
      position: 3000,
      length: 1,
    });
  });

  it.each([12, true, {}, ['{1}'], Symbol('x')])('a source is a text, unlike %p', (source) => {
    const formula = compile(source as never, smallSchema, 'number');
    expect(formula.error).toMatchObject({ code: 'SYNTAX', text: 'Kaava on tekstiä.' });
    expect(evaluate(formula, {})).toBe(formula.error);
  });

  it('looks for the meaning of one unknown name, however many there are', () => {
    const byName = new Map(smallSchema.byName);
    let asked = 0;
    const schema = {
      ...smallSchema,
      byName: Object.assign(byName, { keys: () => ((asked += 1), new Map().keys()) }),
    };
    expect(compile('{x}'.repeat(995), schema, 'text').error).toMatchObject({
      code: 'UNKNOWN_NAME',
      position: 1,
    });
    expect(asked).toBe(1);
  });

  it.each([
    [nested(64), nested(65)],
    [`{${'!'.repeat(64)}true}`, `{${'!'.repeat(65)}true}`],
    [`{${'true ? 1 : '.repeat(64)}1}`, `{${'true ? 1 : '.repeat(65)}1}`],
    [`{${'abs('.repeat(64)}1${')'.repeat(64)}}`, `{${'abs('.repeat(65)}1${')'.repeat(65)}}`],
  ])('64 levels are well, 65 are not', (well, over) => {
    expect(compile(well, smallSchema, 'condition').error).toBeUndefined();
    expect(valueOf(over, 'number')).toBe('TOO_DEEP');
  });

  it('1600 parts are well, 1601 are not, over all segments together', () => {
    // n terms and n - 1 signs.
    expect(valueOf(`${sum(800)}{1}`, 'text')).toBe('8001');
    expect(valueOf(`${sum(800)}{1}{1}`, 'text')).toBe('TOO_COMPLEX');
    expect(valueOf(sum(801), 'number')).toBe('TOO_COMPLEX');
  });

  it('20 values are well in a call, 21 are not', () => {
    expect(valueOf(call(20), 'number')).toBe(1);
    expect(valueOf(call(21), 'number')).toBe('ARITY');
  });

  it('a result that is too long for the engine is too long, and nothing is thrown', () => {
    const values = { kaupunki: 'x'.repeat(2 ** 22) };
    for (const kind of ['text', 'condition', 'number'] as const)
      expect(valueOf('{kaupunki}'.repeat(300), kind, values)).toBe('TOO_LONG');
  });

  it('a result has at most 20 000 characters', () => {
    const values = { kaupunki: 'x'.repeat(10_000), tyomaaNimi: 'y' };
    for (const [well, over] of [
      ['{kaupunki}{kaupunki}', '{kaupunki}{kaupunki}{tyomaaNimi}'],
      ['{kaupunki + kaupunki}', '{kaupunki + kaupunki + tyomaaNimi}'],
    ] as const) {
      expect(valueOf(well, 'text', values)).toHaveLength(20_000);
      expect(errorOf(over, 'text', values)).toMatchObject({
        code: 'TOO_LONG',
        text: 'Tulos on yli 20000 merkkiä pitkä.',
      });
    }
  });
});
