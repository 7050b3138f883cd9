import { PassThrough } from 'node:stream';
import { hearOut } from './hear-out.js';

const LIMIT = 10;

describe('the rest of a body', () => {
  const isHeard = async (body: PassThrough): Promise<boolean> => {
    let heard = false;
    void hearOut(body, LIMIT).then(() => (heard = true));
    await new Promise(setImmediate);
    return heard;
  };

  it.each([
    ['ended', LIMIT, true, true],
    ['open at the limit', LIMIT, false, false],
    ['open and one over the limit', LIMIT + 1, false, true],
  ])('is waited for: %s', async (_, length, ends, expected) => {
    const body = new PassThrough();
    body.write(Buffer.alloc(length));
    if (ends) body.end();
    expect(await isHeard(body)).toBe(expected);
    body.destroy();
  });

  it('is not waited for when its sender is gone', async () => {
    const body = new PassThrough();
    body.destroy();
    expect(await isHeard(body)).toBe(true);
  });
});
