import { randomBytes } from 'node:crypto';
import { OLDEST_SPAN_MS } from '@keikka/contracts';
import { placed, requestName, spanHeader, spanIdOf, type TracedRequest } from './browser-span.rules.js';

const key = randomBytes(32);
const CAME = 1_764_374_400_000;
const traceId = '0123456789abcdef0123456789abcdef';
const request: TracedRequest = { caller: 'person 7', traceId, name: 'GET /auth/me', came: CAME };
const headerOf = (of: Partial<TracedRequest> = {}, by = key): string =>
  spanHeader(spanIdOf(by, { ...request, ...of }), { ...request, ...of });
const measured = { span: headerOf(), call: 'GET /api/auth/me', beganAgo: 130, endedAgo: 20 };

describe('a span that a browser reports', () => {
  const at = (now: number, more: Partial<typeof measured> = {}, caller = request.caller) =>
    placed(key, caller, { ...measured, ...more }, now);

  it('is placed by our clock, whatever the browser’s says', () => {
    expect(at(CAME + 110)).toEqual({
      traceId,
      spanId: spanIdOf(key, request),
      name: 'browser GET /api/auth/me',
      begin: new Date(CAME - 20),
      end: new Date(CAME + 90),
    });
  });

  it('begins at the latest when its request came, however long its report was under way', () => {
    expect(at(CAME + 60_000)).toMatchObject({ begin: new Date(CAME), end: new Date(CAME + 59_980) });
    expect(at(CAME)).toMatchObject({ begin: new Date(CAME - 130), end: new Date(CAME) });
  });

  it('is the same under both forms of a path', () => {
    expect(at(CAME, { call: 'GET /auth/me' })).toEqual(at(CAME));
    expect(requestName('GET', '/api/auth/me')).toBe(requestName('GET', '/auth/me'));
    expect(requestName('GET', '/apiary')).toBe('GET /apiary');
  });

  it.each([
    ['as old as may be', OLDEST_SPAN_MS, {}],
    ['of a copy whose clock is ahead', -1_000, {}],
    ['that ends when it begins', 0, { beganAgo: 20 }],
    ['with words after its name, which are left out', 0, { call: 'GET /api/auth/me hello' }],
  ])('is taken %s', (_, age, more) => {
    expect(at(CAME + age, more)?.name).toBe('browser GET /api/auth/me');
  });

  it.each([
    ['older', OLDEST_SPAN_MS + 1, {}],
    ['of a time to come', -1_001, {}],
    ['that ends before it begins', 0, { beganAgo: 19.9 }],
    ['under another name', 0, { call: 'GET /api/keikka/get' }],
    ['in another trace', 0, { span: headerOf().replace(traceId, 'f'.repeat(32)) }],
    ['of another time', 0, { span: headerOf().replace(String(CAME), String(CAME + 1)) }],
    ['signed with another key', 0, { span: headerOf({}, randomBytes(32)) }],
    ['with an id by chance', 0, { span: `${traceId}-${'a'.repeat(16)}-${CAME}` }],
    ['with nothing signed', 0, { span: '' }],
  ])('is refused %s', (_, age, more) => {
    expect(at(CAME + age, more)).toBeUndefined();
  });

  it('is refused of another person', () => {
    expect(at(CAME, {}, 'person 8')).toBeUndefined();
  });
});
