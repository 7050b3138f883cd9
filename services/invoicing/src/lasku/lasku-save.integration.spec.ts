import { laskuCalls, laskuLogCalls, laskuRiviCalls, type LaskuSave } from '@keikka/contracts';
import { addDays, helsinkiDay } from '@keikka/domain';
import { handler, invoicer, OWN, rivalInvoicer, systemAdmin } from '../../test/invoicing-company.js';
import { billingWithout, OTHER_CUSTOMER, SOURCE } from '../../test/lasku-company.js';
import { LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { KeikkaLaskuLog } from './keikka-lasku-log.entity.js';
import { KeikkaLasku } from './keikka-lasku.entity.js';

describe('headers, status and log of an invoice', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku);
  let keikkaLaskuId: number;

  beforeEach(async () => {
    neighbours.order(4711);
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    ({ keikkaLaskuId } = await invoicing.ask(laskuCalls.create, input, invoicer));
    const row = {
      keikkaLaskuId,
      laskuttajaAsiakasId: OWN,
      maksajaAsiakasId: SOURCE,
      hinta: '100',
      määrä: '1',
    };
    await invoicing.ask(laskuRiviCalls.save, row, invoicer);
  });

  const save = (changes: Omit<LaskuSave, 'keikkaLaskuId'>, who = invoicer) =>
    invoicing.ask(laskuCalls.save, { keikkaLaskuId, ...changes }, who);
  const read = () => invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);

  it('change what they name and nothing else, forged or not [I-116]', async () => {
    const before = (await read()).laskuData;
    const forged = {
      sumEur: '1',
      isLaskutettu: true,
      laskuNo: '9',
      isProduction: true,
      laskuttajaAsiakasId: 3,
    };
    const after = await save({ memo: 'Sovittu alennus', maksuEhtoPv: 30, ...forged });
    expect(after).toEqual({ ...before, memo: 'Sovittu alennus', maksuEhtoPv: 30, varmenne: 2 });
    expect((await read()).laskuData).toEqual(after);
  });

  it('name another payer, on the rows too, and no company that is no customer', async () => {
    expect(await save({ maksajaAsiakasId: OTHER_CUSTOMER })).toMatchObject({
      maksajaAsiakasNimi: 'Muu Asiakas Oy',
    });
    expect((await read()).laskuRivit).toMatchObject([{ maksajaAsiakasId: OTHER_CUSTOMER }]);
    await expect(save({ maksajaAsiakasId: 999 })).rejects.toMatchObject({ code: 'LASKU.NO_MAKSAJA' });
    await expect(save({ maksajaAsiakasId: 0 })).rejects.toMatchObject({ code: 'LASKU.NO_MAKSAJA' });
  });

  it('merge what does not meet, and ask where it does', async () => {
    await save({ memo: 'A', varmenne: 1 });
    expect(await save({ viitteenne: 'B', varmenne: 1 })).toMatchObject({ memo: 'A', viitteenne: 'B' });
    await expect(save({ memo: 'C', varmenne: 1 })).rejects.toMatchObject({ code: 'SAVE.CONFLICT' });
  });

  it('go to an invoicing system that the company has, first to Fennoa [I-013]', async () => {
    const both = [{ kohde: 'Netvisor' }, { kohde: 'Fennoa' }] as const;
    await invoicing.dataSource.manager.insert(
      LaskutusIntegraatio,
      both.map((one) => ({ laskuttajaAsiakasId: OWN, ...one })),
    );
    expect((await read()).laskuData).toMatchObject({ laskuDestination: '', kohteet: ['Fennoa', 'Netvisor'] });
    expect(await save({ laskuDestination: 'Netvisor' })).toMatchObject({ laskuDestination: 'Netvisor' });
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const next = await invoicing.ask(laskuCalls.create, input, invoicer);
    const { laskuData } = await invoicing.ask(laskuCalls.get, next, invoicer);
    expect(laskuData.laskuDestination).toBe('Fennoa');
    await invoicing.dataSource.manager.delete(LaskutusIntegraatio, { kohde: 'Fennoa' });
    const unknown = { code: 'LASKU.UNKNOWN_KOHDE' };
    await expect(save({ laskuDestination: 'Fennoa' })).rejects.toMatchObject(unknown);
    await invoicing.dataSource.manager.deleteAll(LaskutusIntegraatio);
  });

  it('are found by the invoice’s number, in the own company alone [I-117]', async () => {
    const ask = (laskuNo: string, laskuttajaAsiakasId = 0, who = invoicer) =>
      invoicing.ask(laskuCalls.getByInvoiceNumber, { laskuttajaAsiakasId, laskuNo }, who);
    await invoicing.dataSource.manager.update(KeikkaLasku, { keikkaLaskuId }, { laskuNo: '20473' });
    expect(await ask('20473', OWN)).toEqual((await read()).laskuData);
    const missing = { code: 'LASKU.NOT_FOUND' };
    for (const laskuNo of ['20474', '2047', '']) await expect(ask(laskuNo)).rejects.toMatchObject(missing);
    await expect(ask('20473', 0, rivalInvoicer)).rejects.toMatchObject(missing);
    await expect(ask('20473', OWN, rivalInvoicer)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    await expect(ask('20473', 0, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('take any status that there is, and the order is told of it [I-052] [I-054]', async () => {
    expect(await save({ keikkaLaskuStatusTypeId: 10 })).toMatchObject({
      keikkaLaskuStatusTypeName: 'Valmis',
      isLaskutettu: false,
    });
    const events = await invoicing.events('invoicing.lasku.changed.v1');
    expect(events.at(-1)).toEqual({
      keikkaLaskuId,
      keikkaId: 4711,
      laskuttajaAsiakasId: OWN,
      statusName: 'Valmis',
      varmenne: (await read()).laskuData.varmenne,
      tila: { nimi: 'Valmis', personId: invoicer.personId },
    });
    await expect(save({ keikkaLaskuStatusTypeId: 11 })).rejects.toMatchObject({ code: 'LASKU.UNKNOWN_TILA' });
  });

  it('have the VAT of their rows in every status, in lists too', async () => {
    expect(await save({ keikkaLaskuStatusTypeId: 13 })).toMatchObject({ summat: { yhteensa: '125.50' } });
    const [listed] = await invoicing.ask(laskuCalls.listByAsiakas, { asiakasId: OWN }, invoicer);
    expect(listed).toMatchObject({ alvSumma: '25.50', yhteensa: '125.50' });
  });

  it('are frozen once billed, but for a system admin who takes the status back [I-053] [I-055]', async () => {
    expect(await save({ keikkaLaskuStatusTypeId: 15 })).toMatchObject({ isLaskutettu: true });
    const before = await read();
    const frozen = { code: 'LASKU.LASKUTETTU' };
    await expect(save({ memo: 'x' })).rejects.toMatchObject(frozen);
    await expect(save({ keikkaLaskuStatusTypeId: 10 })).rejects.toMatchObject(frozen);
    await expect(save({ keikkaLaskuStatusTypeId: 10, memo: 'x' }, systemAdmin)).rejects.toMatchObject(frozen);
    await expect(invoicing.ask(laskuCalls.delete, { keikkaLaskuId }, invoicer)).rejects.toMatchObject(frozen);
    expect(await read()).toEqual(before);
    expect(await save({ keikkaLaskuStatusTypeId: 10 }, systemAdmin)).toMatchObject({ isLaskutettu: false });
  });

  it('billed by hand have the day from then on, and none once that is taken back', async () => {
    await save({ keikkaLaskuStatusTypeId: 15, maksuEhtoPv: 30 });
    const billed = await read();
    const day = helsinkiDay(new Date(billed.laskuRivit[0]?.laskutettuTime ?? 0));
    expect(billed.laskuRivit).toMatchObject([{ isLaskutettu: true, laskutettuTime: expect.any(String) }]);
    expect(billed.laskuData.eraPaiva).toBe(addDays(day, 30));
    await save({ keikkaLaskuStatusTypeId: 10 }, systemAdmin);
    const open = await read();
    expect(open.laskuData.eraPaiva).toBeNull();
    expect(open.laskuRivit).toMatchObject([{ isLaskutettu: false, laskutettuTime: null }]);
  });

  it('are deleted with rows and log, unless the invoice was sent [I-066] [I-067] [I-113]', async () => {
    const remove = (who = invoicer) => invoicing.ask(laskuCalls.delete, { keikkaLaskuId }, who);
    const entry = { keikkaLaskuId, keikkaLaskuLogTypeId: 2, title: 'Lähetetty', entryByPersonId: 10 };
    const sent = await invoicing.dataSource.manager.save(KeikkaLaskuLog, {
      ...entry,
      entryTime: new Date('2026-11-21T08:00:00.000Z'),
    });
    await expect(remove()).rejects.toMatchObject({ code: 'LASKU.SENT' });
    await invoicing.dataSource.manager.delete(KeikkaLaskuLog, { keikkaLaskuLogId: sent.keikkaLaskuLogId });
    await expect(remove(rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    const { varmenne } = (await read()).laskuData;
    await remove();
    const told = await invoicing.events('invoicing.lasku.changed.v1');
    expect(told.at(-1)).toMatchObject({ keikkaLaskuId, isDeleted: true, varmenne: varmenne + 1 });
    await expect(read()).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    expect(await invoicing.dataSource.manager.countBy(KeikkaLaskuLog, { keikkaLaskuId })).toBe(0);
  });

  describe('the log', () => {
    const add = (changes: object, who = invoicer) =>
      invoicing.ask(laskuLogCalls.add, { keikkaLaskuId, ...changes }, who);
    const remove = (keikkaLaskuLogId: number, who = invoicer) =>
      invoicing.ask(laskuLogCalls.delete, { keikkaLaskuLogId }, who);
    const list = (id = keikkaLaskuId, who = invoicer) =>
      invoicing.ask(laskuLogCalls.list, { keikkaLaskuId: id }, who);

    it('takes notes, under the name of who writes, whatever the call says [I-073] [I-123] [I-031]', async () => {
      const forged = { personId: 99, keikkaLaskuLogTypeId: 2 };
      const note = await add({ title: ' Soitettu asiakkaalle ', ...forged });
      expect(note).toMatchObject({
        keikkaLaskuLogTypeId: 5,
        title: 'Soitettu asiakkaalle',
        entryByPersonId: invoicer.personId,
      });
      expect((await list()).map(({ title }) => title)).toEqual(['Soitettu asiakkaalle', 'Uusi lasku luotu']);
      await expect(add({ title: '  ', description: '' })).rejects.toMatchObject({ code: 'LASKULOKI.EMPTY' });
    });

    it('loses a note by its author, and anything by a system admin [O-242] [I-122] [I-124]', async () => {
      const note = await add({ title: 'Oma' });
      const created = (await list()).find(({ keikkaLaskuLogTypeId }) => keikkaLaskuLogTypeId === 3);
      const createdId = created?.keikkaLaskuLogId ?? 0;
      await expect(remove(createdId)).rejects.toMatchObject({ code: 'LASKULOKI.NOT_OWN' });
      await expect(remove(note.keikkaLaskuLogId, { ...invoicer, personId: 77 })).rejects.toMatchObject({
        code: 'LASKULOKI.NOT_OWN',
      });
      expect(
        await invoicing.ask(laskuLogCalls.get, { keikkaLaskuLogId: note.keikkaLaskuLogId }, invoicer),
      ).toEqual(note);
      await remove(note.keikkaLaskuLogId);
      await remove(createdId, systemAdmin);
      expect(await list()).toEqual([]);
    });

    it('needs an invoice id, and is nobody else’s [I-106] [I-125]', async () => {
      await expect(list(0)).rejects.toMatchObject({ message: 'keikkaLaskuId is required' });
      await expect(list(keikkaLaskuId, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
      await expect(add({ title: 'x' }, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
      await expect(list(keikkaLaskuId, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    });
  });
});
