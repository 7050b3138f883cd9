import type { Laskutettavat, LaskutettavatQuery } from '@keikka/contracts';
import { laskutettavat, type Sivu } from './laskutettavat.js';

const period = { laskuttajaAsiakasId: 1, first: '20261025', last: '20261110' };
const none: Laskutettavat = { keikat: [], next: null };

describe('the delivered orders of a period', () => {
  const asked: LaskutettavatQuery[] = [];
  beforeEach(() => void asked.splice(0));
  const days = () => asked.map(({ first, last, after }) => [first, last, after]);

  async function all(ask: (query: LaskutettavatQuery) => Laskutettavat): Promise<Sivu[]> {
    const sivut: Sivu[] = [];
    for await (const sivu of laskutettavat(period, (query) => {
      asked.push(query);
      return Promise.resolve(ask(query));
    }))
      sivut.push(sivu);
    return sivut;
  }

  it('are read by weeks, the latest first, each day once, also where the clock changes', async () => {
    const sivut = await all(() => none);
    expect(days()).toEqual([
      ['20261104', '20261110', 0],
      ['20261028', '20261103', 0],
      ['20261025', '20261027', 0],
    ]);
    expect(sivut.map(({ isLast }) => isLast)).toEqual([false, false, true]);
  });

  it('are read page by page within a week', async () => {
    await all(({ first, after }) => ({
      keikat: [],
      next: first === '20261104' && after < 9 ? after + 4 : null,
    }));
    expect(days().slice(0, 5)).toEqual([
      ['20261104', '20261110', 0],
      ['20261104', '20261110', 4],
      ['20261104', '20261110', 8],
      ['20261104', '20261110', 12],
      ['20261028', '20261103', 0],
    ]);
  });

  it('of one day are one page', async () => {
    const day = { ...period, first: '20261110' };
    const sivut = laskutettavat(day, () => Promise.resolve(none));
    expect(await sivut.next()).toEqual({ done: false, value: { keikat: [], isLast: true } });
    expect(await sivut.next()).toMatchObject({ done: true });
  });

  it('fail where a page fails, and not for who has stopped before it', async () => {
    const failing = ({ first }: LaskutettavatQuery): Promise<Laskutettavat> =>
      first === '20261104' ? Promise.resolve(none) : Promise.reject(new Error('away'));
    const sivut = laskutettavat(period, failing);
    expect(await sivut.next()).toMatchObject({ value: { isLast: false } });
    await expect(sivut.next()).rejects.toThrow('away');
    for await (const sivu of laskutettavat(period, failing)) {
      expect(sivu.isLast).toBe(false);
      break;
    }
  });
});
