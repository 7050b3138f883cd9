import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { anonymousActor } from '@keikka/contracts';
import { runInContext, type OutsideCall, type OutsideSystem, type Outcome } from '../../src/index.js';
import { forecast, order, OutsideFixture, says } from './outside-fixture.js';

/** What the product would want to know: a port of some feature. */
interface Weather {
  /** The temperature; null where nothing is known of it. */
  at(place: string): Promise<Outcome<number | null>>;
}

describe('a call to an outside system', () => {
  let outside: OutsideFixture;
  beforeEach(() => {
    outside = new OutsideFixture();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await outside.close();
  });

  /** Time stands still but for what the test lets pass; the network goes on. */
  const stopTime = () =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

  it('is an adapter of some lines, and tells "there is nothing" from "there is no answer"', async () => {
    class TestWeather implements Weather {
      constructor(private readonly fmi: OutsideSystem) {}
      at(place: string) {
        const read: OutsideCall<number | null>['read'] = (answer) => {
          if (answer.status === 404) return null;
          const { temperature } = answer.json() as { temperature?: unknown };
          if (typeof temperature !== 'number') throw new Error('no temperature');
          return temperature;
        };
        return this.fmi.ask({ name: 'forecast', path: 'forecast', query: { place }, alsoReads: [404], read });
      }
    }
    const url = await outside.system(
      says(200, '{"temperature":-4.5}'),
      says(404),
      says(200, '{}'),
      says(403),
    );
    const weather = new TestWeather(outside.client(url));
    expect(await weather.at('Espoo')).toEqual({ data: -4.5 });
    expect(await weather.at('Nowhere')).toEqual({ data: null });
    expect(await weather.at('Espoo')).toEqual({
      noData: { reason: 'unreadable', effect: 'unknown', status: 200 },
    });
    expect(await weather.at('Espoo')).toEqual({
      noData: { reason: 'refused', effect: 'refused', status: 403 },
    });
    expect(outside.received[0]?.url).toBe('/forecast?place=Espoo');
    const unconfigured = new TestWeather(outside.client(undefined));
    expect(await unconfigured.at('Espoo')).toEqual({
      noData: { reason: 'not-configured', effect: 'not-sent' },
    });
  });

  it('is not configured as long as one of its keys is missing', async () => {
    const url = await outside.system(says(200));
    const system = outside.client(url, { secrets: { partner: 'p', customer: undefined } });
    expect(await system.ask(forecast)).toMatchObject({ noData: { reason: 'not-configured' } });
    expect(outside.received).toEqual([]);
    expect(await outside.calls('forecast', 'not-configured')).toBe(1);
  });

  it.each([
    ['text', 'a=ä', undefined, 'a=ä'],
    ['bytes', new TextEncoder().encode('ä'), undefined, 'ä'],
    ['JSON', { json: { nimi: 'ä' } }, 'application/json', '{"nimi":"ä"}'],
    ['a form', new URLSearchParams({ nimi: 'ä b' }), 'application/x-www-form-urlencoded', 'nimi=%C3%A4+b'],
  ])('sends %s', async (kind, body, type, sent) => {
    const url = await outside.system(says(200));
    await outside.client(url).ask({ ...order, body });
    expect(outside.received[0]?.body).toBe(sent);
    if (type) expect(outside.received[0]?.headers['content-type']).toContain(type);
    if (kind === 'bytes') expect(outside.received[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends a form with a file', async () => {
    const url = await outside.system(says(200));
    const form = new FormData();
    form.set('liite', new Blob(['%PDF']), 'lasku.pdf');
    await outside.client(url).ask({ ...order, body: form });
    expect(outside.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(outside.received[0]?.body).toContain('filename="lasku.pdf"');
  });

  it('reads the character set that the answer names', async () => {
    const latin: RequestListener = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/xml; charset=ISO-8859-15' })
        .end(Buffer.from([0xe4, 0xa4]));
    expect(await outside.client(await outside.system(latin)).ask(forecast)).toEqual({ data: 'ä€' });
  });

  it('signs each attempt anew, with the address as it is sent, and passes the id of our request on', async () => {
    const url = await outside.system(says(500), says(200));
    let attempt = 0;
    const system = outside.client(url, {
      secrets: { key: 'k1' },
      correlationHeader: 'x-correlation-id',
      sign: (request, { key }) => {
        request.url.searchParams.set('key', key!);
        request.headers.set(
          'x-mac',
          `${request.method} ${request.url.pathname}${request.url.search} ${++attempt}`,
        );
      },
    });
    const context = { actor: anonymousActor, correlationId: 'c-1' };
    await runInContext(context, () => system.ask(forecast));
    expect(outside.received.map(({ headers }) => [headers['x-mac'], headers['x-correlation-id']])).toEqual([
      ['GET /wfs?place=Espoo&key=k1 1', 'c-1'],
      ['GET /wfs?place=Espoo&key=k1 2', 'c-1'],
    ]);
  });

  it('signs with the keys of one of our companies after the system’s own', async () => {
    const url = await outside.system(says(200));
    const system = outside.client(url, {
      secrets: { partner: 'p' },
      sign: ({ headers }, { partner }) => headers.set('x-partner', partner!),
    });
    await system.ask({
      ...forecast,
      sign: ({ headers, url: sent }) =>
        headers.set('x-company', `${headers.get('x-partner')} ${sent.pathname}`),
    });
    expect(outside.received[0]?.headers).toMatchObject({ 'x-partner': 'p', 'x-company': 'p /wfs' });
  });

  it('tries a safe call again, and counts it', async () => {
    const url = await outside.system(
      says(503, 'later'),
      says(429, '', { 'retry-after': '0' }),
      says(200, 'clear'),
    );
    expect(await outside.client(url).ask(forecast)).toEqual({ data: 'clear' });
    expect(outside.received).toHaveLength(3);
    expect(await outside.figure('keikka_outside_retries_total{system="fmi"}')).toBe(2);
    expect(await outside.calls('forecast', 'ok')).toBe(1);
  });

  it('does not wait for a system that wishes a long rest', async () => {
    const url = await outside.system(says(429, '', { 'retry-after': '3600' }));
    expect(await outside.client(url).ask(forecast)).toEqual({
      noData: { reason: 'throttled', effect: 'refused', status: 429, retryAfterMs: 3_600_000 },
    });
    expect(outside.received).toHaveLength(1);
  });

  it('sends an order once, whatever the answer; marked as harmless it is sent again with its body', async () => {
    const url = await outside.system(says(500));
    expect(await outside.client(url).ask(order)).toEqual({
      noData: { reason: 'failing', effect: 'unknown', status: 500 },
    });
    expect(outside.received).toHaveLength(1);
    await outside.client(url).ask({ ...order, isRepeatable: true });
    expect(outside.received.map(({ body }) => body)).toEqual(Array(4).fill('{"sum":"10,00"}'));
  });

  it('knows that an order was never sent when nobody takes the connection', async () => {
    const url = await outside.system(says(200));
    await outside.close();
    expect(await outside.client(url).ask(order)).toEqual({
      noData: { reason: 'unreachable', effect: 'not-sent', code: 'ECONNREFUSED' },
    });
    expect(await outside.calls('order', 'unreachable')).toBe(1);
  });

  it.each<[string, RequestListener]>([
    ['before the answer', (request) => request.socket.resetAndDestroy()],
    [
      'in the middle of the answer',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"id":', () => request.socket.resetAndDestroy());
      },
    ],
  ])('does not know what became of an order when the connection is reset %s', async (_when, reset) => {
    expect(await outside.client(await outside.system(reset)).ask(order)).toMatchObject({
      noData: { reason: 'broken-off', effect: 'unknown' },
    });
  });

  it('does not know what became of an order when the answer is not HTTP', async () => {
    const url = await outside.listen(
      createTcpServer((socket) => socket.once('data', () => socket.end('SMTP?\r\n'))),
    );
    expect(await outside.client(url).ask(order)).toMatchObject({
      noData: { reason: 'broken-off', effect: 'unknown' },
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['hangs', () => undefined],
    ['has answered its head alone', (response) => response.writeHead(200).flushHeaders()],
    [
      'trickles',
      (response) => {
        const trickle = () => response.write('.', () => setImmediate(trickle));
        response.on('close', () => response.destroy());
        trickle();
      },
    ],
  ])('is over in its time when the system %s', async (_how, answer) => {
    stopTime();
    const url = await new Promise<string>((resolve) => {
      let reached: () => void;
      const isReached = new Promise<void>((done) => (reached = done));
      void outside
        .system((_request, response) => {
          answer(response);
          reached();
        })
        .then(resolve);
      void isReached.then(() => jest.advanceTimersByTime(60_000));
    });
    expect(await outside.client(url).ask(order)).toEqual({
      noData: { reason: 'timed-out', effect: 'unknown' },
    });
    expect(await outside.calls('order', 'timed-out')).toBe(1);
  });

  it('takes no more than its fill of an answer', async () => {
    const url = await outside.system(
      says(200, 'x'.repeat(1_000)),
      says(200, 'x'.repeat(1_001)),
      (_request, response) => {
        const pour = () => response.write('x'.repeat(10_000), () => setImmediate(pour));
        response.on('close', () => response.destroy());
        pour();
      },
    );
    const system = outside.client(url, { maxBytes: 1_000 });
    expect(await system.ask({ ...forecast, read: ({ bytes }) => bytes.length })).toEqual({ data: 1_000 });
    for (const call of [forecast, order])
      expect(await system.ask(call)).toEqual({
        noData: { reason: 'too-large', effect: 'unknown', status: 200 },
      });
  });

  it('follows no redirect, which would take the keys elsewhere', async () => {
    const elsewhere = jest.fn(says(200));
    const other = await outside.listen(createServer(elsewhere));
    const url = await outside.system(says(302, '', { location: other }));
    expect(await outside.client(url).ask(forecast)).toMatchObject({
      noData: { reason: 'refused', status: 302 },
    });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('leaves a failing system alone, probes it once, and goes on when it answers', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'setTimeout'],
    });
    const url = await outside.system(says(500), says(500), says(500), says(200, 'clear'));
    const system = outside.client(url, { limits: { failuresToRest: 2, restMs: 30_000, attempts: 1 } });
    const resting = () => outside.figure('keikka_outside_resting{system="fmi"}');
    expect(await resting()).toBe(0);
    for (let call = 1; call <= 3; call += 1) await system.ask(forecast);
    expect([outside.received.length, await resting(), await outside.calls('forecast', 'resting')]).toEqual([
      2, 1, 1,
    ]);
    jest.setSystemTime(Date.now() + 30_000);
    expect(await system.ask(forecast)).toMatchObject({ noData: { reason: 'failing' } });
    expect(await system.ask(forecast)).toMatchObject({ noData: { reason: 'resting', effect: 'not-sent' } });
    jest.setSystemTime(Date.now() + 30_000);
    expect(await system.ask(forecast)).toEqual({ data: 'clear' });
    expect(await system.ask(forecast)).toEqual({ data: 'clear' });
    expect([outside.received.length, await resting()]).toEqual([5, 0]);
  });

  it('has so many calls under way at a time', async () => {
    const open: ServerResponse[] = [];
    let most = 0;
    const url = await outside.system((_request, response) => {
      open.push(response);
      most = Math.max(most, open.length);
      // Answered as soon as as many are under way as may be: a third would have come before that.
      if (open.length === 2) for (const each of open.splice(0)) each.end();
    });
    const system = outside.client(url, { limits: { concurrent: 2, waiting: 2 } });
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => system.ask(forecast)));
    expect(outcomes.filter((outcome) => 'data' in outcome)).toHaveLength(4);
    expect(outcomes[4]).toEqual({ noData: { reason: 'busy', effect: 'not-sent' } });
    expect(most).toBe(2);
  });
});
