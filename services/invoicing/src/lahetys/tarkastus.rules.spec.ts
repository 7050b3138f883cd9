import type { HakuVastaus, Loyto } from './kohdejarjestelma.js';
import { tarkastettavat, tarkastusOf } from './tarkastus.rules.js';

describe('the hours in which sent invoices are looked at', () => {
  it.each([
    ['2026-11-20T00:59:59.999Z', null],
    ['2026-11-20T01:00:00.000Z', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T02:59:59.999Z', '2026-11-20T01:00:00.000Z'],
    ['2026-11-20T03:00:00.000Z', null],
    // Summer time, and the night in which it ends.
    ['2026-07-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'],
    ['2026-10-25T02:30:00.000Z', '2026-10-25T00:00:00.000Z'],
  ])('at %s begin at %s', (now, alkoi) => {
    expect(tarkastettavat(new Date(now))?.alkoi.toISOString() ?? null).toBe(alkoi);
  });
});

describe('what a look at a sent invoice says', () => {
  const haku = (loyto?: Loyto): HakuVastaus => ({
    tulos: 'ok',
    koodi: '',
    selite: '',
    pyynto: '',
    vastaus: null,
    ...(loyto && { loyto }),
  });

  it.each<[string, HakuVastaus]>([
    ['kunnossa', haku({ laji: 'oma', ulkoinenId: '1' })],
    ['puuttuu', haku({ laji: 'eiOle' })],
    ['eroaa', haku({ laji: 'ristiriita', ulkoinenId: '1', erot: [] })],
    ['eroaa', haku({ laji: 'toinenOma' })],
    ['eiVastausta', haku()],
  ])('is %s', (tarkastus, found) => {
    expect(tarkastusOf(found)).toBe(tarkastus);
  });
});
