import { compile, defineSchema } from '../index.js';
import { smallSchema } from '../test/small-schema.js';
import { TwoGenerationCache } from './compile-cache.js';

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

describe('TwoGenerationCache', () => {
  const name = (index: number): string => `${index}`.padStart(80, '-');
  const isKept = (kept: TwoGenerationCache<number>, index: number): boolean =>
    kept.get(name(index), () => -1) === index;
  /** Each name counts as 100 characters. */
  const keptOf = (count: number, least: number): TwoGenerationCache<number> => {
    const kept = new TwoGenerationCache<number>(least);
    for (let index = 0; index < count; index += 1) kept.get(name(index), () => index);
    return kept;
  };

  it('keeps what is used and drops what was not used for longest', () => {
    const kept = keptOf(2, 200);
    for (const other of [2, 3, 4, 5]) {
      kept.get(name(other), () => other);
      expect(isKept(kept, 0)).toBe(true);
    }
    expect(isKept(kept, 1)).toBe(false);
  });

  it('keeps the least it promises and at most twice as much', () => {
    for (let index = 90; index < 100; index += 1) expect(isKept(keptOf(100, 1000), index)).toBe(true);
    // Each is looked up in a cache of its own, because a miss stores an entry and evicts another.
    for (let index = 70; index < 80; index += 1) expect(isKept(keptOf(100, 1000), index)).toBe(false);
  });

  it('measures what it keeps by its length: one long source takes the place of many short ones', () => {
    const kept = keptOf(5, 1000);
    kept.get('x'.repeat(980), () => 1);
    kept.get('y', () => 2);
    expect(isKept(kept, 4)).toBe(true);
    kept.get('z'.repeat(980), () => 3);
    kept.get('y', () => 2);
    kept.get('x', () => 4);
    expect(isKept(kept, 3)).toBe(false);
  });
});
