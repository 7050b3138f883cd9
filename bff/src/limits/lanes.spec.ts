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

  it('holds up what waits for a second at most, and leaves its place once', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => run('a', name));
      await jest.advanceTimersByTimeAsync(999);
      expect(begun).toEqual(['a1', 'a2']);
      finish.get('a2')?.();
      await setImmediate();
      expect(begun).toEqual(['a1', 'a2', 'a3']);
      await jest.advanceTimersByTimeAsync(1);
      expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
      finish.get('a1')?.();
      await setImmediate();
      expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
      for (const name of ['a3', 'a4']) finish.get(name)?.();
      await setImmediate();
      for (const name of ['a5', 'a6']) finish.get(name)?.();
      expect(await Promise.all(all)).toHaveLength(6);
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
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
