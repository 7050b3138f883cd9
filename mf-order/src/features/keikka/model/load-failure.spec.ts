import { ApiError } from '@keikka/sdk';
import { loadFailure, takesOrderAway } from './load-failure.js';

const failed = (status: number, message: string, errorDetails?: unknown): ApiError =>
  new ApiError({ status, errorCode: 'INTERNAL', message, errorDetails, correlationId: 'c' });
const unreadable = (status: number): ApiError =>
  new ApiError({ status, errorCode: 'UNREADABLE', message: 'Palvelu ei vastaa', correlationId: 'c' });

describe('loadFailure', () => {
  it.each([
    ['404', failed(404, 'Tilausta ei löydy'), 'Tilausta ei löydy', undefined, false],
    ['403', failed(403, 'Ei pääsyä tilaukselle.'), 'Ei pääsyä tilaukselle.', 'Koodi 403', false],
    ['504', failed(504, 'Tietokantapalvelin ei vastaa'), 'Tietokantapalvelin ei vastaa', 'Koodi 504', true],
    ['a bare 504', unreadable(504), 'Tietokantapalvelin ei vastaa', 'Koodi 504', true],
    ['a bare 403', unreadable(403), 'Ei pääsyä tilaukselle.', 'Koodi 403', false],
    ['an error array', failed(500, 'Virhe', [{ message: 'X', number: 42 }]), 'X', 'Koodi 42', true],
    ['details of another kind', failed(500, 'Virhe', [{ field: 'x' }]), 'Virhe', undefined, true],
    ['anything of ours', failed(503, 'Palvelu ei vastaa'), 'Palvelu ei vastaa', undefined, true],
    ['anything else', new Error('x'), 'Odottamaton virhe. Yritä uudelleen.', undefined, true],
  ])('tells %s [O-278] [O-279] [O-280]', (_what, error, title, text, retryable) => {
    expect(loadFailure(error)).toEqual({ title, text, retryable });
  });

  it.each([
    [403, true],
    [404, true],
    [401, false],
    [503, false],
  ])('status %i takes the order away: %s [O-113]', (status, expected) => {
    expect(takesOrderAway(failed(status, ''))).toBe(expected);
  });
});
