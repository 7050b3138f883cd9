import { trustedProxies } from './trusted-proxies.js';

describe('TRUST_PROXY', () => {
  it.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ])('takes %s', (text, expected) => {
    expect(trustedProxies.parse(text)).toEqual(expected);
  });

  it.each(['true', '-1', 'proxy.example', '10.0.0.0/33', '10.0.0.5,'])('refuses %s', (text) => {
    expect(() => trustedProxies.parse(text)).toThrow('a number of proxies or a comma list');
  });
});
