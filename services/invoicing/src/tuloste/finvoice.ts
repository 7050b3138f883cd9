import XMLBuilder from 'fast-xml-builder';
import { summa } from '@keikka/domain';
import { isoOf, KAANNETTY_TEKSTI, type AineistoRivi } from '../lahetys/aineisto/aineisto.rules.js';
import { amount, cut, day, percent, pieces, quantity, textOr } from './finvoice-muodot.js';
import { communicationXml, partyXml, sellerInformationXml } from './finvoice-osapuolet.js';
import { isKaannetty, type Kanta, type Tuloste } from './tuloste.rules.js';

const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

const LONGEST = { numero: 20, viite: 35, teksti: 512, vapaaTeksti: 70, nimi: 100, saaja: 35, tuote: 35 };
const MOST_TEXTS = 10;

/** An invoice as a message of Finvoice 3.0, its elements in the order of the schema. The bytes are `latin9Bytes`. */
export function finvoiceXml(tuloste: Tuloste): string {
  const { myyja, maksaja, aineisto, viivakoodi } = tuloste;
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'ISO-8859-15' },
    Finvoice: {
      '@_Version': '3.0',
      '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@_xsi:noNamespaceSchemaLocation': 'Finvoice3.0.xsd',
      MessageTransmissionDetails: transmissionXml(tuloste),
      SellerPartyDetails: partyXml('Seller', myyja),
      SellerCommunicationDetails: communicationXml('Seller', myyja),
      SellerInformationDetails: sellerInformationXml(myyja),
      BuyerPartyDetails: partyXml('Buyer', maksaja),
      BuyerCommunicationDetails: communicationXml('Buyer', maksaja),
      DeliveryDetails: { DeliveryDate: day(aineisto.toimitusPaiva) },
      InvoiceDetails: detailsXml(tuloste),
      VirtualBankBarcode: viivakoodi ?? undefined,
      InvoiceRow: aineisto.rivit.map(rowXml),
      EpiDetails: epiXml(tuloste),
    },
  });
}

/** For the network alone; a message without the addresses of both is read by a person or handed to an operator. */
function transmissionXml({ myyja, maksaja, aineisto }: Tuloste) {
  const known = [myyja, maksaja].every((one) => one.verkkolaskuosoite && one.verkkolaskuoperaattori);
  if (!known) return undefined;
  return {
    MessageSenderDetails: {
      FromIdentifier: myyja.verkkolaskuosoite,
      FromIntermediator: myyja.verkkolaskuoperaattori,
    },
    MessageReceiverDetails: {
      ToIdentifier: maksaja.verkkolaskuosoite,
      ToIntermediator: maksaja.verkkolaskuoperaattori,
    },
    MessageDetails: {
      MessageIdentifier: `KEIKKA-${aineisto.keikkaLaskuId}-${aineisto.laskuNo}`,
      // Midnight of its day, so that the same invoice is the same message whenever it is made.
      MessageTimeStamp: `${isoOf(aineisto.paiva)}T00:00:00`,
    },
  };
}

