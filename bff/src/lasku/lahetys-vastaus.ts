import type { Lahetys, LahetysVastaus } from '@keikka/contracts';

/** What each system's invoice is called when it could not be made (I-176, I-180). */
const failures = {
  Netvisor: 'Netvisor-laskun luonti epäonnistui',
  Fennoa: 'Fennoa-laskun luonti epäonnistui: ',
} as const;
const KESKEN = 'Lähetys kesken, varmistetaan…';

/** Whether the outcome is not known yet. */
export const isOpen = ({ seuraava }: Lahetys): boolean => seuraava !== null;

/** The answer of an export (I-128). One whose outcome is not known yet has neither succeeded nor failed. */
export function vastausOf(lahetys: Lahetys): LahetysVastaus {
  const { tila, kohde, laskuNo, ulkoinenId, virhe, virheKoodi } = lahetys;
  const data = { tila, laskuNo, fennoaInvoiceId: kohde === 'Fennoa' ? ulkoinenId : '' };
  if (tila === 'lähetetty') return { success: true, message: `Lasku ${laskuNo} lähetetty`, data };
  if (isOpen(lahetys)) return { success: null, message: KESKEN, errorCode: 'VARMISTETAAN', data };
  if (tila === 'ristiriita') {
    const message = virhe
      ? messageOf(kohde, virhe)
      : `Numerolla ${laskuNo} on järjestelmässä toinen lasku. Yrityksen ylläpitäjä ratkaisee ristiriidan.`;
    return { success: false, message, errorCode: 'RISTIRIITA', errorDetails: message, data };
  }
  return {
    success: false,
    message: messageOf(kohde, virhe),
    errorCode: virheKoodi || 'UNKNOWN_ERROR',
    errorDetails: virhe,
    data,
  };
}

function messageOf(kohde: Lahetys['kohde'], virhe: string): string {
  if (kohde === 'Fennoa') return `${failures.Fennoa}${virhe || 'Tuntematon virhe'}`;
  return virhe || failures.Netvisor;
}
