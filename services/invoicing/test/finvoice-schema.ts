import { XMLParser } from 'fast-xml-parser';

/** An element: its name, its children in their order, its text and its attributes. */
interface Node {
  name: string;
  children: Node[];
  text: string;
  attributes: Record<string, string>;
}

type Parsed = Record<string, Parsed[] | string | Record<string, string>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

function nodeOf(parsed: Parsed): Node {
  const name = Object.keys(parsed).find((key) => key !== ':@') ?? '';
  const inside = parsed[name] as Parsed[];
  return {
    name,
    children: inside.filter((one) => !('#text' in one)).map(nodeOf),
    text: inside.map((one) => ('#text' in one ? (one['#text'] as string) : '')).join(''),
    attributes: (parsed[':@'] ?? {}) as Record<string, string>,
  };
}

function rootOf(xml: string): Node {
  const root = (parser.parse(xml) as Parsed[]).find((one) => 'Finvoice' in one);
  if (!root) throw new Error('no Finvoice');
  return nodeOf(root);
}

export const nodesAt = (xml: string, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [rootOf(xml)],
    );

export const textsAt = (xml: string, path: string): string[] => nodesAt(xml, path).map(({ text }) => text);

/** The children of an element in the order of the schema; `!` must be there, `*` may repeat. */
const sequences: Readonly<Record<string, string>> = {
  Finvoice:
    'MessageTransmissionDetails SellerPartyDetails! SellerCommunicationDetails SellerInformationDetails BuyerPartyDetails! BuyerCommunicationDetails DeliveryPartyDetails DeliveryDetails InvoiceDetails! VirtualBankBarcode InvoiceRow!* EpiDetails!',
  MessageTransmissionDetails: 'MessageSenderDetails! MessageReceiverDetails! MessageDetails!',
  SellerPartyDetails:
    'SellerPartyIdentifier SellerOrganisationName!* SellerOrganisationTaxCode SellerPostalAddressDetails',
  BuyerPartyDetails:
    'BuyerPartyIdentifier BuyerOrganisationName!* BuyerOrganisationTaxCode BuyerPostalAddressDetails',
  SellerPostalAddressDetails: 'SellerStreetName!* SellerTownName! SellerPostCodeIdentifier! CountryCode',
  BuyerPostalAddressDetails: 'BuyerStreetName!* BuyerTownName! BuyerPostCodeIdentifier! CountryCode',
  SellerInformationDetails:
    'SellerHomeTownName SellerVatRegistrationText SellerPhoneNumber SellerCommonEmailaddressIdentifier SellerAccountDetails',
  SellerAccountDetails: 'SellerAccountID! SellerBic!',
  InvoiceDetails:
    'InvoiceTypeCode! InvoiceTypeCodeUN InvoiceTypeText! OriginCode! InvoiceNumber! InvoiceDate! OriginalInvoiceNumber OriginalInvoiceDate SellerReferenceIdentifier OrderIdentifier BuyerReferenceIdentifier RowsTotalVatExcludedAmount InvoiceTotalVatExcludedAmount InvoiceTotalVatAmount InvoiceTotalVatIncludedAmount! VatSpecificationDetails* InvoiceFreeText* InvoiceVatFreeText PaymentTermsDetails',
  VatSpecificationDetails: 'VatBaseAmount VatRatePercent VatCode VatRateAmount VatFreeText*',
  PaymentTermsDetails: 'PaymentTermsFreeText* InvoiceDueDate PaymentOverDueFineDetails',
  InvoiceRow:
    'ArticleIdentifier ArticleName DeliveredQuantity InvoicedQuantity UnitPriceAmount RowPositionIdentifier RowFreeText* RowDiscountPercent RowVatRatePercent RowVatCode RowVatAmount RowVatExcludedAmount RowAmount',
  EpiDetails: 'EpiIdentificationDetails! EpiPartyDetails! EpiPaymentInstructionDetails!',
  EpiIdentificationDetails: 'EpiDate! EpiReference!',
  EpiPartyDetails: 'EpiBfiPartyDetails! EpiBeneficiaryPartyDetails!',
  EpiBeneficiaryPartyDetails: 'EpiNameAddressDetails EpiAccountID!',
  EpiPaymentInstructionDetails:
    'EpiRemittanceInfoIdentifier EpiInstructedAmount! EpiCharge! EpiDateOptionDate!',
};

