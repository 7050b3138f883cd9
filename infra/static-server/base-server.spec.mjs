import { once } from 'node:events';
import { connect } from 'node:net';
import { baseServer } from './base-server.mjs';

describe('a request that does not come whole', () => {
  const app = baseServer({}, { requestSeconds: 0.3 });
  app.post('/token', () => 'never');
  afterAll(() => app.close());

  it.each([
    ['headers', 'GET /health/live HTTP/1.1\r\nHost: keikka\r\nx-slow: '],
    [
      'a body',
      'POST /token HTTP/1.1\r\nHost: keikka\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('is cut off in the middle of %s', async (_, begun) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(app.addresses()[0]?.port);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text) => (heard += text));
    socket.write(begun);
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('has thirty seconds where nothing else is said', async () => {
    const { server } = baseServer({});
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
  });
});
