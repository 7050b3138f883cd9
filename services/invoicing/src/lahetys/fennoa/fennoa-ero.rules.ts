import { cents } from '@keikka/domain';
import type { Aineisto } from '../aineisto/aineisto.rules.js';
import { erotOf, TUNNISTE, type Siella } from '../aineisto/ero.rules.js';
import type { Loyto } from '../kohdejarjestelma.js';

/** An invoice in Fennoa. `laskuNo` is empty until it is approved. */
export interface FennoaLasku extends Siella {
  ehdotettuNo: string;
}

/** Reads what stands in `data` of an answer: an invoice, or a list of them. */
export const laskutOf = (data: unknown): FennoaLasku[] =>
  (Array.isArray(data) ? data : [data]).flatMap((one: unknown) => {
    const invoice = (one as { SalesInvoice?: Record<string, unknown> } | null)?.SalesInvoice;
    return invoice ? [laskuOf(invoice)] : [];
  });

function laskuOf(invoice: Record<string, unknown>): FennoaLasku {
  const text = (name: string): string => {
    const value = invoice[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  return {
    ulkoinenId: text('id'),
    tunniste: text('order_identifier'),
    laskuNo: text('invoice_no'),
    ehdotettuNo: text('proposed_invoice_number'),
    asiakas: text('name'),
    paiva: text('invoice_date'),
    viitenumero: text('banking_reference'),
    riveja: text('row_count') === '' ? undefined : Number(text('row_count')),
    netto: cents(text('total_net') || '0'),
    alvSumma: cents(text('total_vat') || '0'),
    yhteensa: cents(text('total_gross') || '0'),
  };
}

/** Whether it is our invoice, or has its number: one of ours by identity is found before another with its number. */
export const osuma = (laskut: readonly FennoaLasku[], aineisto: Aineisto): FennoaLasku | undefined =>
  laskut.find(({ tunniste }) => tunniste === aineisto.tunniste) ??
  laskut.find((lasku) => numeroOf(lasku) === aineisto.laskuNo);

/** The number that it has, or that it gets when it is approved. */
const numeroOf = ({ laskuNo, ehdotettuNo }: FennoaLasku): string => laskuNo || ehdotettuNo;

/** Judges what was found for our invoice. */
export function judge(aineisto: Aineisto, siella: FennoaLasku): Loyto {
  const { ulkoinenId } = siella;
  const isOurs = siella.tunniste === aineisto.tunniste;
  const isSame =
    siella.yhteensa === aineisto.yhteensa &&
    siella.alvSumma === aineisto.alvSumma &&
    numeroOf(siella) === aineisto.laskuNo;
  if (isOurs && isSame) {
    const puuttuu = aineisto.fennoa?.hyvaksy && siella.laskuNo === '';
    return { laji: 'oma', ulkoinenId, ...(puuttuu && { puuttuu: 'hyväksyntä' as const }) };
  }
  if (!isOurs && TUNNISTE.test(siella.tunniste)) return { laji: 'toinenOma' };
  return {
    laji: 'ristiriita',
    ulkoinenId,
    erot: erotOf(aineisto, { ...siella, laskuNo: numeroOf(siella) }),
  };
}
