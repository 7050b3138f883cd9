import { fields, text } from '@keikka/contracts/fields';
import { ApiError } from '../../http/api-error.js';
import type { Outcome } from '../../undo/history.js';
import { saveKinds, type UndoableSaves } from './save-undo.js';

const refusedWith = (status: number, errorCode: ApiError['errorCode'], errorDetails?: unknown): ApiError =>
  new ApiError({ status, errorCode, message: '', correlationId: '', errorDetails });

describe('the undo of a save', () => {
  const sent: unknown[] = [];
  const told: string[] = [];
  let answer: ReturnType<UndoableSaves['save']>;
  const { save } = saveKinds(
    {
      fields: fields({ nimi: text(20, 'Nimi') }),
      keyOf: (id) => `t${id}`,
      save(...asked) {
        sent.push(asked);
        return answer;
      },
      failed: 'Ei kumottu',
    },
    { error: (words) => void told.push(words) },
  );
  const change = { kind: 'save', id: 2, before: { nimi: 'b' }, after: { nimi: 'a' } } as const;
  const send = (seen: Record<string, number> | null = { t2: 5 }): Promise<Outcome> =>
    save.send({ yyyymmdd: null, change, seen });

  beforeEach(() => {
    sent.length = 0;
    told.length = 0;
  });

  it('sends the fields of the save upon the version that was seen, or without one, and tells what it made', async () => {
    answer = Promise.resolve({ varmenne: 6 });
    expect(await send()).toEqual({ versions: { t2: 6 }, made: { t2: 6 } });
    answer = Promise.resolve({ varmenne: 9, stood: true });
    expect(await send(null)).toEqual({ versions: { t2: 9 }, made: {} });
    const values = { before: { nimi: 'b' }, after: { nimi: 'a' } };
    expect(sent).toMatchObject([
      [2, values, 5],
      [2, values, undefined],
    ]);
  });

  it('asks where the same fields meet, and names who changed them last', async () => {
    const marja = { by: 'Marja', at: '2026-11-20T07:41:00.000Z' };
    const conflicts = [{ by: 'Ville', at: '2026-11-20T07:40:00.000Z' }, marja];
    answer = Promise.reject(refusedWith(409, 'SAVE.CONFLICT', { conflicts }));
    expect(await send()).toEqual({ outdated: marja });
    answer = Promise.resolve({ outdated: {} });
    expect(await send()).toEqual({ outdated: {} });
    expect(told).toEqual([]);
  });

  it.each([
    [404, 'gone'],
    [503, 'failed'],
  ])('tells of a refusal with %i, and is %s', async (status, outcome) => {
    answer = Promise.reject(refusedWith(status, 'INTERNAL'));
    expect(await send()).toBe(outcome);
    expect(told).toEqual(['Ei kumottu']);
  });

  it('follows a record that was made again under another key', () => {
    expect(save.withNewKey?.(change, { from: 't2', to: 't77' })).toEqual({ ...change, id: 77 });
  });
});
