import { lahetysCalls } from '@keikka/contracts';
import { companyAdmin, invoicer, OWN, RIVAL, rivalInvoicer } from '../../test/invoicing-company.js';
import { SendingCompany } from '../../test/lahetys-company.js';
import { LahetysRow } from './lahetys.entity.js';

const rivalAdmin = { ...rivalInvoicer, settingTypes: [2] };

describe('a conflict of an invoice with another one in Netvisor', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;
  let own: string;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  afterAll(() => company.stop());

  /** The invoice in conflict with one that was written in Netvisor by hand. */
  async function conflict(theirs: object): Promise<void> {
    await company.clear();
    keikkaLaskuId = await company.lasku();
    own = String(100_000 + keikkaLaskuId);
    await company.writeInNetvisor({ number: own, date: '2026-11-19', ...theirs });
    await company.laheta(keikkaLaskuId);
    expect(await company.paattynyt(keikkaLaskuId)).toMatchObject({ tila: 'ristiriita' });
  }
  const other = { customerName: 'Nordlattia Oy', amount: 49_698 };
  const vapauta = (tapa: string, peruste = 'Tehtiin käsin', who = companyAdmin) =>
    company.invoicing.ask(lahetysCalls.vapauta, { keikkaLaskuId, tapa, peruste }, who);

  it('is settled by another number, with the reason in both logs', async () => {
    await conflict(other);
    await vapauta('uusiNumero', ' Nordlattian lasku tehtiin käsin. ');
    const { tila, laskuNo, askeleet } = await company.paattynyt(keikkaLaskuId);
    expect({ tila, laskuNo }).toEqual({ tila: 'lähetetty', laskuNo: `${own}1` });
    expect(askeleet).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          nimi: 'Lähetys vapautettu uudella numerolla',
          selite: expect.stringMatching(/: Nordlattian lasku tehtiin käsin\.$/),
        }),
      ]),
    );
    const { laskuLog } = await company.read(keikkaLaskuId);
    expect(laskuLog).toEqual(
      expect.arrayContaining([expect.objectContaining({ description: 'Nordlattian lasku tehtiin käsin.' })]),
    );
    expect((await company.inNetvisor()).map(({ number }) => number)).toEqual([own, `${own}1`]);
  });

  it('is settled as the same invoice where the sums agree, and nothing is sent', async () => {
    await conflict({ amount: 11_170, lines: [{ name: 'Pumppaus', vat: 2_270, sum: 11_170 }] });
    expect(await vapauta('samaLasku')).toMatchObject({ tila: 'lähetetty', laskuNo: own });
    expect((await company.read(keikkaLaskuId)).laskuData).toMatchObject({ isLaskutettu: true, laskuNo: own });
    expect(await company.inNetvisor()).toHaveLength(1);
    await expect(vapauta('samaLasku')).rejects.toMatchObject({ code: 'LAHETYS.NO_RISTIRIITA' });
  });

  it('is not settled as the same invoice where a sum differs, not by a cent', async () => {
    await conflict({ amount: 11_171, lines: [{ name: 'Pumppaus', vat: 2_270, sum: 11_171 }] });
    await expect(vapauta('samaLasku')).rejects.toMatchObject({ code: 'LAHETYS.ERI_SUMMA' });
  });

  it('is not settled as the same invoice where none was found', async () => {
    await conflict({ amount: 11_170, lines: [{ name: 'Pumppaus', vat: 2_270, sum: 11_170 }] });
    const nowhere = {
      ulkoinenId: '',
      erot: [{ kohta: 'Lasku', meilla: 'x', siella: 'ei löydy', onSama: false }],
    };
    await company.invoicing.dataSource.manager.update(LahetysRow, { keikkaLaskuId }, nowhere);
    await expect(vapauta('samaLasku')).rejects.toMatchObject({ code: 'LAHETYS.ERI_SUMMA' });
  });

  it('may stay as it is, while the other invoices of the company go out', async () => {
    await conflict(other);
    expect(await vapauta('pysayta')).toMatchObject({ tila: 'ristiriita' });
    const next = await company.lasku(4712);
    await company.laheta(next);
    expect(await company.paattynyt(next)).toMatchObject({ tila: 'lähetetty' });
    const listed = await company.invoicing.ask(lahetysCalls.list, { laskuttajaAsiakasId: 0 }, invoicer);
    expect(listed.map(({ tila }) => tila)).toEqual(['ristiriita', 'lähetetty']);
  });

  it('is settled by an admin of the company alone, with a reason, in a way that there is', async () => {
    await conflict(other);
    await expect(vapauta('uusiNumero', '  ')).rejects.toMatchObject({ code: 'LAHETYS.NO_PERUSTE' });
    await expect(vapauta('unohda')).rejects.toMatchObject({ code: 'LAHETYS.UNKNOWN_TAPA' });
    await expect(vapauta('uusiNumero', 'x', invoicer)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(vapauta('uusiNumero', 'x', rivalAdmin)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    const list = (laskuttajaAsiakasId: number, who = rivalAdmin) =>
      company.invoicing.ask(lahetysCalls.list, { laskuttajaAsiakasId }, who);
    await expect(list(OWN)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    expect(await list(RIVAL)).toEqual([]);
  });
});
