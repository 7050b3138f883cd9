import { once } from 'node:events';
import { connect } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { cutSlowRequests } from './slow-requests.js';

describe('a request that does not come whole', () => {
  let server: FastifyAdapter;
  beforeEach(async () => {
    server = new FastifyAdapter(cutSlowRequests(0.3));
    await server.init();
    await server.getInstance().listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  it.each([
    ['headers', 'GET /health/live HTTP/1.1\r\nHost: keikka\r\nx-slow: '],
    [
      'a body',
      'POST /health/live HTTP/1.1\r\nHost: keikka\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('is cut off in the middle of %s', async (_, begun) => {
    const { port } = server.getInstance().server.address() as { port: number };
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (text: string) => (heard += text));
    socket.write(begun);
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });
});
