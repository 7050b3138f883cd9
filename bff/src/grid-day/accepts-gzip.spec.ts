import { acceptsGzip } from './accepts-gzip.js';

describe('a client that sends the Accept-Encoding', () => {
  it.each([
    'gzip',
    'GZIP',
    'gzip, deflate, br',
    'br;q=1, gzip;q=0.1',
    '*',
    'identity;q=0, *;q=0.5',
    '*;q=0, gzip',
  ])('%s takes gzip', (header) => expect(acceptsGzip(header)).toBe(true));

  it.each([
    undefined,
    '',
    'br',
    'identity',
    'gzip;q=0',
    'gzip; q=0.000',
    'GZIP ;Q=0',
    '*;q=0',
    'identity;q=1, gzip;q=0',
    'gzip;q=0, *',
    'not-gzip',
    'gzip;q=x',
  ])('%s does not', (header) => expect(acceptsGzip(header)).toBe(false));
});
