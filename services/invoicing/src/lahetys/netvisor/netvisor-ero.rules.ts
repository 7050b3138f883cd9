import type { LahetysEro } from '@keikka/contracts';
import { cents, erotus, numericDate, summa, viiteText } from '@keikka/domain';
import { isoOf, type Aineisto } from '../aineisto.rules.js';
import type { Loyto } from '../kohdejarjestelma.js';
import { listOf, nodeAt, textAt, type XmlNode } from './netvisor-xml.js';

/** What is compared of an invoice in Netvisor. */
interface Siella {
  ulkoinenId: string;
  tunniste: string;
  laskuNo: string;
  asiakas: string;
  /** yyyy-mm-dd. */
  paiva: string;
  viitenumero: string;
  riveja: number;
  netto: string;
  alvSumma: string;
  yhteensa: string;
}

const TUNNISTE = /^Keikka (\d+)-\d+$/;

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

function erotOf(aineisto: Aineisto, siella: Siella): LahetysEro[] {
  const [, keikkaId = '–'] = TUNNISTE.exec(siella.tunniste) ?? [];
  const euros = (decimal: string): string => `${decimal.replace('.', ',')} €`;
  const day = (iso: string): string => numericDate(iso.replaceAll('-', ''));
  const kohdat: [string, string, string][] = [
    ['Laskunumero', aineisto.laskuNo, siella.laskuNo],
    ['Tilausnumero', String(aineisto.keikkaId), keikkaId],
    ['Asiakas', aineisto.maksaja.nimi, siella.asiakas],
    ['Laskupäivä', day(isoOf(aineisto.paiva)), day(siella.paiva)],
    ['Viitenumero', viiteText(aineisto.viitenumero), viiteText(siella.viitenumero)],
    ['Rivejä', String(aineisto.rivit.length), String(siella.riveja)],
    ['Netto', euros(aineisto.netto), euros(siella.netto)],
    ['ALV', euros(aineisto.alvSumma), euros(siella.alvSumma)],
    ['Yhteensä', euros(aineisto.yhteensa), euros(siella.yhteensa)],
  ];
  return kohdat.map(([kohta, meilla, theirs]) => ({
    kohta,
    meilla,
    siella: theirs,
    onSama: meilla === theirs,
  }));
}
