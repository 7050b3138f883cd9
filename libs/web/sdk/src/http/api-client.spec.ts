import { call, tuoteCalls } from '@keikka/contracts';
import { flag, reference } from '@keikka/contracts/fields';
import { createApiClient, type TokenSource } from './api-client.js';
import { loadErrorText, NETWORK_TEXT } from './api-error.js';
import {
  ok,
  refusal,
  startTestServer,
  type Answer,
  type SeenRequest,
  type TestServer,
} from './server.fixture.js';

const read = call('GET', '/x').answers();
const change = call('PUT', '/x').answers();
const make = call('POST', '/x').takes({ palkkiId: reference(), tyhjänäTyömaalle: flag() }).answers();

const fixed: TokenSource = { token: () => Promise.resolve('t1'), renew: () => Promise.resolve(null) };

describe('API client', () => {
  let server: TestServer | undefined;
  async function clientOf(answer: (request: SeenRequest) => Answer, tokens: TokenSource = fixed) {
    server = await startTestServer(answer);
    return { api: createApiClient({ baseUrl: server.baseUrl, tokens }), seen: server.seen };
  }
  afterEach(() => server?.stop());

  it('takes the data out of the envelope and sends token and correlation id', async () => {
    const { api, seen } = await clientOf(() => ok([{ tuoteId: 1 }]));
    await expect(api.ask(tuoteCalls.list, { asiakasId: 1 })).resolves.toEqual([{ tuoteId: 1 }]);
    expect(seen[0]?.headers.authorization).toBe('Bearer t1');
    expect(seen[0]?.headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends the body as JSON with its idempotency key', async () => {
    const { api, seen } = await clientOf(() => ok(null));
    await api.ask(make, { palkkiId: 0, tyhjänäTyömaalle: true }, { idempotencyKey: 'k1' });
    expect(seen[0]?.headers['idempotency-key']).toBe('k1');
    expect(JSON.parse(seen[0]!.body)).toEqual({ palkkiId: 0, tyhjänäTyömaalle: true });
  });

  it('reads a file, and a refusal of one as any other', async () => {
    const answers: Answer[] = [
      { body: '%PDF', headers: { 'content-disposition': 'attachment; filename="lasku-1.pdf"' } },
      { status: 409, body: { success: false, error: 'Ei vielä', errorCode: 'TULOSTE.LUONNOS' } },
    ];
    const { api } = await clientOf(() => answers.shift() ?? { body: '' });
    const { name, blob } = await api.file(read, {});
    expect([name, blob.size]).toEqual(['lasku-1.pdf', 4]);
    await expect(api.file(read, {})).rejects.toMatchObject({ status: 409, message: 'Ei vielä' });
  });

  it('turns a refusal into an error with its code, Finnish text and details', async () => {
    const { api } = await clientOf(() => ({
      status: 409,
      body: { success: false, error: 'Joku muu muutti', errorCode: 'SAVE.CONFLICT', errorDetails: [1] },
    }));
    await expect(api.ask(change, {})).rejects.toMatchObject({
      status: 409,
      errorCode: 'SAVE.CONFLICT',
      message: 'Joku muu muutti',
      errorDetails: [1],
      isTransient: false,
    });
  });

  it.each([
    ['bare', [{ message: 'X', number: 42 }]],
    ['as the error', { success: false, error: [{ message: 'X', number: 42 }] }],
  ])('keeps a list of errors that comes %s for whoever can tell it', async (_how, body) => {
    const { api } = await clientOf(() => ({ status: 500, body }));
    await expect(api.ask(read, {})).rejects.toMatchObject({
      status: 500,
      message: 'Odottamaton virhe. Yritä uudelleen.',
      errorDetails: [{ message: 'X', number: 42 }],
    });
  });

  it("shows an answer's message when that is all there is [G-015]", async () => {
    const { api } = await clientOf(() => ({ status: 500, body: { message: 'X' } }));
    await expect(api.ask(read, {})).rejects.toMatchObject({ status: 500, message: 'X' });
  });

  it.each([
    ['says why', 500, { message: 'X' }, 'X'],
    ['is a refusal of ours', 503, { success: false, error: 'Palvelu ei vastaa.' }, 'Palvelu ei vastaa.'],
    ['is empty', 500, '', NETWORK_TEXT],
    ['has an empty message', 500, { message: '' }, NETWORK_TEXT],
    ['is no envelope', 200, {}, NETWORK_TEXT],
    ['is a page of a proxy', 502, '<html>Bad gateway</html>', NETWORK_TEXT],
  ])('explains a failed load whose answer %s [G-015]', async (_how, status, body, text) => {
    const { api } = await clientOf(() => ({ status, body }));
    const error: unknown = await api.ask(read, {}).catch((failure: unknown) => failure);
    expect(loadErrorText(error)).toBe(text);
  });

  it('says that an answer without an error is a failure [I-179]', async () => {
    const { api } = await clientOf(() => ({ status: 200, body: { success: false } }));
    await expect(api.ask(read, {})).rejects.toMatchObject({
      message: 'API response indicated failure but no error was thrown',
    });
  });

  it('has words for an answer that is not ours', async () => {
    const { api } = await clientOf(() => ({ status: 502, body: '<html>Bad gateway</html>' }));
    await expect(api.ask(read, {})).rejects.toMatchObject({
      errorCode: 'UNREADABLE',
      message: 'Palvelu ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
      isTransient: true,
    });
  });

  it('tells to check the connection when there is no answer [G-015]', async () => {
    const { api } = await clientOf(() => ok(null));
    await server?.stop();
    await expect(api.ask(read, {})).rejects.toMatchObject({
      status: 0,
      errorCode: 'NETWORK',
      message: 'Tarkista internetyhteytesi ja yritä uudelleen',
    });
  });

  it('gives up after the time-out', async () => {
    const { api } = await clientOf(() => ({ body: {}, delayMs: 2000 }));
    await expect(api.ask(read, {}, { timeoutMs: 50 })).rejects.toMatchObject({
      errorCode: 'TIMEOUT',
      isTransient: true,
    });
  });

  it('leaves an abort an abort', async () => {
    const { api } = await clientOf(() => ({ body: {}, delayMs: 2000 }));
    const controller = new AbortController();
    const call = api.ask(read, {}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tries once more with a renewed token after 401', async () => {
    const { api, seen } = await clientOf(
      ({ headers }) =>
        headers.authorization === 'Bearer t2' ? ok('hyvä') : refusal(401, 'AUTH.SESSION_ENDED', 'Päättynyt'),
      {
        token: () => Promise.resolve('t1'),
        renew: (refused) => Promise.resolve(refused === 't1' ? 't2' : null),
      },
    );
    await expect(api.ask(read, {})).resolves.toBe('hyvä');
    expect(seen).toHaveLength(2);
  });

  it('does not try a third time', async () => {
    const { api, seen } = await clientOf(() => refusal(401, 'AUTH.SESSION_ENDED', 'Päättynyt'), {
      token: () => Promise.resolve('t1'),
      renew: () => Promise.resolve('t2'),
    });
    await expect(api.ask(read, {})).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
  });

  it('sends nothing without a token where the call needs one', async () => {
    const nobody: TokenSource = { token: () => Promise.resolve(null), renew: () => Promise.resolve(null) };
    const { api, seen } = await clientOf(() => ok('hyvä'), nobody);
    await expect(api.ask(change, {}, { needsToken: true })).rejects.toMatchObject({
      status: 401,
      errorCode: 'AUTH.NO_TOKEN',
    });
    expect(seen).toEqual([]);
    await expect(api.ask(change, {})).resolves.toBe('hyvä');
  });
});
