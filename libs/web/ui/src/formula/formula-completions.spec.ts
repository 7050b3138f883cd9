import { formulaFunctions, keikkaSchema } from '@keikka/domain/formula';
import { allCompletions, complete, matchingCompletions, typedNameAt } from './formula-completions.js';
import { functionLabels } from './formula-texts.js';

const all = allCompletions(keikkaSchema);
const names = (typed: string) => matchingCompletions(all, typed).map(({ name }) => name);

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
  });

  it.each([
    ['{veh| > 42}', 'vehiclePuomi', '{vehiclePuomi| > 42}'],
    ['{cei|}', 'ceil', '{ceil(|)}'],
    ['{veh|icle > 42}', 'vehiclePuomi', '{vehiclePuomi| > 42}'],
    ['{Math.ce|(m3)}', 'ceil', '{ceil(|m3)}'],
    ['Määrä |', 'm3', 'Määrä {m3|}'],
    ['|', 'ceil', '{ceil(|)}'],
  ])('put into %s: %s gives %s', (source, name, result) => {
    const caret = source.indexOf('|');
    const plain = source.replace('|', '');
    const item = all.find((one) => one.name === name)!;
    const next = complete(plain, typedNameAt(plain, caret, 'text')!, item);
    expect(`${next.source.slice(0, next.caret)}|${next.source.slice(next.caret)}`).toBe(result);
  });
});
