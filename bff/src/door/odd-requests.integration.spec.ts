import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { People } from '../../test/people.js';
import { StartedBff } from '../../test/started-bff.js';

describe('an odd request of who is signed in', () => {
  let bff: StartedBff;
  let token: string;
  beforeAll(async () => {
    bff = await StartedBff.start();
    token = await (await People.of(bff)).signIn({ personId: 1 });
  });
  afterAll(() => bff.stop());

  /** The path as it is: `fetch` would tidy it. */
  const ask = (path: string, headers: Record<string, string>): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { port: bff.port, path, headers: { ...headers, authorization: `Bearer ${token}` } },
        (answer) => void text(answer).then((body) => resolve([answer.statusCode ?? 0, body]), reject),
      );
      asked.on('error', reject).end();
    });

  it.each<[string, Record<string, string>]>([
    ['/api/docs/../x', {}],
    ['/api/docs/..%2fx', {}],
    ['/api/docs/%2e%2e/x', {}],
    ['/api/docs/%00', {}],
    ['/api/docs/%zz', {}],
    ['/api/auth/me%00', {}],
    ['/api/keikka/%00', {}],
    ['/api/docs/swagger-ui.css', { range: 'bytes=99999999-' }],
    ['/api/docs/swagger-ui.css', { 'if-match': '"other"' }],
    ['/api/docs/swagger-ui.css', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ])('%s with %j is refused, and is no fault of the server', async (path, headers) => {
    const [status, body] = await ask(path, headers);
    expect([status >= 400 && status < 500, status, body]).toEqual([
      true,
      status,
      expect.stringContaining('"success":false'),
    ]);
  });
});
