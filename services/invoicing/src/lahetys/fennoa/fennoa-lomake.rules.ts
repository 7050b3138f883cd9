import { alvTunnus, onSamaKerralla } from '@keikka/domain';
import {
  asiakasKoodi,
  isoOf,
  KAANNETTY_TEKSTI,
  type Aineisto,
  type AineistoRivi,
} from '../aineisto/aineisto.rules.js';

/** Fennoa's ids (integrations.md §2.3). */
const TYPE = { lasku: '1', hyvitys: '2' };
const TAX_CLASS = { kotimaa: '1', rakentamispalvelu: '4' };

/** An invoice as the fields of `sales_api/add`. A field without a value is left out. */
export function lomakeOf(aineisto: Aineisto): [string, string][] {
  const { maksaja, rivit } = aineisto;
  const hyvitettava = aineisto.tuloste?.hyvitettava;
  const { katuosoite = '', postinumero = '', paikkakunta = '', maa = 'FI' } = maksaja.osoite ?? {};
  const fields: Record<string, string> = {
    customer_no: asiakasKoodi(aineisto),
    name: maksaja.nimi,
    address: katuosoite,
    postalcode: postinumero,
    city: paikkakunta,
    country: maa,
    vat_number: maksaja.alvTunnus || alvTunnus(maksaja.ytunnus),
    invoice_type_id: hyvitettava ? TYPE.hyvitys : TYPE.lasku,
    credited_invoice_no: hyvitettava?.laskuNo ?? '',
    sales_invoice_taxclass_id: rivit.every(({ kaannetty }) => kaannetty)
      ? TAX_CLASS.rakentamispalvelu
      : TAX_CLASS.kotimaa,
    sales_invoice_series_id: String(aineisto.fennoa?.sarja ?? 1),
    proposed_invoice_number: aineisto.laskuNo,
    order_identifier: aineisto.tunniste,
    invoice_date: isoOf(aineisto.paiva),
    due_date: isoOf(aineisto.eraPaiva),
    shipping_date: isoOf(aineisto.toimitusPaiva),
    currency: 'EUR',
    locale: 'fi',
    banking_reference: aineisto.viitenumero,
    our_reference: aineisto.viitteemme,
    your_reference: aineisto.viitteenne,
    notes_before: notesOf(aineisto),
  };
  const rows = rivit.flatMap((rivi, index) =>
    Object.entries(riviOf(rivi)).map(([name, value]) => [`row[${index + 1}][${name}]`, value] as const),
  );
  return [...Object.entries(fields), ...rows].filter(([, value]) => value !== '').map(([...pair]) => pair);
}

/** Fennoa has one text; what stands below the rows elsewhere comes after it. */
const notesOf = ({ tekstiEnnen, tekstiJalkeen, rivit }: Aineisto): string =>
  [tekstiEnnen, tekstiJalkeen, rivit.some(({ kaannetty }) => kaannetty) ? KAANNETTY_TEKSTI : '']
    .filter(Boolean)
    .join('\n');

const riviOf = (rivi: AineistoRivi): Record<string, string> => ({
  product_no: rivi.tuoteAvain,
  name: rivi.nimi || 'Betonipumppaus',
  vatpercent: rivi.alv,
  ...(onSamaKerralla({ ...rivi, aleProsentti: rivi.ale }) ? laskettava(rivi) : valmis(rivi)),
});

/** Fennoa multiplies: it is told no sum of a row. */
const laskettava = ({ selite, hinta, määrä, yksikkö, ale }: AineistoRivi) => ({
  description: selite,
  price: hinta,
  quantity: määrä,
  unit: yksikkö,
  discount_percent: Number(ale) === 0 ? '' : ale,
});

/** A row of which another cent would come that way goes as its sum, and says in words what it comes from. */
function valmis({ selite, hinta, määrä, yksikkö, ale, netto }: AineistoRivi) {
  const comma = (decimal: string): string => decimal.replace('.', ',');
  const amount = [comma(määrä), yksikkö].filter(Boolean).join(' ');
  const sum = `${amount} × ${comma(hinta)} €, alennus ${comma(ale)} %`;
  return {
    description: [selite, sum].filter(Boolean).join('. '),
    price: netto.replace('-', ''),
    quantity: netto.startsWith('-') ? '-1' : '1',
  };
}
