import { sideBySide } from './side-by-side.mjs';

/** Works that note when they begin and end; each takes a turn of the event loop. */
function worksOf(/** @type {string[]} */ names, /** @type {string[]} */ seen) {
  return names.map((name) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    if (name === 'bad') throw new Error('bad');
  });
}

describe('works side by side', () => {
  it('are as many at a time as there are lanes', async () => {
    /** @type {string[]} */
    const seen = [];
    await sideBySide(worksOf(['a', 'b', 'c'], seen), 2);
    expect(seen).toEqual(['a begins', 'b begins', 'a ends', 'c begins', 'b ends', 'c ends']);
  });

  it('are all done when one of them fails, and the failure is told', async () => {
    /** @type {string[]} */
    const seen = [];
    await expect(sideBySide(worksOf(['bad', 'b'], seen), 1)).rejects.toThrow('bad');
    expect(seen).toContain('b ends');
  });
});
