import { at } from '@keikka/builders';
import { ApiError, errorText } from './api-error.js';

const failure = (errorDetails?: unknown): ApiError =>
  new ApiError({
    message: 'Tilaus on poistettu.',
    status: 409,
    errorCode: 'KEIKKA.REMOVED',
    correlationId: 'c',
    errorDetails,
  });

describe('the text of a failure', () => {
  it.each([
    [
      'names the colleague and the time',
      { by: 'Marja Lehtonen', at: at('9:41') },
      ' (Marja Lehtonen klo 9:41)',
    ],
    ['names nobody without a name', { at: at('9:41') }, ''],
    ['names nobody without details', undefined, ''],
    ['names nobody where the details are of something else', [{ field: 'moves', problem: 'x' }], ''],
  ])('%s', (_, details, end) => {
    expect(errorText(failure(details))).toBe(`Tilaus on poistettu.${end}`);
  });

  it('is the general one for what is no answer', () => {
    expect(errorText(new TypeError('x'))).toMatch(/Yritä/);
  });
});
