import { laskuCalls, osapuoliCalls, tulosteMessages, type Actor } from '@keikka/contracts';
import { pagesOf } from '../../test/pdf-text.js';
import { finvoiceFaults, textsAt } from '../../test/finvoice-schema.js';
import {
  companyAdmin,
  driver,
  invoicer,
  OWN,
  rivalInvoicer,
  systemAdmin,
} from '../../test/invoicing-company.js';
import { SendingCompany } from '../../test/lahetys-company.js';
import { SOURCE } from '../../test/lasku-company.js';

describe('the print of an invoice', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  afterAll(() => company.stop());
  beforeEach(async () => {
    keikkaLaskuId = await company.lasku();
  });

  const file = async (kind: keyof typeof tulosteMessages, actor: Actor = invoicer) => {
    const bytes = Buffer.from(
      await company.invoicing.askBytes(tulosteMessages[kind], { keikkaLaskuId }, actor),
    );
    const end = bytes.indexOf(0x0a);
    return { name: bytes.subarray(0, end).toString(), bytes: bytes.subarray(end + 1) };
  };

  it('is a draft until the invoice is sent', async () => {
    const { name, bytes } = await file('pdf');
    expect(name).toBe(`luonnos-4711-${keikkaLaskuId}.pdf`);
    const [[page = ''] = []] = pagesOf([bytes]);
    expect(page).toContain('LUONNOS');
    expect(page).toContain('Lohjan Valmisbetoni Oy');
    expect(page).not.toContain('Saajan tilinumero');
    await expect(file('finvoice')).rejects.toMatchObject({ code: 'TULOSTE.LUONNOS' });
  });

  it('has the number and the cents that were sent, and where to pay', async () => {
    await company.laheta(keikkaLaskuId);
    const { laskuNo } = await company.paattynyt(keikkaLaskuId);
    await expect(file('finvoice')).rejects.toMatchObject({ code: 'TULOSTE.NO_TILI' });
    const save = { asiakasId: OWN, varmenne: 0, iban: 'FI21 1234 5600 0007 85', bic: 'NDEAFIHH' };
    await company.invoicing.ask(osapuoliCalls.save, save, companyAdmin);
    const pdf = await file('pdf');
    expect(pdf.name).toBe(`lasku-${laskuNo}.pdf`);
    const [[page = ''] = []] = pagesOf([pdf.bytes]);
    for (const said of [`Lasku ${laskuNo}`, '111,70 €', 'FI21 1234 5600 0007 85', 'Betonitie 1'])
      expect(page.replaceAll('\u00a0', ' ')).toContain(said);
    const xml = new TextDecoder('iso-8859-15').decode((await file('finvoice')).bytes);
    expect(finvoiceFaults(xml)).toEqual([]);
    expect(textsAt(xml, 'InvoiceDetails/InvoiceNumber')).toEqual([laskuNo]);
    expect(textsAt(xml, 'InvoiceDetails/InvoiceTotalVatIncludedAmount')).toEqual(['111,70']);
    expect(textsAt(xml, 'BuyerPartyDetails/BuyerPostalAddressDetails/BuyerTownName')).toEqual(['Lohja']);
  });

  it('says of a sent invoice what was so when it was sent, whatever is changed afterwards', async () => {
    const move = (katuosoite: string) =>
      company.invoicing.ask(osapuoliCalls.save, { asiakasId: SOURCE, katuosoite }, invoicer);
    await move('Valimotie 1');
    await company.laheta(keikkaLaskuId);
    await company.paattynyt(keikkaLaskuId);
    await move('Satamakatu 9');
    const [[page = ''] = []] = pagesOf([(await file('pdf')).bytes]);
    expect(page).toContain('Valimotie 1');
    expect(page).not.toContain('Satamakatu 9');
  });

  it('says of one that was billed by hand what was so then, until that is taken back', async () => {
    const move = (katuosoite: string, asiakasId: number, who: Actor) =>
      company.invoicing.ask(osapuoliCalls.save, { asiakasId, katuosoite }, who);
    const setTila = (keikkaLaskuStatusTypeId: number, who: Actor) =>
      company.invoicing.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId }, who);
    const printed = async () => pagesOf([(await file('pdf')).bytes])[0]?.[0] ?? '';
    await move('Valimotie 1', SOURCE, invoicer);
    await move('Pumppukuja 2', OWN, companyAdmin);
    await setTila(15, invoicer);
    await move('Satamakatu 9', SOURCE, invoicer);
    await move('Betonipolku 7', OWN, companyAdmin);
    const billed = await printed();
    for (const then of ['Valimotie 1', 'Pumppukuja 2']) expect(billed).toContain(then);
    for (const now of ['Satamakatu 9', 'Betonipolku 7']) expect(billed).not.toContain(now);
    await setTila(10, systemAdmin);
    const open = await printed();
    for (const now of ['Satamakatu 9', 'Betonipolku 7']) expect(open).toContain(now);
  });

  it('is for those who read the invoicing of its company alone', async () => {
    for (const kind of ['pdf', 'finvoice'] as const) {
      await expect(file(kind, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
      await expect(file(kind, driver)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    }
  });
});
