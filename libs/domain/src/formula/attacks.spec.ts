import attacks from './test/attacks.json';
import { compile, defineSchema, evaluate, explain, isFormulaError } from './index.js';

interface Attack {
  title: string;
  source: string;
  repeat?: string;
  times?: number;
  end?: string;
  code?: string;
  value?: string;
}

const context = {
  m3: 2,
  kaupunki: '{eval(1)}',
  tyomaaNimi: '<img src=x onerror=alert(1)>',
  tyomaaComment: 'x'.repeat(200),
};
const schema = defineSchema<typeof context>(
  (['m3', 'kaupunki', 'tyomaaNimi', 'tyomaaComment'] as const).map((name) => ({
    name,
    type: name === 'm3' ? 'number' : 'string',
    label: name,
    group: 'Koe',
    read: (values) => values[name],
  })),
);

/** The same list is run in Chromium under a content security policy: e2e/journeys/formula.spec.ts. */
describe('an attack', () => {
  const globals = Object.getOwnPropertyNames(globalThis).sort();

  it.each(attacks as Attack[])('by $title is refused or harmless', (attack) => {
    const source = attack.source + (attack.repeat ?? '').repeat(attack.times ?? 0) + (attack.end ?? '');
    for (let round = 0; round < 2; round += 1) {
      const outcome = evaluate(compile(source, schema, 'text'), context);
      expect(isFormulaError(outcome) ? outcome.code : outcome).toBe(attack.code ?? attack.value);
      explain(compile(source, schema, 'text'), context);
    }
  });

  it('leaves nothing behind', () => {
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(globals);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('finds no code made of text in the language itself', () => {
    const running = jest.fn();
    const { Function: original, eval: originalEval } = globalThis;
    globalThis.Function = running as never;
    globalThis.eval = running;
    try {
      for (const source of ['{eval(1)}', '{m3 * 2}', 'm³ {m3}, {max(m3; 1)}'])
        evaluate(compile(source, defineSchema(schema.variables), 'text'), context);
    } finally {
      globalThis.Function = original;
      globalThis.eval = originalEval;
    }
    expect(running).not.toHaveBeenCalled();
  });
});
