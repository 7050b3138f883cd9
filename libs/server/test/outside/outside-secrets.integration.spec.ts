import type { RequestListener } from 'node:http';
import { forecast, order, OutsideFixture, says } from './outside-fixture.js';

describe('a call to an outside system keeps its keys to itself', () => {
  const secret = 'v3ry-secret';
  let outside: OutsideFixture;
  let printed: string;
  beforeEach(() => {
    outside = new OutsideFixture();
    printed = '';
    const keep = (chunk: unknown) => ((printed += String(chunk)), true);
    jest.spyOn(process.stdout, 'write').mockImplementation(keep);
    jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await outside.close();
  });

  const keyed = (baseUrl: string, key: string, name = 'x-key') =>
    outside.client(baseUrl, {
      secrets: { key },
      sign: ({ url, headers }, secrets) => {
        url.searchParams.set('key', secrets.key!);
        headers.set(name, secrets.key!);
      },
    });

  it.each<[string, RequestListener]>([
    ['refused', says(403, `bad key ${secret}`)],
    ['broken off', (request) => request.socket.destroy()],
    ['unreadable', says(200, `<html>${secret}</html>`)],
  ])('when a call is %s', async (_how, answer) => {
    const system = keyed(await outside.system(answer), secret);
    const outcome = await system.ask({ ...order, read: (given) => given.json() });
    expect(outside.received[0]?.url).toContain(secret);
    expect(outcome).toHaveProperty('noData');
    expect(printed).toContain('No data from an outside system');
    expect(printed + JSON.stringify(outcome) + (await outside.metrics.registry.metrics())).not.toContain(
      secret,
    );
  });

  it('when it cannot be sent', async () => {
    const system = keyed('http://127.0.0.1:1', `${secret}\n!`);
    const error = await system.ask(forecast).catch((thrown: unknown) => thrown as Error);
    expect(String((error as Error).stack) + printed).not.toContain(secret);
    expect((error as Error).message).toBe(
      'fmi.forecast: the request cannot be made with these headers and keys',
    );
  });

  it.each([`http://user:${secret}@127.0.0.1`, `ftp://${secret}`, secret])(
    'when the base URL is wrong: %s',
    (url) => {
      expect(() => outside.client(url)).toThrow(
        /^fmi: the base URL (is not an http address|carries a password)/,
      );
      expect(() => outside.client(url)).not.toThrow(secret);
    },
  );
});
