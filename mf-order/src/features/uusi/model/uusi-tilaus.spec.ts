import { makerOf, uusiTilausForm } from './uusi-tilaus.js';

describe('a new order', () => {
  it('begins at seven of the shown day and lasts six hours [O-148]', () => {
    expect(uusiTilausForm('20261120', null, 1)).toMatchObject({
      pumppuAika: '2026-11-20T05:00:00.000Z',
      pumppuKesto: '360',
      vehicleId: null,
      pumppuAsiakasId: 1,
    });
  });

  it('begins at seven on a day that has lost an hour too [O-148]', () => {
    expect(uusiTilausForm('20260329', null, 1)).toMatchObject({ pumppuAika: '2026-03-29T04:00:00.000Z' });
  });

  it('stands where it was asked for', () => {
    const startMs = Date.parse('2026-11-20T08:15:00Z');
    const place = { vehicleId: 12, startMs, endMs: startMs + 90 * 60_000 };
    expect(uusiTilausForm('20261120', place, 1)).toMatchObject({
      pumppuAika: '2026-11-20T08:15:00.000Z',
      pumppuKesto: '90',
      vehicleId: 12,
    });
  });

  it('lasts six hours where only its start was pressed [O-148]', () => {
    const place = { vehicleId: 12, startMs: Date.parse('2026-11-20T08:15:00Z'), endMs: null };
    expect(uusiTilausForm('20261120', place, 1)).toMatchObject({
      pumppuAika: '2026-11-20T08:15:00.000Z',
      pumppuKesto: '360',
      vehicleId: 12,
    });
  });

  it('gets its concrete from its source, and none from the own company', () => {
    expect(makerOf(12, 1)).toBe(12);
    expect(makerOf(1, 1)).toBeNull();
  });
});
