import { tulosOf } from './netvisor-tulos.rules.js';

const ok = '<Root><ResponseStatus><Status>OK</Status></ResponseStatus></Root>';
const failed = (words: string) =>
  `<Root><ResponseStatus><Status>FAILED</Status><Status>${words}</Status></ResponseStatus></Root>`;

describe('what an answer of Netvisor means', () => {
  it.each([
    ['OK', 200, ok, 'ok', ''],
    ['lower case', 200, ok.toLowerCase(), 'ok', ''],
    ['invalid data', 400, failed('INVALID_DATA :: Asiakas puuttuu'), 'hylätty', 'INVALID_DATA'],
    ['invalid data under 200', 200, failed('INVALID_DATA :: Asiakas puuttuu'), 'hylätty', 'INVALID_DATA'],
    [
      'wrong keys',
      401,
      failed('AUTHENTICATION_FAILED :: string to hash: ...'),
      'hylätty',
      'AUTHENTICATION_FAILED',
    ],
    ['no right', 403, failed('SERVICE_ACCESS_ERROR :: x'), 'hylätty', 'SERVICE_ACCESS_ERROR'],
    ['a locked period', 400, failed('PERIOD_LOCK :: x'), 'hylätty', 'PERIOD_LOCK'],
    ['one that is there', 400, failed('DUPLICATE_DATA :: x'), 'tuntematon', 'DUPLICATE_DATA'],
    ['a request that it had', 400, failed('REQUEST_NOT_UNIQUE :: x'), 'eiPerillä', 'REQUEST_NOT_UNIQUE'],
    ['maintenance', 503, failed('SYSTEM_MAINTENANCE :: x'), 'tuntematon', 'SYSTEM_MAINTENANCE'],
    [
      'maintenance under 200, as it is also spelt',
      200,
      failed('SYSTEM_MAINTANANCE :: x'),
      'tuntematon',
      'SYSTEM_MAINTANANCE',
    ],
    ['a fault of its own', 500, failed('TECHNICAL_ERROR :: x'), 'tuntematon', 'TECHNICAL_ERROR'],
    ['any failure under 500', 500, failed('INVALID_DATA :: x'), 'tuntematon', 'INVALID_DATA'],
    ['OK under 500', 500, ok, 'tuntematon', 'OK'],
    ['HTML', 502, '<html>', 'tuntematon', 'UNKNOWN_ERROR'],
    ['nothing', 200, '', 'tuntematon', 'UNKNOWN_ERROR'],
    [
      'a failure without words',
      400,
      '<Root><ResponseStatus><Status>FAILED</Status></ResponseStatus></Root>',
      'tuntematon',
      'UNKNOWN_ERROR',
    ],
    ['too many requests', 429, 'slow down', 'eiPerillä', 'NETWORK_ERROR'],
  ])('%s (%d)', (_what, status, text, tulos, koodi) => {
    expect(tulosOf({ data: { status, text } })).toMatchObject({ tulos, koodi });
  });

  it('shows the words of Netvisor, but none about keys', () => {
    expect(tulosOf({ data: { status: 400, text: failed('INVALID_DATA :: Asiakas puuttuu') } })).toMatchObject(
      {
        selite: 'Asiakas puuttuu',
        vastaus: 'INVALID_DATA :: Asiakas puuttuu',
      },
    );
    const secret = tulosOf({
      data: { status: 401, text: failed('AUTHENTICATION_FAILED :: CUSTOMERKEY&PARTNERKEY') },
    });
    expect(JSON.stringify(secret)).not.toContain('CUSTOMERKEY');
  });

  it.each([
    [{ reason: 'unreachable', effect: 'not-sent' }, 'eiPerillä', 'NETWORK_ERROR'],
    [{ reason: 'resting', effect: 'not-sent' }, 'eiPerillä', 'NETWORK_ERROR'],
    [{ reason: 'timed-out', effect: 'unknown' }, 'tuntematon', 'NETWORK_ERROR'],
    [{ reason: 'broken-off', effect: 'unknown' }, 'tuntematon', 'NETWORK_ERROR'],
    [{ reason: 'too-large', effect: 'unknown', status: 200 }, 'tuntematon', 'NETWORK_ERROR'],
    [{ reason: 'refused', effect: 'refused', status: 404 }, 'hylätty', 'UNKNOWN_ERROR'],
  ] as const)('no answer: %j', (noData, tulos, koodi) => {
    expect(tulosOf({ noData })).toMatchObject({ tulos, koodi });
  });
});
