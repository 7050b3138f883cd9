import { actor } from '@keikka/builders';
import { runInContext } from '../src/index.js';
import { startFixture, type Fixture } from './fixture-service.js';

const handler = actor({ personId: 5 });

describe('a call with an idempotency key', () => {
  let fixture: Fixture;
  let runs = 0;

  beforeAll(async () => {
    fixture = await startFixture();
  });
  afterAll(() => fixture.stop());
  beforeEach(() => {
    runs = 0;
  });

  const call = (idempotencyKey: string, body: unknown, caller = handler): Promise<{ run: number }> =>
    runInContext({ actor: caller, correlationId: 'c', idempotencyKey }, () =>
      fixture.transactions.runOnce(caller, 'test', body, () => {
        runs += 1;
        return Promise.resolve({ run: runs });
      }),
    );

  it('is done once and answers the first result again', async () => {
    await expect(call('k1', { a: 1 })).resolves.toEqual({ run: 1 });
    await expect(call('k1', { a: 1 })).resolves.toEqual({ run: 1 });
    expect(runs).toBe(1);
  });

  it('is done once when two come at the same moment', async () => {
    const answers = await Promise.all([call('k2', {}), call('k2', {})]);
    expect(answers).toEqual([{ run: 1 }, { run: 1 }]);
  });

  it('refuses another body under the same key', async () => {
    await call('k3', { a: 1 });
    await expect(call('k3', { a: 2 })).rejects.toMatchObject({ code: 'REQUEST.KEY_REUSED' });
  });

  it('has nothing to do with a colleague’s call under the same key', async () => {
    await expect(call('k5', { a: 1 })).resolves.toEqual({ run: 1 });
    await expect(call('k5', { a: 2 }, actor({ personId: 6 }))).resolves.toEqual({ run: 2 });
  });

  it('may be tried again when the first try failed', async () => {
    const failing = runInContext({ actor: handler, correlationId: 'c', idempotencyKey: 'k4' }, () =>
      fixture.transactions.runOnce(handler, 'test', {}, () => Promise.reject(new Error('broken'))),
    );
    await expect(failing).rejects.toThrow('broken');
    await expect(call('k4', {})).resolves.toEqual({ run: 1 });
  });
});
