import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import request from 'supertest';
import { captureLogs } from '../../test/captured-logs.js';
import { People } from '../../test/people.js';
import { SHELL_ORIGIN, StartedBff } from '../../test/started-bff.js';

describe('a request that is no proper one', () => {
  let bff: StartedBff;
  let token: string;

  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({ personId: 1 });
  });
  afterAll(() => bff.stop());

  it.each([
    ['/api/%ZZ', 400],
    ['/api/auth/me/%', 400],
  ])('answers the path %s in the common form', async (path, status) => {
    const answer = await answerOf(`GET ${path} HTTP/1.1\r\nHost: keikka\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatchObject({ status, body: { success: false, errorCode: 'REQUEST.INVALID' } });
  });

  it.each([
    ['a line that is no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ])('answers %s in the common form', async (_, sent, status) => {
    const { body, ...answer } = await answerOf(sent);
    expect(answer).toMatchObject({ status });
    expect(body).toMatchObject({ success: false, code: status, errorCode: 'REQUEST.INVALID' });
  });

  /** The BFF's answer to raw bytes that no client would send. */
  const answerOf = (sent: string): Promise<{ status: number; body: unknown }> =>
    new Promise((resolve, reject) => {
      let text = '';
      connect(bff.port, '127.0.0.1', function (this: Socket) {
        this.write(sent);
      })
        .on('data', (chunk) => (text += String(chunk)))
        .on('error', reject)
        .on('close', () => {
          const [head = '', body = ''] = text.split('\r\n\r\n');
          resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) });
        });
    });

  it.each([
    ['get', '/api/auth/login', 'POST'],
    ['put', '/GRID/palkki/delete/7/', 'DELETE'],
    ['delete', '/api/keikka/get/7/0?x=1', 'GET'],
  ] as const)(
    'tells who is signed in which method %s %s has, and nobody else',
    async (method, path, allow) => {
      const ask = () => request(bff.app.getHttpServer())[method](path);
      expect((await ask()).status).toBe(401);
      const answer = await ask().auth(token, { type: 'bearer' });
      expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
      expect(answer.body).toMatchObject({
        success: false,
        code: 405,
        errorCode: 'REQUEST.METHOD_NOT_ALLOWED',
        error: 'Osoitetta ei voi kutsua tällä tavalla.',
      });
    },
  );

  it.each(['/api/nothing', '/metrics', '/health/ready'])(
    'has no method for %s, which is no call',
    async (path) => {
      const answer = await request(bff.app.getHttpServer()).put(path);
      expect([answer.status, answer.body.errorCode]).toEqual([401, 'AUTH.NO_TOKEN']);
    },
  );

  it('allows our own page every method of the contract', async () => {
    const answer = await request(bff.app.getHttpServer())
      .options('/api/auth/me')
      .set({ origin: SHELL_ORIGIN, 'access-control-request-method': 'PUT' });
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=a&password=b'],
    ['plain text', 'text/plain', '{}'],
    ['utf-16', 'application/json; charset=utf-16', '{}'],
  ])('refuses %s with 415', async (_, type, body) => {
    const answer = await request(bff.app.getHttpServer())
      .post('/api/auth/login')
      .set('content-type', type)
      .send(body);
    expect([answer.status, answer.body.errorCode]).toEqual([415, 'REQUEST.NOT_JSON']);
  });

  it.each([
    ['a body', 'Content-Length: 4000\r\n\r\n{"email":'],
    ['a chunked body', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema'],
  ])('is no error of the server when its client leaves in the middle of %s', async (_, begun) => {
    const logged = captureLogs(bff.app);
    const closed = new Promise<void>((resolve) =>
      bff.app.getHttpServer().once('request', (asked: IncomingMessage) => asked.once('close', resolve)),
    );
    const socket = connect(bff.port, '127.0.0.1');
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: keikka\r\nContent-Type: application/json\r\n${begun}`,
    );
    await once(bff.app.getHttpServer(), 'request');
    socket.resetAndDestroy();
    await closed;
    // A call after it has been answered, and what was logged of the first with it.
    await request(bff.app.getHttpServer()).get('/health/live').expect(200);
    expect(logged).toEqual([]);
  });

  it('tells a client that sends ten megabytes that it is too much', async () => {
    // In a thread of its own, since a client of our own event loop never sends while we close.
    const client = new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       const post = () =>
         fetch(workerData, {
           method: 'POST',
           headers: { 'content-type': 'application/json' },
           body: Buffer.alloc(10 * 1024 * 1024, 'a'),
         }).then(async (answer) => (await answer.json()).errorCode, (error) => String(error.cause));
       (async () => {
         const answers = [];
         for (let i = 0; i < 20; i += 1) answers.push(await post());
         parentPort.postMessage(answers);
       })();`,
      { eval: true, workerData: `http://127.0.0.1:${bff.port}/api/auth/login` },
    );
    const [answers] = (await once(client, 'message')) as [string[]];
    expect(answers).toEqual(Array.from({ length: 20 }, () => 'REQUEST.TOO_LARGE'));
  });
});
