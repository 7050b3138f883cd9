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
  it('drops what was not used for longest', () => {
    const kept = new LeastRecentlyUsed<string, string>(2);
    let made = 0;
    const get = (key: string) => kept.get(key, () => `${key}${++made}`);
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
    expect(kept.size).toBe(2);
  });
});
