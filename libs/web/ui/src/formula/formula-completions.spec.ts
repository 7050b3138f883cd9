import { formulaFunctions, keikkaSchema } from '@keikka/domain/formula';
import { allCompletions, completionOf, matchingCompletions, typedNameAt } from './formula-completions.js';
import { functionLabels } from './formula-texts.js';

const all = allCompletions(keikkaSchema);
const names = (text: string, isHelper = false) =>
  matchingCompletions(all, { text, isHelper }).map(({ name }) => name);

describe('the name being typed', () => {
  it.each([
    ['{veh|}', 'veh'],
    ['{m3 + |}', ''],
    ['{m3|3}', 'm3'],
    ['a {ke|', 'ke'],
    ['{"a" + k|}', 'k'],
    ['{"a\\"" + k|}', 'k'],
    ['{/* a */|}', ''],
    ['{/* a */ m|}', 'm'],
    ['{"a"|}', ''],
    ['{Math.ce|}', 'ce'],
    ['{ve|hicle + m3}', 've'],
    ['{m3 {ke|', 'ke'],
  ])('in %s is %s', (source, text) => {
    const caret = source.indexOf('|');
    expect(typedNameAt(source.replace('|', ''), caret, 'text')).toMatchObject({ text, isInside: true });
  });

  it.each(['{"ve|"}', '{"ve|', '{"a\\"|', '{// ve|', '{/* ve|', '{/* ve| */}', '{/*/|'])(
    'in %s is none',
    (source) => {
      expect(typedNameAt(source.replace('|', ''), source.indexOf('|'), 'text')).toBeUndefined();
    },
  );

  it.each(['|', 'ajoneuvo |', '{m3} |'])('is outside braces in %s', (source) => {
    expect(typedNameAt(source.replace('|', ''), source.indexOf('|'), 'text')).toMatchObject({
      text: '',
      isInside: false,
    });
  });
});

describe('completions', () => {
  it('are all variables and functions, each with a Finnish label', () => {
    expect(all).toHaveLength(keikkaSchema.variables.length + formulaFunctions.length);
    expect(Object.keys(functionLabels).sort()).toEqual(formulaFunctions.map(({ name }) => name).sort());
  });

  it('find each name first by itself', () => {
    for (const { name } of all) expect(names(name)[0]).toBe(name);
  });

  it('begin with what is typed, then have it in name or label', () => {
    expect(names('veh').slice(0, 5)).toEqual([
      'vehicleNo',
      'vehicleNimi',
      'vehicleRegNo',
      'vehiclePuomi',
      'vehicleTypeName',
    ]);
    expect(names('puomi')).toEqual(['vehiclePuomi', 'pumppuPuomi', 'optimalPumppuPuomi', 'toimitettuPuomi']);
    expect(names('TYHJANA')[0]).toBe('tyhjänäTyömaalle');
    expect(names('xyz')).toEqual([]);
    expect(names('r', true).slice(0, 2)).toEqual(['round', 'roundHalf']);
    expect(names('', true)).toHaveLength(formulaFunctions.length);
  });

  it.each([
    ['{veh| > 42}', 'vehiclePuomi', '{vehiclePuomi| > 42}'],
    ['{cei|}', 'ceil', '{ceil(|)}'],
    ['{veh|icle > 42}', 'vehiclePuomi', '{vehiclePuomi| > 42}'],
    ['{Math.ce|(m3)}', 'ceil', '{ceil(|m3)}'],
    ['{Math.|}', 'ceil', '{ceil(|)}'],
    ['Määrä |', 'm3', 'Määrä {m3|}'],
    ['|', 'ceil', '{ceil(|)}'],
  ])('put into %s: %s gives %s', (source, name, result) => {
    const caret = source.indexOf('|');
    const plain = source.replace('|', '');
    const item = all.find((one) => one.name === name)!;
    const { from, to, text, caret: next } = completionOf(plain, typedNameAt(plain, caret, 'text')!, item);
    const after = plain.slice(0, from) + text + plain.slice(to);
    expect(`${after.slice(0, next)}|${after.slice(next)}`).toBe(result);
  });
});
