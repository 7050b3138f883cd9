import { ApiError } from './api-error.js';
import { idempotent } from './idempotent.js';

const failure = (status: number): ApiError =>
  new ApiError({ status, errorCode: 'INTERNAL', message: 'Virhe', correlationId: 'c' });

function recorder(answers: (Error | string)[]) {
  const keys: string[] = [];
  const send = idempotent((_values: { m3: number }, key) => {
    keys.push(key);
    const answer = answers[keys.length - 1] ?? 'ok';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { keys, send };
}

describe('idempotent', () => {
  it('keeps the key while nothing has been decided', async () => {
    const { keys, send } = recorder([failure(0), failure(503), 'ok']);
    await expect(send({ m3: 5 })).rejects.toThrow();
    await expect(send({ m3: 5 })).rejects.toThrow();
    await send({ m3: 5 });
    expect(new Set(keys).size).toBe(1);
  });

  it('takes a new key after success: the same values again are a new wish', async () => {
    const { keys, send } = recorder([]);
    await send({ m3: 5 });
    await send({ m3: 5 });
    expect(new Set(keys).size).toBe(2);
  });

  it('takes a new key after a refusal', async () => {
    const { keys, send } = recorder([failure(400)]);
    await expect(send({ m3: 5 })).rejects.toThrow();
    await send({ m3: 5 });
    expect(new Set(keys).size).toBe(2);
  });

  it('has a key of its own for other values', async () => {
    const { keys, send } = recorder([failure(0)]);
    await expect(send({ m3: 5 })).rejects.toThrow();
    await send({ m3: 6 });
    expect(new Set(keys).size).toBe(2);
  });
});
