import { LeastRecentlyUsed } from './compile-cache.js';
import { compile, defineSchema } from './index.js';
import { smallSchema } from './test/small-schema.js';

describe('compiled formulas', () => {
  it('are kept by source, kind and schema, those with an error too', () => {
    for (const source of ['{m3 + 1}', '{eval}', ''])
      expect(compile(source, smallSchema, 'number')).toBe(compile(source, smallSchema, 'number'));
    expect(compile('{m3}', smallSchema, 'number')).not.toBe(compile('{m3}', smallSchema, 'text'));
    const other = defineSchema([]);
    expect(compile('{m3}', other, 'number').error?.code).toBe('UNKNOWN_NAME');
  });

  it('that are too long are not kept', () => {
    const source = 'x'.repeat(3001);
    expect(compile(source, smallSchema, 'text')).not.toBe(compile(source, smallSchema, 'text'));
  });
});

describe('LeastRecentlyUsed', () => {
  let made = 0;
  const make = () => (made += 1);

  it('keeps what is used and drops what was not used for longest', () => {
    const kept = new LeastRecentlyUsed<string, number>(2);
    const a = kept.get('a', make);
    const b = kept.get('b', make);
    for (const other of ['c', 'd', 'e', 'f']) {
      kept.get(other, make);
      expect(kept.get('a', make)).toBe(a);
    }
    expect(kept.get('b', make)).not.toBe(b);
  });

  it('keeps the least it promises and never more than twice as many', () => {
    const kept = new LeastRecentlyUsed<number, number>(10);
    for (let key = 0; key < 100; key += 1) kept.get(key, () => key);
    const isKept = (key: number): boolean => kept.get(key, () => -1) === key;
    for (let key = 90; key < 100; key += 1) expect(isKept(key)).toBe(true);
    expect(Array.from({ length: 80 }, (_, key) => key).filter(isKept)).toEqual([]);
  });
});
