import 'reflect-metadata';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExecutionContext, NestInterceptor } from '@nestjs/common';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { anonymousActor } from '@keikka/contracts';
import { InTurn, Turns } from './in-turn.js';
import { runInContext } from './request-context.js';

/** Work that ends when the test says so. */
function work() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: jest.fn(() => ended), end };
}

describe('turns', () => {
  it('let two commands of one thing work and the others wait', async () => {
    const turns = new Turns();
    const works = [work(), work(), work()];
    const [first, , third] = works;
    const taken = works.map(({ run }) => turns.take('keikka:1', run));
    expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
    first?.end();
    await taken[0];
    expect(third?.run).toHaveBeenCalled();
    works.forEach(({ end }) => end());
    await Promise.all(taken);
  });

  it('do not let another thing wait', async () => {
    const turns = new Turns();
    const crowd = Array.from({ length: 10 }, work);
    const taken = crowd.map(({ run }) => turns.take('keikka:1', run));
    expect(await turns.take('keikka:2', () => Promise.resolve('done'))).toBe('done');
    crowd.forEach(({ end }) => end());
    await Promise.all(taken);
  });

  it('let a command of several things wait for each of them, and no two wait for each other', async () => {
    const turns = new Turns();
    const first = [work(), work()];
    const held = first.map(({ run }) => turns.take('keikka:2', run));
    const both = work();
    const one = turns.takeAll(['keikka:2', 'keikka:1', 'keikka:2'], both.run);
    const other = turns.takeAll(['keikka:1', 'keikka:2'], both.run);
    expect(both.run).not.toHaveBeenCalled();
    first.forEach(({ end }) => end());
    await Promise.all(held);
    both.end();
    await Promise.all([one, other]);
    expect(both.run).toHaveBeenCalledTimes(2);
    expect(turns).toEqual(new Turns());
  });

  it('refuse the one beyond a hundred who wait, and forget the crowd when it has gone', async () => {
    const turns = new Turns();
    const crowd = Array.from({ length: 102 }, work);
    const taken = crowd.map(({ run }) => turns.take('keikka:1', run));
    await expect(turns.take('keikka:1', work().run)).rejects.toMatchObject({ code: 'SERVICE.BUSY' });
    crowd.forEach(({ end }) => end());
    await Promise.all(taken);
    expect(turns).toEqual(new Turns());
  });

  it('keep the context of each command and its failure', async () => {
    const turns = new Turns();
    const storage = new AsyncLocalStorage<number>();
    const seen = [1, 2, 3, 4].map((id) =>
      storage.run(id, () => turns.take('keikka:1', () => Promise.resolve(storage.getStore()))),
    );
    expect(await Promise.all(seen)).toEqual([1, 2, 3, 4]);
    await expect(turns.take('keikka:1', () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  });
});

describe('a command in turn', () => {
  class Commands {
    @InTurn('keikkaId')
    move(): void {
      // Nest calls it after the interceptor.
    }
    @InTurn('keikkaId', 'moves')
    moveMany(): void {
      // The same.
    }
  }
  const interceptorOf = (method: () => void): NestInterceptor =>
    (Reflect.getMetadata(INTERCEPTORS_METADATA, method) as [NestInterceptor])[0];
  const one = interceptorOf(Commands.prototype.move);
  const many = interceptorOf(Commands.prototype.moveMany);
  const handle = jest.fn(() => of('moved'));

  const ask = (request: object, answerBy?: number, interceptor = one): Promise<unknown> => {
    const execution = { switchToRpc: () => ({ getData: () => request }) } as unknown as ExecutionContext;
    return runInContext({ actor: anonymousActor, correlationId: 'c', answerBy }, () =>
      lastValueFrom(interceptor.intercept(execution, { handle }) as Observable<unknown>),
    );
  };

  it('is carried out, with a key or without', async () => {
    expect(await ask({ keikkaId: 1 })).toBe('moved');
    expect(await ask({})).toBe('moved');
    expect(await ask({ moves: [{ keikkaId: 1 }, { keikkaId: 2 }] }, undefined, many)).toBe('moved');
    expect(await ask({ moves: [] }, undefined, many)).toBe('moved');
  });

  it('is dropped when nobody waits for it any more', async () => {
    handle.mockClear();
    await expect(ask({ keikkaId: 1 }, Date.now() - 1)).rejects.toMatchObject({ code: 'SERVICE.UNAVAILABLE' });
    expect(handle).not.toHaveBeenCalled();
  });
});
