import { osapuoliCalls, type OsapuoliSave } from '@keikka/contracts';
import { companyAdmin, handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, SOURCE } from '../../test/lasku-company.js';
import { OsapuoliRow } from './osapuoli.entity.js';

describe('the billing data of a company', () => {
  const { invoicing, neighbours } = billingWithout(OsapuoliRow);

  beforeEach(() => neighbours.order(4711));

  const get = (asiakasId = SOURCE, who = invoicer) => invoicing.ask(osapuoliCalls.get, { asiakasId }, who);
  const save = (changes: Partial<OsapuoliSave>, who = invoicer) =>
    invoicing.ask(osapuoliCalls.save, { asiakasId: SOURCE, ...changes }, who);

  it('are blank at first, with the name and the business id that staff knows', async () => {
    expect(await get()).toMatchObject({
      asiakasId: SOURCE,
      nimi: 'Lohjan Valmisbetoni Oy',
      ytunnus: '2593931-3',
      katuosoite: '',
      maa: 'FI',
      varmenne: 0,
    });
  });

  it('are stored tidy, and merged with what a colleague changed meanwhile', async () => {
    const first = await save({
      katuosoite: 'Teollisuuskatu 4',
      alvTunnus: ' fi 25939313',
      iban: 'fi21 1234 5600 0007 85',
    });
    expect(first).toMatchObject({ alvTunnus: 'FI25939313', iban: 'FI2112345600000785', varmenne: 1 });
    await save({ paikkakunta: 'Lohja', varmenne: 1 });
    expect(await save({ postinumero: '08150', varmenne: 1 })).toMatchObject({
      paikkakunta: 'Lohja',
      postinumero: '08150',
    });
    await expect(save({ paikkakunta: 'Espoo', varmenne: 1 })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
    expect(await get()).toMatchObject({
      katuosoite: 'Teollisuuskatu 4',
      paikkakunta: 'Lohja',
      postinumero: '08150',
    });
  });

  it.each([
    [{ alvTunnus: 'FI1234567' }, 'OSAPUOLI.BAD_ALV_TUNNUS'],
    [{ alvTunnus: '25939313' }, 'OSAPUOLI.BAD_ALV_TUNNUS'],
    [{ iban: 'FI2112345600000786' }, 'OSAPUOLI.BAD_IBAN'],
    [{ iban: '1' }, 'OSAPUOLI.BAD_IBAN'],
    [{ myyRakentamispalvelua: true }, 'OSAPUOLI.NO_ALKAEN'],
  ])('are refused as %j', async (changes, code) => {
    await expect(save(changes)).rejects.toMatchObject({ code });
    expect(await get()).toMatchObject({ varmenne: 0 });
  });

  it('are one row when two store the first at once', async () => {
    await Promise.all([save({ katuosoite: 'A' }), save({ postinumero: '1' })]);
    expect(await get()).toMatchObject({ katuosoite: 'A', postinumero: '1' });
    expect(await invoicing.dataSource.manager.count(OsapuoliRow)).toBe(1);
  });

  it('are each company’s own, and those of the own company its admins’', async () => {
    await save({ katuosoite: 'Teollisuuskatu 4' });
    expect(await get(SOURCE, rivalInvoicer)).toMatchObject({ katuosoite: '', varmenne: 0 });
    await expect(save({ asiakasId: 999 })).rejects.toMatchObject({ code: 'LASKU.NO_MAKSAJA' });
    await expect(save({ katuosoite: 'x' }, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(save({ asiakasId: OWN, iban: '' })).rejects.toMatchObject({ code: 'OSAPUOLI.ADMIN_ONLY' });
    expect(await save({ asiakasId: OWN, kotipaikka: 'Lohja' }, companyAdmin)).toMatchObject({
      kotipaikka: 'Lohja',
    });
  });
});