const upTo = (most: number, least = 1): RegExp => new RegExp(`^.{${least},${most}}$`, 'u');
const CODES = /^(S|AE|Z|E|K|G|O)$/;

/** What the text of an element must be, the first whose name fits. */
const formats: readonly (readonly [name: RegExp, text: RegExp])[] = [
  [/^EpiInstructedAmount$/, /^\d{1,15},\d{2}$/],
  [/Amount$/, /^-?\d{1,15},\d{2,5}$/],
  [/Percent$/, /^-?\d{1,3}(,\d{1,3})?$/],
  [/Date$/, /^\d{8}$/],
  [/Quantity$/, /^-?[\d,]{1,14}$/],
  [/VatCode$/, CODES],
  [/^InvoiceTypeCode$/, /^INV0[12]$/],
  [/^OriginCode$/, /^(Original|Copy|Cancel)$/],
  [/^InvoiceNumber$|^OriginalInvoiceNumber$/, upTo(20)],
  [/OrganisationName$/, upTo(70, 2)],
  [/StreetName$|TownName$|ReferenceIdentifier$|PhoneNumberIdentifier$/, upTo(35)],
  [/^EpiNameAddressDetails$/, upTo(35, 2)],
  [/^EpiRemittanceInfoIdentifier$/, /^\d{2,20}$/],
  [/^ArticleName$/, upTo(100)],
  [/^RowFreeText$|^InvoiceFreeText$/, upTo(512)],
  [/FreeText$/, upTo(70)],
  [/^VirtualBankBarcode$/, /^\d{54}$/],
  [/^MessageIdentifier$/, upTo(48, 2)],
];

const attributes: readonly (readonly [name: RegExp, attribute: string, value: RegExp])[] = [
  [/Amount$/, 'AmountCurrencyIdentifier', /^EUR$/],
  [/Date$/, 'Format', /^CCYYMMDD$/],
  [/^EpiAccountID$|^SellerAccountID$/, 'IdentificationSchemeName', /^IBAN$/],
  [/^EpiRemittanceInfoIdentifier$/, 'IdentificationSchemeName', /^(SPY|ISO)$/],
  [/^EpiCharge$/, 'ChargeOption', /^SHA$/],
];

/** What in a message the rules of the schema refuse, in words. */
export const finvoiceFaults = (xml: string): string[] => faultsOf(rootOf(xml));

function faultsOf(node: Node): string[] {
  return [...orderFaults(node), ...textFaults(node), ...node.children.flatMap(faultsOf)];
}

function orderFaults({ name, children }: Node): string[] {
  const sequence = sequences[name]?.split(' ');
  if (!sequence) return [];
  const found = children.map((child) => child.name);
  const names = sequence.map((one) => one.replace(/[!*]/g, ''));
  const places = found.map((child) => names.indexOf(child));
  const missing = sequence.filter((one, index) => one.includes('!') && !found.includes(names[index] ?? ''));
  const twice = sequence.filter(
    (one, index) => !one.includes('*') && found.filter((child) => child === names[index]).length > 1,
  );
  return [
    ...found.filter((_, index) => places[index] === -1).map((child) => `${name} has ${child}`),
    ...places.flatMap((place, index) =>
      place < (places[index - 1] ?? 0) ? [`${found[index] ?? ''} stands too late in ${name}`] : [],
    ),
    ...missing.map((one) => `${name} lacks ${one}`),
    ...twice.map((one) => `${name} has ${one} twice`),
  ];
}

function textFaults({ name, children, text, attributes: own }: Node): string[] {
  if (children.length > 0) return [];
  const format = formats.find(([names]) => names.test(name))?.[1];
  const wrong = attributes.filter(
    ([names, attribute, value]) => names.test(name) && !value.test(own[attribute] ?? ''),
  );
  return [
    ...(format && !format.test(text) ? [`${name} is ${JSON.stringify(text)}`] : []),
    ...wrong.map(([, attribute]) => `${name} has not the right ${attribute}`),
  ];
}
