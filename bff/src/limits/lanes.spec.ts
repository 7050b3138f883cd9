import { setImmediate } from 'node:timers/promises';
import { Lanes } from './lanes.js';

describe('work of many persons', () => {
  let lanes: Lanes;
  let begun: string[];
  let finish: Map<string, (error?: Error) => void>;
  beforeEach(() => {
    lanes = new Lanes(2);
    begun = [];
    finish = new Map();
  });

  const run = (key: string, name: string): Promise<string> =>
    lanes.run(key, () => {
      begun.push(name);
      return new Promise((resolve, reject) =>
        finish.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });

  it('is done two at once for each, in the order in which it came, and waits for nobody else', async () => {
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
    all.push(run('b', 'b1'));
    await setImmediate();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    finish.get('a2')?.();
    await setImmediate();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of ['a1', 'a3', 'b1']) finish.get(name)?.();
    await setImmediate();
    finish.get('a4')?.();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('makes room also when it fails', async () => {
    const failing = run('a', 'a1');
    const others = [run('a', 'a2'), run('a', 'a3')];
    await setImmediate();
    finish.get('a1')?.(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    await setImmediate();
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    for (const name of ['a2', 'a3']) finish.get(name)?.();
    await Promise.all(others);
  });

  it('is refused when five hundred of one person wait, with the time to come again', async () => {
    const all = Array.from({ length: 502 }, (_, index) => run('a', `a${index}`));
    await expect(run('a', 'one more')).rejects.toMatchObject({ code: 'REQUEST.TOO_MANY', seconds: 1 });
    const other = run('b', 'b');
    for (let done = 0; done < 502; done += 1) {
      finish.get(`a${done}`)?.();
      await all[done];
    }
    finish.get('b')?.();
    expect(await other).toBe('b');
  });
});
