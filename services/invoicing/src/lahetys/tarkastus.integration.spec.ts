import { eventually } from '@keikka/testing';
import { SendingCompany } from '../../test/lahetys-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { LahetysJob } from './lahetys.job.js';

describe('the nightly look at sent invoices', () => {
  let company: SendingCompany;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  afterAll(() => company.stop());

  it('tells which are no longer there or are others by now, and changes nothing of ours', async () => {
    company.invoicing.standAt('2026-11-20T09:00:00.000Z');
    const ids = [await company.lasku(4711), await company.lasku(4712), await company.lasku(4713)];
    for (const id of ids) await company.laheta(id);
    const sent = [];
    for (const id of ids) sent.push(await company.paattynyt(id));
    expect(sent.map(({ tarkastus }) => tarkastus)).toEqual(['', '', '']);
    await company.changeInNetvisor(sent[1]?.laskuNo ?? '', { amount: 1 });
    await company.changeInNetvisor(sent[2]?.laskuNo ?? '', { number: 'x' });

    company.invoicing.standAt('2026-11-21T01:30:00.000Z');
    company.invoicing.get(LahetysJob).wake();
    await eventually(async () => {
      const looked = await Promise.all(ids.map((id) => company.lahetys(id)));
      expect(looked.map(({ tarkastus }) => tarkastus)).toEqual(['kunnossa', 'eroaa', 'puuttuu']);
      expect(looked[1]?.erot).toContainEqual({
        kohta: 'Yhteensä',
        meilla: '111,70\u00a0€',
        siella: '0,01\u00a0€',
        onSama: false,
      });
    });
    const laskut = await company.invoicing.dataSource.manager.find(KeikkaLasku);
    expect(laskut.map(({ lahetysTila }) => lahetysTila)).toEqual(['lähetetty', 'lähetetty', 'lähetetty']);
  });
});
