import { ApiError } from '@keikka/sdk';
import { conflictsOf } from '@keikka/sdk/record';
import { konfliktitOf } from './konfliktit.js';

const who = { by: 'Marja Lehtonen', at: '2026-11-23T07:41:00.000Z' };
const refused = (errorCode: 'SAVE.CONFLICT' | 'KEIKKA.NO_ACCESS', errorDetails?: unknown) =>
  new ApiError({ status: 409, errorCode, message: 'Ei', correlationId: '1', errorDetails });

describe('a colleague’s other way', () => {
  it('is asked about in the window’s own fields and units', () => {
    const conflicts = [
      { ...who, field: 'betoniMatkaM', base: null, mine: 12_500, theirs: 18_400 },
      { ...who, field: 'betoniMatkaAika', base: 20, mine: 21.6, theirs: 25 },
    ];
    expect(conflictsOf(konfliktitOf(refused('SAVE.CONFLICT', { conflicts })))).toEqual([
      { ...who, field: 'kilometrit', base: null, mine: 13, theirs: 18 },
      { ...who, field: 'minuutit', base: 20, mine: 22, theirs: 25 },
    ]);
  });

  it.each([
    ['another refusal', refused('KEIKKA.NO_ACCESS')],
    ['no refusal', new Error('x')],
  ])('is none in %s, which stays as it is', (_, error) => {
    expect(konfliktitOf(error)).toBe(error);
  });
});
