import XMLBuilder from 'fast-xml-builder';
import { XMLParser } from 'fast-xml-parser';
import { summa } from '@keikka/domain';
import {
  asiakasKoodi,
  isoOf,
  KAANNETTY_TEKSTI,
  type Aineisto,
  type AineistoRivi,
} from '../aineisto/aineisto.rules.js';

const TYPE = '@_type';
const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: false });
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  transformTagName: (name) => name.toLowerCase(),
});

/** Netvisor's decimals have a comma. */
const comma = (decimal: string): string => decimal.replace('.', ',');

/** An element with attributes; an empty text leaves the element out, because an empty element clears what is stored. */
const element = (text: string, attributes: Record<string, string> = {}) =>
  text === '' ? undefined : { '#text': text, ...attributes };

const ansi = (yyyymmdd: string) => element(isoOf(yyyymmdd), { '@_format': 'ansi' });

/** The codes of VAT: a construction service whose buyer accounts for it, none, and a sale at home. */
function vatCode({ alv, kaannetty }: AineistoRivi): string {
  if (kaannetty) return 'RAMY';
  return Number(alv) === 0 ? 'NONE' : 'KOMY';
}

const LONGEST = { nimi: 50, selite: 200, teksti: 500, viite: 50 };
/** Characters that XML cannot carry. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const cut = (text: string, most: number): string => text.replace(UNPRINTABLE, '').trim().slice(0, most);

/** Our code of a product. */
const GENERAL_PRODUCT = 'KEIKKA';
export const productCode = ({ tuoteAvain, tuoteId }: Pick<AineistoRivi, 'tuoteAvain' | 'tuoteId'>): string =>
  tuoteAvain || (tuoteId === null ? GENERAL_PRODUCT : `KT${tuoteId}`);

/** The body of `customer.nv?method=add`. */
export const customerXml = (aineisto: Aineisto): string =>
  builder.build({
    root: {
      customer: {
        customerbaseinformation: {
          internalidentifier: asiakasKoodi(aineisto),
          externalidentifier: element(aineisto.maksaja.ytunnus),
          name: cut(aineisto.maksaja.nimi, LONGEST.nimi),
          isactive: '1',
        },
      },
    },
  });

/** The body of `product.nv?method=add`. */
export const productXml = (rivi: AineistoRivi): string =>
  builder.build({
    root: {
      product: {
        productbaseinformation: {
          productcode: productCode(rivi),
          productgroup: 'Keikka',
          name: rivi.tuoteId === null ? 'Betonipumppaus' : cut(rivi.nimi, LONGEST.nimi),
          unitprice: { '#text': comma(rivi.hinta), [TYPE]: 'net' },
          unit: element(rivi.yksikkö),
          isactive: '1',
          issalesproduct: '1',
        },
      },
    },
  });

/** The body of `salesinvoice.nv?method=add`, its elements in the order that Netvisor demands. */
export function invoiceXml(aineisto: Aineisto): string {
  const { maksaja } = aineisto;
  return builder.build({
    root: {
      salesinvoice: {
        salesinvoicenumber: aineisto.laskuNo,
        salesinvoicedate: ansi(aineisto.paiva),
        salesinvoiceduedate: ansi(aineisto.eraPaiva),
        salesinvoicedeliverydate: ansi(aineisto.toimitusPaiva),
        salesinvoicereferencenumber: aineisto.viitenumero,
        salesinvoiceamount: { '#text': comma(aineisto.yhteensa), '@_iso4217currencycode': 'EUR' },
        sellername: element(cut(aineisto.myyja, LONGEST.nimi)),
        invoicetype: 'invoice',
        salesinvoicestatus: { '#text': 'unsent', [TYPE]: 'netvisor' },
        salesinvoicefreetextbeforelines: element(cut(aineisto.tekstiEnnen, LONGEST.teksti)),
        salesinvoicefreetextafterlines: element(cut(afterLines(aineisto), LONGEST.teksti)),
        salesinvoiceourreference: element(cut(aineisto.viitteemme, LONGEST.viite)),
        salesinvoiceyourreference: element(cut(aineisto.viitteenne, LONGEST.viite)),
        salesinvoiceprivatecomment: aineisto.tunniste,
        invoicingcustomeridentifier: { '#text': asiakasKoodi(aineisto), [TYPE]: 'customer' },
        invoicingcustomername: cut(maksaja.nimi, LONGEST.nimi),
        paymenttermnetdays: String(aineisto.maksuEhtoPv),
        ordernumber: String(aineisto.keikkaId),
        invoicelines: {
          invoiceline: aineisto.rivit.map((rivi) => ({ salesinvoiceproductline: lineXml(rivi) })),
        },
      },
    },
  });
}

/** The words that reverse charge demands come first, so that no length cuts them off. */
const afterLines = ({ rivit, maksaja, tekstiJalkeen }: Aineisto): string =>
  rivit.some(({ kaannetty }) => kaannetty)
    ? `${KAANNETTY_TEKSTI}. Ostajan ALV-tunnus ${maksaja.alvTunnus}.\n${tekstiJalkeen}`
    : tekstiJalkeen;

const lineXml = (rivi: AineistoRivi) => ({
  productidentifier: { '#text': productCode(rivi), [TYPE]: 'customer' },
  productname: cut(rivi.nimi || 'Betonipumppaus', LONGEST.nimi),
  productunitprice: { '#text': comma(rivi.hinta), [TYPE]: 'net' },
  productvatpercentage: { '#text': comma(rivi.alv), '@_vatcode': vatCode(rivi) },
  salesinvoiceproductlinequantity: comma(rivi.määrä),
  salesinvoiceproductlinediscountpercentage: Number(rivi.ale) === 0 ? undefined : comma(rivi.ale),
  salesinvoiceproductlinefreetext: element(cut(rivi.selite, LONGEST.selite)),
  salesinvoiceproductlinevatsum: comma(rivi.alvSumma),
  // With its VAT, as in what Netvisor answers.
  salesinvoiceproductlinesum: comma(summa([rivi.netto, rivi.alvSumma])),
  productunitname: element(rivi.yksikkö),
});

/** An answer, its names in lower case. A name that stands once has its value, one that stands twice a list. */
export type XmlNode = string | { [name: string]: XmlNode | XmlNode[] | undefined };

/** @throws Error when it is no answer of Netvisor */
export function readRoot(text: string): Record<string, XmlNode | XmlNode[] | undefined> {
  const { root } = parser.parse(text) as { root?: unknown };
  if (typeof root !== 'object' || root === null) throw new Error('no root');
  return root as Record<string, XmlNode | XmlNode[] | undefined>;
}

export const listOf = (node: XmlNode | XmlNode[] | undefined): XmlNode[] =>
  node === undefined || node === '' ? [] : Array.isArray(node) ? node : [node];

/** The node at a path of names, the first where there are several; undefined where there is none. */
export function nodeAt(node: XmlNode | XmlNode[] | undefined, ...names: string[]): XmlNode | undefined {
  let [found] = listOf(node);
  for (const name of names) {
    if (typeof found !== 'object') return undefined;
    [found] = listOf(found[name]);
  }
  return found;
}

export const textAt = (node: XmlNode | XmlNode[] | undefined, ...names: string[]): string => {
  const found = nodeAt(node, ...names);
  return typeof found === 'string' ? found.trim() : '';
};
