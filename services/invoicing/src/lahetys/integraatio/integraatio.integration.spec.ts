import { integraatioCalls, type IntegraatioSave } from '@keikka/contracts';
import { netvisorDemo } from '@keikka/simulators/netvisor/netvisor.mjs';
import { companyAdmin, handler, invoicer, OWN, rivalInvoicer } from '../../../test/invoicing-company.js';
import { SendingCompany } from '../../../test/lahetys-company.js';
import { LaskutusIntegraatio } from '../../laskuttaja/laskutus-integraatio.entity.js';

const rivalAdmin = { ...rivalInvoicer, settingTypes: [2] };
const SECRET = netvisorDemo.customerKey;

describe('the invoicing systems of a company', () => {
  let company: SendingCompany;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  beforeEach(() => company.invoicing.dataSource.manager.deleteAll(LaskutusIntegraatio));
  afterAll(() => company.stop());

  const list = (who = companyAdmin, laskuttajaAsiakasId = 0) =>
    company.invoicing.ask(integraatioCalls.list, { laskuttajaAsiakasId }, who);
  const save = (changes: Partial<IntegraatioSave>, who = companyAdmin) =>
    company.invoicing.ask(
      integraatioCalls.save,
      { kohde: 'Netvisor', onKaytossa: true, tuotanto: false, ...changes },
      who,
    );

  it('take keys, say which they have, and never say them', async () => {
    expect(await list()).toMatchObject([
      { kohde: 'Fennoa', onKaytossa: false, tunnukset: [{ nimi: 'apiUser' }, { nimi: 'apiKey' }] },
      { kohde: 'Netvisor', onKaytossa: false },
    ]);
    const { customerId, organisationId } = netvisorDemo;
    await save({ customerId, customerKey: ` ${SECRET} ` });
    const saved = await save({ organisationId, customerKey: '' });
    expect(saved).toEqual({
      kohde: 'Netvisor',
      onKaytossa: true,
      tuotanto: false,
      tunnukset: [
        { nimi: 'customerId', onTallennettu: true },
        { nimi: 'customerKey', onTallennettu: true },
        { nimi: 'organisationId', onTallennettu: true },
      ],
    });
    for (const table of ['change_history', 'idempotency', 'outbox', 'laskutus_integraatio']) {
      const rows = await company.invoicing.dataSource.query<object[]>(`select t::text from ${table} t`);
      expect([table, JSON.stringify(rows).includes(SECRET)]).toEqual([table, false]);
    }
    const id = await company.lasku();
    await company.laheta(id);
    expect(await company.paattynyt(id)).toMatchObject({ tila: 'lähetetty' });
  });

  it('are forgotten with their keys when they are used no more', async () => {
    await save({ customerKey: SECRET });
    expect(await save({ onKaytossa: false })).toMatchObject({ onKaytossa: false });
    expect(await save({})).toMatchObject({
      tunnukset: expect.not.arrayContaining([{ onTallennettu: true }]),
    });
    const rows = await company.invoicing.dataSource.manager.find(LaskutusIntegraatio);
    expect(rows.map((row) => company.kohteet.tallennetut(row))).toEqual([{}]);
  });

  it('are a company’s own, and its admins’', async () => {
    await save({ customerKey: SECRET });
    expect((await list(rivalAdmin)).every(({ onKaytossa }) => !onKaytossa)).toBe(true);
    await expect(list(rivalAdmin, OWN)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    await expect(list(handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(save({}, invoicer)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(save({ kohde: 'Procountor' })).rejects.toMatchObject({ code: 'LASKU.UNKNOWN_KOHDE' });
  });
});
