import { linkSettingsOf } from '@keikka/contracts';
import { ApiError } from '@keikka/sdk';
import { failedText, fieldsOf, followingSource, timeOf, uusiTilausForm } from './uusi-tilaus.js';

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

  it('has the time that its form tells', () => {
    const time = { start: new Date('2026-11-20T08:15:00.000Z'), minutes: 90 };
    expect(timeOf(fieldsOf(time))).toEqual(time);
    expect(timeOf({ ...fieldsOf(time), pumppuAika: null })).toBeNull();
  });
});

describe('a source that is chosen [I-045]', () => {
  const settings = linkSettingsOf({
    setPumppuAsiakas: true,
    defaultPumppuAsiakasId: 2,
    isBetoniSuoraLaskutus: true,
  });
  const after = (sourceAsiakasId: number, before: number) =>
    followingSource({ sourceAsiakasId }, { sourceAsiakasId: before }, { ownAsiakasId: 1, settings });

  it('brings what its settings say', () => {
    expect(after(12, 0)).toEqual({
      betoniAsiakasId: 12,
      pumppuAsiakasId: 2,
      isBetoniSuoraLaskutus: true,
      isPumppuSuoraLaskutus: false,
    });
  });

  it('leaves what was set by hand when it is chosen again', () => {
    expect(after(12, 12)).toEqual({});
  });
});

describe('a creation that failed', () => {
  const refused = (status: number) =>
    new ApiError({ status, errorCode: 'INTERNAL', message: '', correlationId: '' });

  it.each([
    [399, 'Tekninen virhe tilauksen luonnissa. Yritä hetken kuluttua uudelleen.'],
    [400, 'Tilauksen luominen epäonnistui. Tarkista asiakastiedot ja yritä uudelleen.'],
    [499, 'Tilauksen luominen epäonnistui. Tarkista asiakastiedot ja yritä uudelleen.'],
    [500, 'Tekninen virhe tilauksen luonnissa. Yritä hetken kuluttua uudelleen.'],
    [0, 'Tekninen virhe tilauksen luonnissa. Yritä hetken kuluttua uudelleen.'],
  ])('with status %s says: %s [O-301] [O-304]', (status, text) => {
    expect(failedText(refused(status))).toBe(text);
  });

  it('without any answer says that nobody expected it [O-304]', () => {
    expect(failedText(new TypeError())).toBe('Tapahtui odottamaton tekninen virhe.');
  });
});
