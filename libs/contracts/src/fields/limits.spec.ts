import { tuoteFields } from '../invoicing/tuote/fields.js';
import {
  day,
  decimal,
  fields,
  formula,
  ids,
  instant,
  latitude,
  lines,
  longitude,
  nullable,
  reference,
  text,
  whole,
} from './field.js';
import { demandWithin, faultOf } from './limits.js';

const required = { required: 'TUOTE.NIMIKE_REQUIRED' } as const;
const hinta = decimal({ from: -1000, to: 1000, scale: 2 });

describe('the limits of a field', () => {
  it.each([
    ['text', text(5), 'viisi', 'kuusi!', 'too long'],
    ['characters that a browser counts twice', text(3), '🚧🚧🚧', '🚧🚧🚧!', 'too long'],
    ['an emoji of two code points', text(3), '⚠️!', '⚠️!!', 'too long'],
    ['formula', formula('number', ''), '1'.repeat(3000), '1'.repeat(3001), 'too long'],
    ['whole: most', whole(0, 10), 10, 11, 'out of range'],
    ['whole: least', whole(1, 10), 1, 0, 'out of range'],
    ['whole: below zero', whole(-3, 10), '-3', '-4', 'out of range'],
    ['whole: decimals', whole(0, 10), '5', '5.0', 'no number'],
    ['decimal: most', hinta, '1000.00', '1000.01', 'out of range'],
    ['decimal: least', hinta, '-1000', '-1000.01', 'out of range'],
    ['decimal: decimals', hinta, '9.99', '9.999', 'no number'],
    ['decimal: comma', hinta, '9.9', '9,9', 'no number'],
    ['decimal: exponent', hinta, '100', '1e2', 'no number'],
    ['decimal: words', hinta, '5', 'viisi', 'no number'],
    ['decimal: digits', decimal({ from: 0, to: 1e12, scale: 0 }), '9999999999', '10000000000', 'no number'],
    ['a required text', text(5, '', required), 'a', '  ', 'missing'],
    ['a required reference', reference('vehicle', '', required), 7, 0, 'missing'],
    ['ids', ids(2), [1, 2], [1, 2, 3], 'too many'],
    ['latitude: most', latitude(), 90, 90.0000001, 'out of range'],
    ['latitude: least', latitude(), -90, -90.0000001, 'out of range'],
    ['longitude: most', longitude(), 180, 180.0000001, 'out of range'],
    ['longitude: words', longitude(), 0, 'itä', 'no number'],
    ['an instant of this century', instant(), '2099-12-31T21:59:59Z', '2100-01-01T00:00:00Z', 'out of range'],
    ['a day of the calendar', day(), '20280229', '20270229', 'out of range'],
    ['lines', lines({}, { most: 1 }), [{}], [{}, {}], 'too many'],
    ['a required value', decimal({ from: 0, to: 1, scale: 1 }, '', required), '0', null, 'missing'],
  ])('%s', (_, field, within, beyond, fault) => {
    expect(faultOf(field, within)).toBeUndefined();
    expect(faultOf(field, beyond)).toBe(fault);
  });

  it.each([
    ['empty', text(5), ''],
    ['spaces alone, however many', text(5), '      '],
    ['nothing', hinta, undefined],
    ['null where the field may be null', nullable(decimal({ from: 1, to: 2, scale: 1 }, '', required)), null],
    ['a kind without limits', instant(), '2026-11-20T05:00:00.000Z'],
    ['no reference', reference(), 0],
  ])('let pass what is %s', (_, field, value) => {
    expect(faultOf(field, value)).toBeUndefined();
  });
});

describe('a state beyond the limits', () => {
  const record = fields({
    nimike: text(5, 'Nimike', required),
    alv: decimal({ from: 0, to: 100, scale: 1 }, 'ALV', { refusal: 'TUOTE.ALV_OUT_OF_RANGE' }),
    kesto: whole(15, 600, 'Kesto', {
      refusal: { below: 'KEIKKA.DURATION_TOO_SHORT', above: 'KEIKKA.DURATION_TOO_LONG' },
    }),
    orderNum: whole(0, 10),
    rivit: lines({ määrä: whole(0, 10), hinta: decimal({ from: 0, to: 9, scale: 1 }) }, { most: 2 }),
  });
  const line = { määrä: 10, hinta: '9.0' };
  const within = { nimike: 'viisi', alv: '100', kesto: 15, orderNum: 10, rivit: [line, line] };

  it('is refused only when it is', () => {
    expect(() => demandWithin(record, within)).not.toThrow();
  });

  it.each([
    ['missing', { nimike: '' }, { code: 'TUOTE.NIMIKE_REQUIRED' }],
    ['of nothing that is seen', { nimike: '\u200b\u00ad' }, { code: 'TUOTE.NIMIKE_REQUIRED' }],
    ['out of range with a code', { alv: '100.1' }, { code: 'TUOTE.ALV_OUT_OF_RANGE' }],
    ['below with a code of its own', { kesto: 14 }, { code: 'KEIKKA.DURATION_TOO_SHORT' }],
    ['above with a code of its own', { kesto: 601 }, { code: 'KEIKKA.DURATION_TOO_LONG' }],
    ['out of range without one', { orderNum: 11 }, invalid('orderNum', 'out of range')],
    ['too long', { nimike: 'kuusi!' }, invalid('nimike', 'too long')],
    ['no number', { alv: 'x' }, invalid('alv', 'no number')],
    [
      'a line: out of range',
      { rivit: [line, { ...line, määrä: 11 }] },
      invalid('rivit.1.määrä', 'out of range'),
    ],
    ['too many lines', { rivit: [line, line, line] }, invalid('rivit', 'too many')],
    ['wrong twice: the first field', { nimike: '', orderNum: 11 }, { code: 'TUOTE.NIMIKE_REQUIRED' }],
  ])('is refused with the code of its field: %s', (_, changes, failure) => {
    expect(refusalOf(() => demandWithin(record, { ...within, ...changes }))).toMatchObject(failure);
  });
});

describe('a product', () => {
  it.each([
    ['nimike', 'n'.repeat(200), 'n'.repeat(201)],
    ['lisäNimike', 'n'.repeat(200), 'n'.repeat(201)],
    ['yksikkö', 'y'.repeat(20), 'y'.repeat(21)],
    ['kommentti', 'k'.repeat(2000), 'k'.repeat(2001)],
    ['alv', '100', '100.0001'],
    ['hinta', '1000000', '1000000.0001'],
    ['hinta', '-1000000.0000', '-1000000.0001'],
    ['orderNum', 1_000_000, 1_000_001],
  ] as const)('takes %s up to its limit and not one over', (name, within, beyond) => {
    expect(faultOf(tuoteFields[name], within)).toBeUndefined();
    expect(faultOf(tuoteFields[name], beyond)).toMatch(/too long|out of range/);
  });
});

function invalid(field: string, problem: string) {
  return { code: 'REQUEST.INVALID', details: [{ field, problem }] };
}

function refusalOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