function detailsXml({ aineisto, isHyvitys, hyvitettava, kannat, onKaannetty, toimituspaikka }: Tuloste) {
  const paikka = [toimituspaikka.nimi, toimituspaikka.osoite].filter(Boolean).join(', ');
  const texts = [paikka && `Toimituspaikka: ${paikka}`, aineisto.tekstiEnnen, aineisto.tekstiJalkeen];
  return {
    InvoiceTypeCode: { '#text': isHyvitys ? 'INV02' : 'INV01', '@_CodeListAgencyIdentifier': 'SPY' },
    InvoiceTypeCodeUN: isHyvitys ? '381' : '380',
    InvoiceTypeText: isHyvitys ? 'HYVITYSLASKU' : 'LASKU',
    OriginCode: 'Original',
    InvoiceNumber: cut(aineisto.laskuNo, LONGEST.numero),
    InvoiceDate: day(aineisto.paiva),
    OriginalInvoiceNumber: hyvitettava ? cut(hyvitettava.laskuNo, LONGEST.numero) : undefined,
    OriginalInvoiceDate: hyvitettava ? day(hyvitettava.paiva) : undefined,
    SellerReferenceIdentifier: textOr(aineisto.viitteemme, LONGEST.viite),
    OrderIdentifier: String(aineisto.keikkaId),
    BuyerReferenceIdentifier: textOr(aineisto.viitteenne, LONGEST.viite),
    RowsTotalVatExcludedAmount: amount(aineisto.netto),
    InvoiceTotalVatExcludedAmount: amount(aineisto.netto),
    InvoiceTotalVatAmount: amount(aineisto.alvSumma),
    InvoiceTotalVatIncludedAmount: amount(aineisto.yhteensa),
    VatSpecificationDetails: kannat.map(vatXml),
    InvoiceFreeText: texts.flatMap((text) => pieces(text, LONGEST.teksti, MOST_TEXTS)).slice(0, MOST_TEXTS),
    InvoiceVatFreeText: onKaannetty ? KAANNETTY_TEKSTI : undefined,
    PaymentTermsDetails: {
      PaymentTermsFreeText: `${aineisto.maksuEhtoPv} päivää netto`,
      InvoiceDueDate: day(aineisto.eraPaiva),
      PaymentOverDueFineDetails: { PaymentOverDueFineFreeText: 'Viivästyskorko korkolain mukaan' },
    },
  };
}

/** The code of UNTDID 5305: reverse charge, without VAT, and the rates of the law. */
const vatCode = (alv: string, kaannetty: boolean): 'AE' | 'Z' | 'S' =>
  kaannetty ? 'AE' : Number(alv) === 0 ? 'Z' : 'S';

const vatXml = ({ alv, kaannetty, netto, alvSumma }: Kanta) => ({
  VatBaseAmount: amount(netto),
  VatRatePercent: percent(alv),
  VatCode: vatCode(alv, kaannetty),
  VatRateAmount: amount(alvSumma),
  VatFreeText: kaannetty ? KAANNETTY_TEKSTI : undefined,
});

const rowXml = (rivi: AineistoRivi, index: number) => ({
  ArticleIdentifier: textOr(rivi.tuoteAvain, LONGEST.tuote),
  ArticleName: cut(rivi.nimi, LONGEST.nimi) || 'Betonipumppaus',
  DeliveredQuantity: quantity(rivi.määrä, rivi.yksikkö),
  InvoicedQuantity: quantity(rivi.määrä, rivi.yksikkö),
  UnitPriceAmount: amount(rivi.hinta),
  RowPositionIdentifier: String(index + 1),
  RowFreeText: textOr(rivi.selite, LONGEST.teksti),
  RowDiscountPercent: Number(rivi.ale) === 0 ? undefined : percent(rivi.ale),
  RowVatRatePercent: percent(rivi.alv),
  RowVatCode: vatCode(rivi.alv, isKaannetty(rivi)),
  RowVatAmount: amount(rivi.alvSumma),
  RowVatExcludedAmount: amount(rivi.netto),
  RowAmount: amount(summa([rivi.netto, rivi.alvSumma])),
});

/** How it is paid. Nothing is paid of a credit. */
function epiXml({ myyja, aineisto, isHyvitys }: Tuloste) {
  return {
    EpiIdentificationDetails: {
      EpiDate: day(aineisto.paiva),
      EpiReference: cut(aineisto.laskuNo, LONGEST.numero),
    },
    EpiPartyDetails: {
      EpiBfiPartyDetails: {
        EpiBfiIdentifier: myyja.bic ? { '#text': myyja.bic, '@_IdentificationSchemeName': 'BIC' } : undefined,
      },
      EpiBeneficiaryPartyDetails: {
        EpiNameAddressDetails: cut(myyja.nimi, LONGEST.saaja),
        EpiAccountID: { '#text': myyja.iban, '@_IdentificationSchemeName': 'IBAN' },
      },
    },
    EpiPaymentInstructionDetails: {
      EpiRemittanceInfoIdentifier: {
        '#text': aineisto.viitenumero,
        '@_IdentificationSchemeName': 'SPY',
      },
      EpiInstructedAmount: amount(isHyvitys ? '0' : aineisto.yhteensa),
      EpiCharge: { '#text': 'SHA', '@_ChargeOption': 'SHA' },
      EpiDateOptionDate: day(aineisto.eraPaiva),
    },
  };
}
