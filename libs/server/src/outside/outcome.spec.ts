import {
  effectSoFar,
  isSystemFault,
  isWorthRepeating,
  noData,
  noDataOfError,
  reasonOfStatus,
  retryAfterMs,
  type Effect,
  type NoDataReason,
} from './outcome.js';

describe('what an outside system may have done', () => {
  it.each<[NoDataReason, Effect]>([
    ['not-configured', 'not-sent'],
    ['busy', 'not-sent'],
    ['resting', 'not-sent'],
    ['unreachable', 'not-sent'],
    ['refused', 'refused'],
    ['throttled', 'refused'],
    ['timed-out', 'unknown'],
    ['broken-off', 'unknown'],
    ['failing', 'unknown'],
    ['too-large', 'unknown'],
    ['unreadable', 'unknown'],
  ])('after %s is %s', (reason, effect) => {
    expect(noData(reason)).toEqual({ noData: { reason, effect } });
  });

  it.each<[Effect, Effect, Effect]>([
    ['not-sent', 'refused', 'refused'],
    ['refused', 'not-sent', 'not-sent'],
    ['not-sent', 'unknown', 'unknown'],
    ['unknown', 'refused', 'unknown'],
    ['unknown', 'not-sent', 'unknown'],
  ])('of %s and then %s is %s', (before, last, both) => {
    expect(effectSoFar(before, last)).toBe(both);
  });
});

describe('reasonOfStatus', () => {
  it.each<[number, NoDataReason | undefined]>([
    [199, 'refused'],
    [200, undefined],
    [299, undefined],
    [300, 'refused'],
    [404, 'refused'],
    [428, 'refused'],
    [429, 'throttled'],
    [430, 'refused'],
    [499, 'refused'],
    [500, 'failing'],
    [503, 'failing'],
  ])('of %d is %s', (status, reason) => {
    expect(reasonOfStatus(status)).toBe(reason);
  });

  it.each([404, 429, 500])('reads %d where the call says that it is an answer', (status) => {
    expect(reasonOfStatus(status, [404, 429, 500])).toBeUndefined();
  });
});

describe('another attempt', () => {
  it.each<NoDataReason>(['unreachable', 'timed-out', 'broken-off', 'failing', 'throttled'])(
    'may help when a call is %s',
    (reason) => {
      expect([isSystemFault(noData(reason)), isWorthRepeating(noData(reason), 0)]).toEqual([true, true]);
    },
  );

  it.each<NoDataReason>(['not-configured', 'busy', 'resting', 'refused', 'too-large', 'unreadable'])(
    'does not help when a call is %s',
    (reason) => {
      expect([isSystemFault(noData(reason)), isWorthRepeating(noData(reason), 0)]).toEqual([false, false]);
    },
  );

  it('is not made when there is an answer, be it empty', () => {
    expect(isWorthRepeating({ data: undefined }, 0)).toBe(false);
  });

  it('is not made when the system wishes a longer rest than the longest pause', () => {
    const throttledFor = (retryAfterMs: number) => noData('throttled', { retryAfterMs });
    expect(isWorthRepeating(throttledFor(5_000), 5_000)).toBe(true);
    expect(isWorthRepeating(throttledFor(5_001), 5_000)).toBe(false);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');

  it.each([
    ['0', 0],
    ['2', 2_000],
    ['Fri, 20 Nov 2026 09:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
    ['-1', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (header, milliseconds) => {
    expect(retryAfterMs(header, now)).toBe(milliseconds);
  });
});

describe('noDataOfError', () => {
  const failed = (cause: object) => new TypeError('fetch failed: ?key=secret', { cause });

  it.each([
    ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, 'unreachable'],
    ['no such host', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }, 'unreachable'],
    [
      'no address of several that takes it',
      { code: 'ETIMEDOUT', errors: [{ syscall: 'connect' }] },
      'unreachable',
    ],
    ['a connection that does not come about', { code: 'UND_ERR_CONNECT_TIMEOUT' }, 'unreachable'],
    ['a certificate that has expired', { code: 'CERT_HAS_EXPIRED' }, 'unreachable'],
    ['a certificate of its own', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'unreachable'],
    ['a reset', { code: 'ECONNRESET', syscall: 'read' }, 'broken-off'],
    ['a socket closed by the other side', { code: 'UND_ERR_SOCKET' }, 'broken-off'],
    ['what is not HTTP', { code: 'HPE_INVALID_CONSTANT' }, 'broken-off'],
  ])('says of %s what it means', (_what, cause, reason) => {
    expect(noDataOfError(failed(cause))).toMatchObject({ noData: { reason, code: cause.code } });
  });

  it('says that the outcome is unknown when the error has no word for itself', () => {
    expect(noDataOfError(new TypeError('?key=secret'))).toEqual(noData('broken-off'));
    expect(noDataOfError(failed({ code: 'bad ?key=secret' }))).toEqual(noData('broken-off'));
  });
});
