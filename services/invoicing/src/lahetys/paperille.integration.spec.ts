import { lahetysCalls, tulosteMessages, type Actor } from '@keikka/contracts';
import { laskunNumero } from '@keikka/domain';
import { untilAnswered } from '@keikka/server/testing';
import { pagesOf } from '../../test/pdf-text.js';
import { handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { SendingCompany } from '../../test/lahetys-company.js';
import { SOURCE } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { LahetysRow } from './lahetys.entity.js';

describe('an invoice on paper', () => {
  let company: SendingCompany;
  let keikkaLaskuId: number;

  beforeAll(async () => {
    company = await SendingCompany.start();
  });
  afterAll(() => company.stop());
  beforeEach(async () => {
    await company.clear();
    await manager().deleteAll(LaskutusIntegraatio);
    keikkaLaskuId = await company.lasku();
  });

  const manager = () => company.invoicing.dataSource.manager;
  const paperille = (actor: Actor = invoicer, changes: object = {}, key?: string) => {
    const own = { keikkaId: 4711, keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE };
    return company.invoicing.ask(lahetysCalls.paperille, { ...own, ...changes }, actor, key);
  };
  const refused = (code: string) => ({ code });

  it('gets a number of the own series, is frozen, and can be printed with where to pay', async () => {
    const laskuNo = laskunNumero(keikkaLaskuId);
    expect(await paperille()).toMatchObject({ kohde: 'Paperi', tila: 'lähetetty', laskuNo, seuraava: null });
    const { laskuData, laskuLog } = await company.read(keikkaLaskuId);
    expect(laskuData).toMatchObject({ laskuNo, isLaskutettu: true, keikkaLaskuStatusTypeId: 15 });
    expect(laskuLog).toContainEqual(
      expect.objectContaining({
        keikkaLaskuLogTypeId: 2,
        title: 'Laskutettu paperilla',
        description: `Laskunumero ${laskuNo}`,
      }),
    );
    await company.storeOsoite('Muuttokatu 9');
    const bytes = Buffer.from(
      await company.invoicing.askBytes(tulosteMessages.pdf, { keikkaLaskuId }, invoicer),
    );
    const [[page = ''] = []] = pagesOf([bytes.subarray(bytes.indexOf(0x0a) + 1)]);
    expect(page).toContain(`Lasku ${laskuNo}`);
    expect(page).toContain('Betonitie 1');
    expect(page).not.toContain('LUONNOS');
    await company.storeOsoite();
  });

  it('is billed once, however many press at once, and no system hears of it', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => untilAnswered(paperille)));
    const numbers = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.laskuNo] : []));
    expect(new Set(numbers)).toEqual(new Set([laskunNumero(keikkaLaskuId)]));
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refused('ALREADY_SENT'));
    expect(await manager().countBy(LahetysRow, { keikkaLaskuId })).toBe(1);
    expect(
      (await company.read(keikkaLaskuId)).laskuLog.filter((one) => one.keikkaLaskuLogTypeId === 2),
    ).toHaveLength(1);
    expect(await company.inNetvisor()).toEqual([]);
  });

  it('is one that goes to no system of its company', async () => {
    await company.storeKeys('Netvisor');
    await manager().update(KeikkaLasku, { keikkaLaskuId }, { laskuDestination: 'Netvisor' });
    await expect(paperille()).rejects.toMatchObject(refused('LAHETYS.NO_KOHDE'));
  });

  it('is billed by invoicers of the company, under its own ids, with rows on it', async () => {
    await expect(paperille(handler)).rejects.toMatchObject(refused('AUTH.FORBIDDEN'));
    await expect(paperille(rivalInvoicer)).rejects.toMatchObject(refused('LASKU.NOT_FOUND'));
    await expect(paperille(invoicer, { keikkaId: 4712 })).rejects.toMatchObject(refused('LAHETYS.MISMATCH'));
    const { laskuRivit } = await company.read(keikkaLaskuId);
    await manager().query('delete from keikka_lasku_rivi where keikka_lasku_id = $1', [keikkaLaskuId]);
    expect(laskuRivit).not.toEqual([]);
    await expect(paperille()).rejects.toMatchObject(refused('LAHETYS.NO_RIVIT'));
    expect((await company.read(keikkaLaskuId)).laskuData).toMatchObject({ laskuNo: '', isLaskutettu: false });
  });
});
