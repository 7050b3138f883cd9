import { mayRepeat, urlOf, type OutsideCall } from './outside-call.js';

describe('urlOf', () => {
  it.each([
    ['https://api.example', 'wfs', 'https://api.example/wfs'],
    ['https://api.example/', '/wfs', 'https://api.example/wfs'],
    ['https://api.example/api', 'sales/add', 'https://api.example/api/sales/add'],
    ['https://api.example/api/', '//evil.example/add', 'https://api.example/api/evil.example/add'],
    ['https://api.example/api', 'https://evil.example', 'https://api.example/api/https://evil.example'],
    ['https://api.example', 'a?b#c', 'https://api.example/a%3Fb%23c'],
  ])('of %s and %s is %s', (baseUrl, path, url) => {
    expect(urlOf(baseUrl, { path }).href).toBe(url);
  });

  it('encodes the query and leaves out what is not set', () => {
    const query = { text: 'Mannerheimintie 1 & 2', size: 10, lang: undefined };
    expect(urlOf('https://api.example', { path: 'search', query }).search).toBe(
      '?text=Mannerheimintie+1+%26+2&size=10',
    );
  });
});

describe('mayRepeat', () => {
  const call = { name: 'x', path: '', read: () => undefined } satisfies OutsideCall<unknown>;

  it.each<[OutsideCall<unknown>['method'], boolean | undefined, boolean]>([
    [undefined, undefined, true],
    ['GET', undefined, true],
    ['HEAD', undefined, true],
    ['POST', undefined, false],
    ['PUT', undefined, false],
    ['DELETE', undefined, false],
    ['POST', true, true],
    ['GET', false, false],
  ])('of %s, marked %s, is %s', (method, isRepeatable, may) => {
    expect(mayRepeat({ ...call, method, isRepeatable })).toBe(may);
  });
});
