import type { Lahetys } from '@keikka/contracts';
import { vastausOf } from './lahetys-vastaus.js';

const lahetys = (changes: Partial<Lahetys>): Lahetys => ({
  lahetysId: 1,
  keikkaLaskuId: 1,
  keikkaId: 4711,
  maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
  yhteensa: '111.70',
  kohde: 'Netvisor',
  laskuNo: '100001',
  tila: 'odottaa',
  yritys: 1,
  ulkoinenId: '',
  virheKoodi: '',
  virhe: '',
  pyydetty: '2026-11-20T08:00:00.000Z',
  pyytajaNimi: 'Liisa Aho',
  seuraava: null,
  paattynyt: null,
  tarkastus: '',
  tarkastettu: null,
  ...changes,
});

describe('the answer of an export', () => {
  it('that went well has the number [I-128]', () => {
    expect(vastausOf(lahetys({ tila: 'lähetetty', kohde: 'Fennoa', ulkoinenId: '55' }))).toEqual({
      success: true,
      message: 'Lasku 100001 lähetetty',
      data: { tila: 'lähetetty', laskuNo: '100001', fennoaInvoiceId: '55' },
    });
  });

  it.each(['odottaa', 'lähetyksessä', 'varmistetaan'] as const)(
    'that is %s has neither succeeded nor failed',
    (tila) => {
      expect(
        vastausOf(lahetys({ tila, seuraava: '2026-11-20T08:00:00.000Z', virhe: 'ei vastausta' })),
      ).toMatchObject({
        success: null,
        message: 'Lähetys kesken, varmistetaan…',
      });
    },
  );

  it('that waits for a person says why', () => {
    const told = (virhe: string) => vastausOf(lahetys({ tila: 'ristiriita', kohde: 'Fennoa', virhe }));
    expect(told('')).toMatchObject({
      success: false,
      errorCode: 'RISTIRIITA',
      message: expect.stringMatching(/^Numerolla 100001 on/),
    });
    expect(told('kausi on lukittu').message).toBe('Fennoa-laskun luonti epäonnistui: kausi on lukittu');
  });

  it.each([
    ['Fennoa', 'Nimi puuttuu', 'INVALID', 'Fennoa-laskun luonti epäonnistui: Nimi puuttuu', 'INVALID'],
    ['Fennoa', '', '', 'Fennoa-laskun luonti epäonnistui: Tuntematon virhe', 'UNKNOWN_ERROR'],
    ['Netvisor', 'Asiakas puuttuu', 'INVALID_DATA', 'Asiakas puuttuu', 'INVALID_DATA'],
    ['Netvisor', '', '', 'Netvisor-laskun luonti epäonnistui', 'UNKNOWN_ERROR'],
  ] as const)(
    'to %s that failed with "%s" says so [I-176] [I-178] [I-180]',
    (kohde, virhe, virheKoodi, message, errorCode) => {
      expect(vastausOf(lahetys({ tila: 'epäonnistui', kohde, virhe, virheKoodi }))).toMatchObject({
        success: false,
        message,
        errorCode,
        errorDetails: virhe,
      });
    },
  );
});
