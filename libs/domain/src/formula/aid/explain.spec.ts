import { compile, explain, usedNames } from '../index.js';
import { smallSchema, type Values } from '../test/small-schema.js';

const formula = (source: string) => compile(source, smallSchema, 'text');
const told = (source: string, values: Values = {}) =>
  explain(formula(source), values).map(({ source: part, value }) => [part, value]);

describe('explain', () => {
  it('tells the values in the order they are reckoned', () => {
    expect(told('{(kesto - 3) * 148} euroa', { kesto: 3.5 })).toEqual([
      ['kesto', 3.5],
      ['(kesto - 3)', 0.5],
      ['(kesto - 3) * 148', 74],
    ]);
  });

  it('tells the label and the place of a variable', () => {
    expect(explain(formula('a {m3}'), { m3: 2 })).toEqual([
      { source: 'm3', label: 'Selite: m3', position: 3, length: 2, value: 2 },
    ]);
  });

  it.each([
    ['{m3 > 2 ? m3 : kesto}', ['m3', 'm3 > 2', 'm3', 'm3 > 2 ? m3 : kesto']],
    ['{if(m3 < 2; m3; kesto)}', ['m3', 'm3 < 2', 'kesto', 'if(m3 < 2; m3; kesto)']],
    ['{m3 || kesto}', ['m3', 'm3 || kesto']],
    ['{m3 && kesto}', ['m3', 'kesto', 'm3 && kesto']],
    ['{m3 ?? kesto}', ['m3', 'm3 ?? kesto']],
    ['{max(m3; -kesto)}', ['m3', 'kesto', '-kesto', 'max(m3; -kesto)']],
  ])('of %s only what was looked at', (source, parts) => {
    expect(told(source, { m3: 3, kesto: 1 }).map(([part]) => part)).toEqual(parts);
  });

  it('shows where it went wrong', () => {
    expect(told('{m3 + vehiclePuomi}', { m3: 3 })).toMatchObject([
      ['m3', 3],
      ['vehiclePuomi', null],
      ['m3 + vehiclePuomi', { code: 'TYPE' }],
    ]);
  });

  it('of a formula with an error is empty', () => {
    expect(told('{eval}')).toEqual([]);
  });
});

describe('usedNames', () => {
  it('are the variables in the order of their first use, each once', () => {
    expect(usedNames(formula('{m3 + kesto} {m3 > 2 ? kaupunki : "-"}'))).toEqual(['m3', 'kesto', 'kaupunki']);
    expect(usedNames(formula('{1 + 2}'))).toEqual([]);
    expect(usedNames(formula('{m3 +}'))).toEqual([]);
  });

  it('are all that is read', () => {
    const read: string[] = [];
    const watched = new Proxy<Values>({}, { get: (_, name) => void read.push(String(name)) });
    told('{true ? kaupunki : tyomaaNimi}', watched);
    expect(read).toEqual(['kaupunki', 'tyomaaNimi']);
  });
});
