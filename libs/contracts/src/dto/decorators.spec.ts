import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Day, Decimal, Id, IdOrZero, Instant, Text } from './decorators.js';
import { Ids, ListOf } from './nested.js';

class Sample {
  @Id({ optional: true }) id?: number;
  @IdOrZero({ optional: true }) idOrZero?: number;
  @Instant({ optional: true }) instant?: string;
  @Day({ optional: true }) day?: string;
  @Text(3, { optional: true }) text?: string;
  @Decimal({ from: -100, to: 100, scale: 4 }, { optional: true }) amount?: string;
}

class Priced {
  @Decimal({ from: -10_000, to: 10_000, scale: 4, unit: '€' }) hinta!: string;
}

const faults = (sample: object): string[] =>
  validateSync(plainToInstance(Sample, sample)).map(({ property }) => property);

class Nullable {
  @Text(3) required!: string;
  @Text(3, { optional: true }) text?: string;
  @IdOrZero({ optional: true, nullable: true }) id?: number | null;
}

describe('a field at the door', () => {
  it.each([
    ['id', 1],
    ['id', '2147483647'],
    ['idOrZero', 0],
    ['idOrZero', '0'],
    ['instant', '2026-11-20T07:00:00.000Z'],
    ['instant', '2026-11-20T07:00+02:00'],
    ['day', '20280229'],
    ['text', 'äöå'],
    ['text', 'a\nb'],
    ['text', '\ud83d\udca5'],
    ['amount', '12,5'],
    ['amount', '100'],
  ])('takes %s %s', (field, value) => {
    expect(faults({ [field]: value })).toEqual([]);
  });

  it.each([
    ['id', 0],
    ['id', 2_147_483_648],
    ['id', true],
    ['id', [7]],
    ['id', 1.5],
    ['id', '0x10'],
    ['id', '1e3'],
    ['id', ' 7'],
    ['id', '-7'],
    ['idOrZero', false],
    ['idOrZero', ''],
    ['idOrZero', ' '],
    ['idOrZero', []],
    ['id', '1; drop table keikka'],
    ['instant', '2026-11-20T07:00:00'],
    ['instant', '2026-02-30T10:00:00Z'],
    ['instant', 20_261_120],
    ['instant', '2026-11-20T10:00:00,5Z'],
    ['instant', '9999-12-31T22:00:00.000Z'],
    ['day', '20260229'],
    ['day', '99991231'],
    ['text', 'neljä'],
    ['text', 'a\u0000b'],
    ['text', 'a\u001b'],
    ['text', 'a\ud800'],
    ['text', '\udc00a'],
    ['amount', '12,34567'],
    ['amount', '100.0001'],
    ['amount', '-101'],
  ])('refuses %s %s', (field, value) => {
    expect(faults({ [field]: value })).toEqual([field]);
  });

  it.each([
    ['Finnish letters', '\u00e4\u00f6\u00e5'],
    ['letters of four code units', '\u1f82\u1f83\u1f84'],
    ['letters of six code units', '\u{16126}\u{16127}\u{16126}'],
    ['Hangul', '\ud55c\uae00\ud55c'],
  ])('takes as many %s decomposed as composed, and not one more', (_, text) => {
    const decomposed = text.normalize('NFD');
    expect(plainToInstance(Sample, { text: decomposed }).text).toBe(text.normalize('NFC'));
    expect(faults({ text: decomposed })).toEqual([]);
    expect(faults({ text: `${decomposed}${decomposed}` })).toEqual(['text']);
  });

  it.each([
    ['marks of two classes', `a${'\u0301\u0316'.repeat(50_000)}`],
    ['marks of one class', `a${'\u0301'.repeat(50_000)}`],
    ['decomposed letters', 'a\u0308'.repeat(50_000)],
    ['direction marks', '\u200e'.repeat(50_000)],
    ['halves of characters', '\ud800'.repeat(50_000)],
  ])('refuses a long text of %s and keeps only its start', (_, text) => {
    expect(faults({ text })).toEqual(['text']);
    expect(plainToInstance(Sample, { text }).text).toHaveLength(18);
  });

  it('takes a text within its limit that is marks alone', () => {
    expect(faults({ text: 'a\u0301\u0316' })).toEqual([]);
    expect(faults({ text: '\u0316\u0301\u0316' })).toEqual([]);
  });

  it('takes a null for absent, unless null is a value of the field', () => {
    const taken = plainToInstance(Nullable, { required: 'a', text: null, id: null });
    expect(validateSync(taken)).toEqual([]);
    expect([taken.text, taken.id]).toEqual([undefined, null]);
  });

  it('refuses a null where a value is required', () => {
    const found = validateSync(plainToInstance(Nullable, { required: null }));
    expect(found.map(({ property }) => property)).toEqual(['required']);
  });

  it.each([
    ['−5,50\u00a0€', '-5.50'],
    ['(5,5)', '-5.5'],
    ['5,50-', '-5.50'],
    [' 12,5 ', '12.5'],
    ['1\u202f234,50', '1234.50'],
    ['\u200e7\u200b', '7'],
    [-5.5, '-5.5'],
  ])('reads the price %j as it is written in the browser', (hinta, amount) => {
    const taken = plainToInstance(Priced, { hinta });
    expect(validateSync(taken)).toEqual([]);
    expect(taken.hinta).toBe(amount);
  });

  it.each(['', ' ', '5-6', '2x5', '1e3', '25,5 %', '1.234,50', '--5', '５', 'NaN', 1e21, NaN, true, ['5']])(
    'refuses the price %j',
    (hinta) => {
      expect(validateSync(plainToInstance(Priced, { hinta }))).toHaveLength(1);
    },
  );

  it('drops marks that turn a text around', () => {
    expect(plainToInstance(Sample, { text: '\u202aab\u202c' }).text).toBe('ab');
  });

  it.each([
    ['a\u200e\u0308', 'ä'],
    ['o\u202a\u0308\u202c', 'ö'],
    ['\u2066e\u2069\u0302\u200f\u0323', 'ệ'],
    ['\u1100\u200e\u1161\u200e\u11a8', '각'],
    ['aaa\u200e\u0308', 'aaä'],
  ])('composes %j, whose direction marks are between a letter and its marks', (text, tidy) => {
    expect(faults({ text })).toEqual([]);
    expect(plainToInstance(Sample, { text }).text).toBe(tidy);
  });

  it.each([
    ['text', '\u0000', 'text must hold no control characters and no half characters'],
    ['day', '20260229', 'day must be a day as yyyymmdd'],
  ])('says what is wrong with %s', (field, value, problem) => {
    const [found] = validateSync(plainToInstance(Sample, { [field]: value }));
    expect(Object.values(found?.constraints ?? {})).toContain(problem);
  });
});

