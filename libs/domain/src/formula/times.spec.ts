import { compile, evaluate, explain, isFormulaError, keikkaSchema, type KeikkaFacts } from './index.js';

/** An order of that day in Helsinki, two hours ahead of the instants. */
const orderFrom = (pumppuAika: string, timeEnd: string | null = null): KeikkaFacts => ({
  keikka: { pumppuAika: `2026-11-20T${pumppuAika}:00.000Z`, timeEnd, kaupunki: 'Lohja' },
});
const quarterPastSix = orderFrom('04:15', '2026-11-20T22:30:00.000Z');

function outcome(expression: string, facts: KeikkaFacts = quarterPastSix): unknown {
  const value = evaluate(compile(`{${expression}}`, keikkaSchema, 'condition'), facts);
  return isFormulaError(value) ? value.text : value;
}

describe('a time compared with a text', () => {
  it.each([
    ["klo < '6:00'", false],
    ["klo < '6.00'", false],
    ["klo < '06:00'", false],
    ["klo < '6'", false],
    ["klo < 'klo 6'", false],
    ['klo < 6', false],
    ["klo > '6:00'", true],
    ["klo <= '6.15'", true],
    ["klo >= '6:15'", true],
    ["klo < '7'", true],
    ["klo < '24:00'", true],
    ["klo >= '24.00'", false],
    ["klo == '6:15'", true],
    ["klo == '615'", true],
    ["klo != '6.15'", false],
    ["klo === '6:15'", true],
    ["klo !== '6:15'", false],
    ["'6:00' > klo", false],
    ["'6:15' == klo", true],
    ["'10:00' > klo && '9:00' > klo", true],
    ["(klo ?? '7:00') < '6:20'", true],
    ["(kesto == null ? klo : '5:00') >= '6:00'", true],
    ["if(true; klo; kloLoppu) < '6:00'", false],
  ])('%s is read by the clock: %s', (expression, value) => {
    expect(outcome(expression)).toBe(value);
  });

  it.each([
    ['klo < kloLoppu', '06:00', '2026-11-20T14:00:00.000Z', true],
    ['klo < kloLoppu', '20:00', '2026-11-21T00:30:00.000Z', false],
    ['kloLoppu == klo', '06:00', '2026-11-21T06:00:00.000Z', true],
    ["kloLoppu < '3'", '20:00', '2026-11-21T00:30:00.000Z', true],
    ["kloLoppu == '0:30'", '20:00', '2026-11-20T22:30:00.000Z', true],
  ])('%s of an order from %s to %s is %s, as the times are printed', (expression, from, to, value) => {
    expect(outcome(expression, orderFrom(from, to))).toBe(value);
  });

  it.each([
    ["klo < 'aamu'", 'Lausekkeen arvo "aamu" ei ole kellonaika.'],
    ["klo < '6:75'", 'Lausekkeen arvo "6:75" ei ole kellonaika.'],
    ["klo == '24:30'", 'Lausekkeen arvo "24:30" ei ole kellonaika.'],
    ["'25' != klo", 'Lausekkeen arvo "25" ei ole kellonaika.'],
    ['klo >= 6,5', 'Lausekkeen arvo "6,5" ei ole kellonaika.'],
    ['klo < kaupunki', 'Muuttujan kaupunki (Kaupunki) arvo "Lohja" ei ole kellonaika.'],
    ['klo == (1 == 1)', 'Lausekkeen arvo "true" ei ole kellonaika.'],
    ["klo < ''", 'Lausekkeen arvo "" ei ole kellonaika.'],
    ['klo < keikkaComment', 'Muuttujalla keikkaComment (Lisätietoja) ei ole arvoa.'],
  ])('%s tells the author that it is none', (expression, text) => {
    expect(outcome(expression)).toBe(text);
    const formula = compile(`{${expression}}`, keikkaSchema, 'condition');
    expect(explain(formula, quarterPastSix).at(-1)?.value).toMatchObject({ code: 'TYPE', text });
  });

  it.each([
    ['klo == null', true],
    ["klo === ''", true],
    ["klo != '6:00'", true],
    ["klo == '6:00'", false],
    ['klo == kloLoppu', true],
    ["(klo ?? '7:00') > '6'", true],
    ["klo < '6:00'", 'Muuttujalla klo (Alkuaika (tt:mm)) ei ole arvoa.'],
  ])('of an order without a time, %s is %s', (expression, value) => {
    expect(outcome(expression, { keikka: {} })).toBe(value);
  });

  it('leaves texts alone that are not compared with a time', () => {
    expect(outcome("'06:15' < '6:00'")).toBe(true);
    expect(outcome("kaupunki < '6:00'")).toBe(false);
    expect(outcome("kaupunki == 'aamu'")).toBe(false);
  });
});
