import { cents, erotus, summa } from '@keikka/domain';
import type { Aineisto } from '../aineisto/aineisto.rules.js';
import { erotOf, TUNNISTE, type Siella } from '../aineisto/ero.rules.js';
import type { Loyto } from '../kohdejarjestelma.js';
import { listOf, nodeAt, textAt, type XmlNode } from './netvisor-xml.js';

const point = (decimal: string): string => cents(decimal.replace(',', '.') || '0');

/** Reads the answer of `getsalesinvoice.nv`. */
export function readInvoice(
  root: Record<string, XmlNode | XmlNode[] | undefined>,
  ulkoinenId: string,
): Siella {
  const invoice = nodeAt(root.salesinvoice);
  const lines = listOf(nodeAt(invoice, 'invoicelines')).flatMap((holder) =>
    typeof holder === 'object'
      ? listOf(holder.invoiceline).flatMap((line) =>
          typeof line === 'object' ? listOf(line.salesinvoiceproductline) : [],
        )
      : [],
  );
  const alvSumma = summa(lines.map((line) => point(textAt(line, 'salesinvoiceproductlinevatsum'))));
  const yhteensa = point(textAt(invoice, 'salesinvoiceamount'));
  return {
    ulkoinenId,
    tunniste: textAt(invoice, 'salesinvoiceprivatecomment'),
    laskuNo: textAt(invoice, 'salesinvoicenumber'),
    asiakas: textAt(invoice, 'invoicingcustomername'),
    paiva: textAt(invoice, 'salesinvoicedate'),
    viitenumero: textAt(invoice, 'salesinvoicereferencenumber'),
    riveja: lines.length,
    netto: erotus(yhteensa, alvSumma),
    alvSumma,
    yhteensa,
  };
}

/** Judges what stands in Netvisor under the number of our invoice. */
export function judge(aineisto: Aineisto, siella: Siella): Loyto {
  const { ulkoinenId } = siella;
  const isOurs = siella.tunniste === aineisto.tunniste;
  if (isOurs && siella.yhteensa === aineisto.yhteensa && siella.alvSumma === aineisto.alvSumma)
    return { laji: 'oma', ulkoinenId };
  if (!isOurs && TUNNISTE.test(siella.tunniste)) return { laji: 'toinenOma' };
  return { laji: 'ristiriita', ulkoinenId, erot: erotOf(aineisto, siella) };
}