class Inner {
  @Id() personId!: number;
  @Id({ nullable: true }) vehicleId!: number | null;
  @Id({ optional: true }) varmenne?: number;
}

class Outer {
  @ListOf(() => Inner, 2) list!: Inner[];
  @Ids(2) ids!: number[];
}

describe('a list at the door', () => {
  const inner = { personId: 7, vehicleId: null };
  const outer = (body: object): string[] =>
    validateSync(plainToInstance(Outer, { list: [], ids: [], ...body })).map(({ property }) => property);

  it.each([
    ['nothing in it', {}],
    ['objects, with none for an id that may be missing', { list: [inner, { ...inner, varmenne: 3 }] }],
    ['ids', { ids: [1, 2_147_483_647] }],
  ])('takes %s', (_, body) => {
    expect(outer(body)).toEqual([]);
  });

  it.each([
    ['an object for a list', { list: inner }, 'list'],
    ['an object without what it needs', { list: [{ personId: 7 }] }, 'list'],
    ['an object with a wrong field', { list: [{ ...inner, personId: 0 }] }, 'list'],
    ['something that is no object', { list: [7] }, 'list'],
    ['a list in the place of an object', { list: [[]] }, 'list'],
    ['too many objects', { list: [inner, inner, inner] }, 'list'],
    ['an id that is none', { ids: [0] }, 'ids'],
    ['an id that is a text', { ids: ['1'] }, 'ids'],
    ['too many ids', { ids: [1, 2, 3] }, 'ids'],
    ['an id twice', { ids: [1, 1] }, 'ids'],
  ])('refuses %s', (_, body, field) => {
    expect(outer(body)).toEqual([field]);
  });
});
