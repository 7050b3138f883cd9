import { compile, evaluate, explain } from './index.js';
import { smallSchema, valueOf } from './test/small-schema.js';

describe('what is read for a variable', () => {
  const throwing = {
    get m3(): number {
      throw new Error('no m3');
    },
  };

  it.each([
    ['a context that is null', null as never],
    ['a context that is missing', undefined as never],
    ['a field that throws', throwing],
  ])('of %s is an error of that variable, and evaluating does not throw', (_, context) => {
    for (const kind of ['condition', 'number', 'text'] as const) {
      const formula = compile('{m3 > 40}', smallSchema, kind);
      expect(evaluate(formula, context)).toMatchObject({
        code: 'TYPE',
        text: 'Muuttujan m3 (Selite: m3) arvo "?" ei ole luettavissa.',
        position: 1,
        length: 2,
      });
      expect(explain(formula, context)).toHaveLength(2);
    }
  });

  it('is no matter where the formula does not come to use it', () => {
    expect(valueOf('{true ? "a" : m3}', 'text', throwing)).toBe('a');
  });

  it.each(['==', '==='])('%s takes a missing text and an empty one for the same', (sign) => {
    for (const kaupunki of ['', null, undefined]) {
      expect(valueOf(`{kaupunki ${sign} ''}`, 'text', { kaupunki })).toBe('true');
      expect(valueOf(`{kaupunki ${sign} null}`, 'text', { kaupunki })).toBe('true');
      expect(valueOf(`{kaupunki ${sign} 0}`, 'text', { kaupunki })).toBe('false');
      expect(valueOf('{kaupunki ?? "ei"}', 'text', { kaupunki })).toBe('ei');
    }
    expect(valueOf(`{m3 ${sign} ''}`, 'text', { m3: 0 })).toBe('false');
    expect(valueOf(`{pesuTyömaalla ${sign} ''}`, 'text', { pesuTyömaalla: false })).toBe('false');
  });

  it.each([
    ['{kaupunki}', { kaupunki: 12.5 }, '12,5'],
    ['{pesuTyömaalla}', { pesuTyömaalla: 'false' }, 'false'],
    ['{pesuTyömaalla}', { pesuTyömaalla: 1 }, 'true'],
    ['{pesuTyömaalla}', { pesuTyömaalla: 'ehkä' }, 'TYPE'],
    ['{m3}', { m3: true }, 'TYPE'],
  ])('%s of %j becomes its type: %s', (source, values, value) => {
    expect(valueOf(source, 'text', values)).toBe(value);
  });
});

it('an error is the value of evaluating, and the same each time', () => {
  const formula = compile('{eval(1)}', smallSchema, 'number');
  expect(evaluate(formula, {})).toBe(formula.error);
});
