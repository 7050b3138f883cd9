import { laskuajo } from '../../../../test/laskuajo-bff.js';
import { ajoNimi, jaksoNimi, jaljellaMs, kestoText, kuukausi, osuudet } from './ajot.js';

describe('the month of a run', () => {
  it.each([
    ['20261119', 0, '20261101', '20261130'],
    ['20260131', 1, '20251201', '20251231'],
    ['20280331', 1, '20280201', '20280229'],
    ['20261201', 12, '20251201', '20251231'],
  ])('of %s, %i earlier, is %s–%s', (day, back, first, last) => {
    expect(kuukausi(day, back)).toEqual({ first, last });
  });

  it.each([
    ['20261101', '20261130', 'Marraskuu 2026'],
    ['20261101', '20261115', '1.11.–15.11.2026'],
    ['20251220', '20260110', '20.12.2025–10.1.2026'],
  ])('%s–%s is called %s', (first, last, name) => {
    expect(jaksoNimi({ first, last })).toBe(name);
  });

  it('counts the runs of one period', () => {
    const [third, second, first] = [
      laskuajo({ laskuajoId: 3 }),
      laskuajo({ laskuajoId: 2, first: '20261001', last: '20261031' }),
      laskuajo(),
    ];
    expect([third, second, first].map((ajo) => ajoNimi(ajo, [third, second, first]))).toEqual([
      'Marraskuu 2026, ajo 2',
      'Lokakuu 2026, ajo 1',
      'Marraskuu 2026, ajo 1',
    ]);
  });
});

describe('the progress of a run', () => {
  it('is by outcome, and an invoice with a fault counts as made', () => {
    const ajo = laskuajo({ kaikki: 200, kasitelty: 100, luotu: 80, ohitettu: 16, poikkeuksia: 10 });
    expect(osuudet(ajo)).toEqual({ luotu: 40, ohitettu: 8, luomatta: 2, kasitelty: 50 });
    expect(osuudet(laskuajo({ kaikki: 0, kasitelty: 0, luotu: 0, ohitettu: 0 })).kasitelty).toBe(0);
  });

  it('goes on at its pace', () => {
    const ajo = laskuajo({ kasitelty: 25, paattynyt: null });
    expect(jaljellaMs(ajo, Date.parse(ajo.aloitettu) + 10_000)).toBe(30_000);
    expect(jaljellaMs({ ...ajo, kasitelty: 0 }, Date.parse(ajo.aloitettu))).toBeNull();
    expect([59_400, 125_000].map(kestoText)).toEqual(['59 s', '2 min 5 s']);
  });
});
