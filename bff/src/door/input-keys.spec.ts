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

  it('takes a key of 128 characters and refuses one more', () => {
    const body = (length: number) => ({ rows: [{ ['a'.repeat(length)]: 7 }] });
    expect(normaliseKeys(body(128))).toEqual(body(128));
    expect(() => normaliseKeys(body(129))).toThrow(
      expect.objectContaining({ code: 'REQUEST.INVALID' }) as Error,
    );
  });
});
