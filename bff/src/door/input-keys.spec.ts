import { normaliseKeys } from './input-keys.js';

describe('normaliseKeys', () => {
  it('composes decomposed keys at every depth and leaves values alone (C-12)', () => {
    const decomposed = 'määrä'.normalize('NFD');
    expect(normaliseKeys({ rows: [{ [decomposed]: decomposed }] })).toEqual({
      rows: [{ määrä: decomposed }],
    });
  });

  it.each(['grid_palkki_id', 'grid_palkki_Id', 'palkkiId'])('takes %s for palkkiId (C-10)', (key) => {
    expect(normaliseKeys({ [key]: 7 })).toEqual({ palkkiId: 7 });
  });

  it.each([null, undefined, 'text', 7])('leaves %s as it is', (value) => {
    expect(normaliseKeys(value)).toBe(value);
  });

  it.each(['constructor', 'toString', 'valueOf'])('has no other spelling of %s', (key) => {
    expect(normaliseKeys({ [key]: 7 })).toEqual({ [key]: 7 });
  });

  const nested = (depth: number): unknown => (depth === 0 ? 7 : [nested(depth - 1)]);

  it('takes 32 levels and refuses one more', () => {
    expect(normaliseKeys(nested(32))).toEqual(nested(32));
    expect(() => normaliseKeys(nested(33))).toThrow(
      expect.objectContaining({ code: 'REQUEST.INVALID' }) as Error,
    );
  });

  it('takes a list of 2,000 items and refuses one more', () => {
    const list = (length: number) => ({ orders: Array.from({ length }, () => ({})) });
    expect(normaliseKeys(list(2000))).toEqual(list(2000));
    expect(() => normaliseKeys(list(2001))).toThrow(
      expect.objectContaining({ code: 'REQUEST.INVALID' }) as Error,
    );
  });

  it('takes a key of 128 characters and refuses one more', () => {
    const body = (length: number) => ({ rows: [{ ['a'.repeat(length)]: 7 }] });
    expect(normaliseKeys(body(128))).toEqual(body(128));
    expect(() => normaliseKeys(body(129))).toThrow(
      expect.objectContaining({ code: 'REQUEST.INVALID' }) as Error,
    );
  });

  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
  const lists = (count: number) => Array.from({ length: count }, () => 7);

  it.each([
    ['keys of one object', 9_999, (count: number) => ({ inner: keys(count) })],
    ['keys in the objects of a list', 9_499, (count: number) => [...lists(500), keys(count)]],
    ['lists in a list', 9_995, (count: number) => [1, 2, 3, 4, 5].map(() => lists(count / 5))],
    ['objects in objects', 9_998, (count: number) => ({ a: { b: keys(count) } })],
  ])('takes 10,000 keys and items of a whole body and refuses more: %s', (_, most, body) => {
    expect(normaliseKeys(body(most))).toEqual(body(most));
    expect(() => normaliseKeys(body(most + 5))).toThrow(
      expect.objectContaining({ code: 'REQUEST.INVALID' }) as Error,
    );
  });
});
