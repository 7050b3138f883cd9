import { XMLParser } from 'fast-xml-parser';
import { laskunAlv, laskunSummat, onLaskulla, type LaskunSummat } from '@keikka/domain';
import { randomNumbers } from '@keikka/domain/random';
import { aineisto, laskuRivi, osapuolet } from '../../test/tuloste-company.js';
import type { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { finvoiceXml } from './finvoice.js';
import { latin9Bytes } from './finvoice-muodot.js';
import { finvoiceFaults, nodesAt, textsAt } from '../../test/finvoice-schema.js';
import { tulosteOf } from './tuloste.rules.js';

const xmlOf = (...changes: Parameters<typeof aineisto>): string =>
  finvoiceXml(tulosteOf(aineisto(...changes)));

describe('an invoice as Finvoice 3.0', () => {
  it('keeps the order, the lengths and the formats of the schema', () => {
    expect(finvoiceFaults(xmlOf())).toEqual([]);
  });

  it.each([
    ['nothing but names is known of the two', { tuloste: {} }],
    ['a credit', { rivit: [laskuRivi({ määrä: '-1' })] }],
    ['reverse charge', { rivit: [laskuRivi({ kaannetty: true })] }],
    [
      'texts that are too long, and signs that XML cannot carry',
      {
        rivit: [
          laskuRivi({
            riviSelite: `${'Pitkä & <selite> '.repeat(20)}\u0000`,
            riviSelite2: 'x'.repeat(3000),
            yksikkö: 'kuutiometri ja enemmän',
          }),
        ],
        lasku: { viitteenne: 'v'.repeat(200), txtBeforeLines: 'teksti '.repeat(2000) },
        tuloste: { ...osapuolet, maksaja: { ...osapuolet.maksaja, nimi: 'Yhtiö '.repeat(60) } },
      },
    ],
    ['prices of four decimals', { rivit: [laskuRivi({ hinta: '0.0001', aleProsentti: '12.345' })] }],
  ])('keeps them with %s', (_, changes) => {
    expect(finvoiceFaults(xmlOf(changes))).toEqual([]);
  });

  it('says what the invoice says', () => {
    const xml = xmlOf();
    const said = (path: string) => textsAt(xml, path);
    expect(said('InvoiceDetails/InvoiceTypeCode')).toEqual(['INV01']);
    expect(said('InvoiceDetails/InvoiceNumber')).toEqual(['20480']);
    expect(said('InvoiceDetails/InvoiceTotalVatIncludedAmount')).toEqual(['1100,39']);
    expect(said('InvoiceDetails/VatSpecificationDetails/VatRatePercent')).toEqual(['25,5', '0']);
    expect(said('InvoiceDetails/VatSpecificationDetails/VatCode')).toEqual(['S', 'Z']);
    expect(said('InvoiceDetails/VatSpecificationDetails/VatBaseAmount')).toEqual(['827,40', '62,00']);
    expect(said('InvoiceDetails/VatSpecificationDetails/VatRateAmount')).toEqual(['210,99', '0,00']);
    expect(said('SellerPartyDetails/SellerOrganisationTaxCode')).toEqual(['FI19675438']);
    expect(said('InvoiceRow/RowDiscountPercent')).toEqual(['5']);
    expect(said('InvoiceRow/InvoicedQuantity')).toContain('45,5');
    expect(said('DeliveryDetails/DeliveryDate')).toEqual(['20261120']);
    const paid = 'EpiDetails/EpiPaymentInstructionDetails';
    expect(said(`${paid}/EpiInstructedAmount`)).toEqual(['1100,39']);
    expect(said(`${paid}/EpiRemittanceInfoIdentifier`)).toEqual(['1004801']);
    expect(said(`${paid}/EpiDateOptionDate`)).toEqual(['20261205']);
    expect(said('VirtualBankBarcode')).toEqual(['421123456000007850011003900000000000000001004801261205']);
  });

  it('is a credit when its sum is below zero, and names what it corrects', () => {
    const tuloste = { ...osapuolet, hyvitettava: { laskuNo: '20470', paiva: '20261101' } };
    const xml = xmlOf({ rivit: [laskuRivi({ määrä: '-1' })], tuloste });
    expect(textsAt(xml, 'InvoiceDetails/InvoiceTypeCode')).toEqual(['INV02']);
    expect(textsAt(xml, 'InvoiceDetails/InvoiceTypeCodeUN')).toEqual(['381']);
    expect(textsAt(xml, 'InvoiceDetails/OriginalInvoiceNumber')).toEqual(['20470']);
    expect(textsAt(xml, 'InvoiceDetails/InvoiceTotalVatIncludedAmount')).toEqual(['-125,50']);
    expect(nodesAt(xml, 'VirtualBankBarcode')).toEqual([]);
  });

  it('has AE, its words and the VAT number of the buyer where the buyer pays the VAT', () => {
    const xml = xmlOf({ rivit: [laskuRivi({ kaannetty: true }), laskuRivi()] });
    expect(textsAt(xml, 'InvoiceRow/RowVatCode')).toEqual(['AE', 'S']);
    expect(textsAt(xml, 'InvoiceDetails/VatSpecificationDetails/VatCode')).toEqual(['S', 'AE']);
    expect(textsAt(xml, 'InvoiceDetails/VatSpecificationDetails/VatFreeText')).toEqual([
      'Käännetty verovelvollisuus, AVL 8 c §',
    ]);
    expect(textsAt(xml, 'BuyerPartyDetails/BuyerOrganisationTaxCode')).toEqual(['FI25939313']);
    expect(finvoiceFaults(xml)).toEqual([]);
  });

  it('keeps the reverse charge of one rate apart from what is untaxed for another reason', () => {
    const rivit = [laskuRivi({ kaannetty: true }), laskuRivi({ alv: '0' })];
    const { kannat } = tulosteOf(aineisto({ rivit }));
    expect(kannat.map(({ kaannetty, netto }) => [kaannetty, netto])).toEqual([
      [false, '100.00'],
      [true, '100.00'],
    ]);
  });

  it('is written in ISO 8859-15, other signs by their number', () => {
    expect(latin9Bytes('äÖ€m³')).toEqual(Buffer.from([0xe4, 0xd6, 0xa4, 0x6d, 0xb3]));
    expect(latin9Bytes('–¤😀').toString('latin1')).toBe('&#8211;&#164;&#128512;');
    expect(new TextDecoder('iso-8859-15').decode(latin9Bytes('Šž €'))).toBe('Šž €');
    const read = new XMLParser({ htmlEntities: true }).parse(
      new TextDecoder('iso-8859-15').decode(latin9Bytes('<a>10:00–13:30</a>')),
    ) as { a: string };
    expect(read.a).toBe('10:00–13:30');
  });

  it('has the cents of the screen, for 10 000 random invoices', () => {
    const random = randomNumbers(20_261_127);
    for (let count = 0; count < 10_000; count += 1) {
      const rivit = Array.from({ length: 1 + random(5) }, () =>
        laskuRivi({
          hinta: (random(2_000_000) / 10_000).toFixed(4),
          määrä: ((random(400_000) - 60_000) / 10_000).toFixed(4),
          aleProsentti: random(3) === 0 ? String(random(101)) : '0',
          alv: ['25.5', '24', '14', '13.50', '10', '0'][random(6)] ?? '0',
          kaannetty: random(5) === 0,
          aktiivinen: random(10) > 0,
          ehtoTäyttyy: [true, null, false][random(3)] ?? null,
        }),
      );
      const xml = xmlOf({ rivit });
      const summat = laskunSummat(rivit);
      expect(sumsIn(xml)).toBe(
        [
          ...summat.kannat
            .filter((kanta) => rivit.some((rivi) => onRate(rivi, kanta)))
            .map(({ netto, alvSumma }) => `${netto} ${alvSumma}`),
          `${summat.netto} ${summat.alvSumma} ${summat.yhteensa}`,
        ].join(),
      );
    }
  });
});

/** A rate of rows without a quantity alone is on the screen, and nothing of it is sent. */
const onRate = (rivi: KeikkaLaskuRivi, { alv, kaannetty }: LaskunSummat['kannat'][number]): boolean =>
  onLaskulla(rivi) &&
  Number(rivi.määrä) !== 0 &&
  rivi.kaannetty === Boolean(kaannetty) &&
  laskunAlv(rivi) === Number(alv);

const VAT = /<VatBaseAmount[^>]*>([^<]+)<[^]*?<VatRateAmount[^>]*>([^<]+)</g;
const TOTALS =
  /<InvoiceTotalVatExcludedAmount[^>]*>([^<]+)<[^]*?<InvoiceTotalVatAmount[^>]*>([^<]+)<[^]*?<InvoiceTotalVatIncludedAmount[^>]*>([^<]+)</;

function sumsIn(xml: string): string {
  const rates = [...xml.matchAll(VAT)].map(([, net, tax]) => `${net} ${tax}`);
  const [, net, tax, sum] = TOTALS.exec(xml) ?? [];
  return [...rates, `${net} ${tax} ${sum}`].join(';').replaceAll(',', '.').replaceAll(';', ',');
}
