import { laskuCalls, laskuRiviCalls, type LaskuRiviSave } from '@keikka/contracts';
import { driver, handler, invoicer, OWN, rivalInvoicer, RIVAL } from '../../../test/invoicing-company.js';
import { billingWithout, SOURCE } from '../../../test/lasku-company.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

describe('the rows of an invoice', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku);
  let keikkaLaskuId: number;

  beforeEach(async () => {
    keikkaLaskuId = await made(4711);
  });

  async function made(keikkaId: number, pumppuAika = '2026-11-20T08:00:00.000Z'): Promise<number> {
    neighbours.order(keikkaId, { pumppuAika });
    const input = { keikkaId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    return (await invoicing.ask(laskuCalls.create, input, invoicer)).keikkaLaskuId;
  }
  const save = (changes: LaskuRiviSave = {}, who = invoicer) =>
    invoicing.ask(
      laskuRiviCalls.save,
      { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE, riviSelite: 'Rivi', ...changes },
      who,
    );
  const read = (id = keikkaLaskuId) => invoicing.ask(laskuCalls.get, { keikkaLaskuId: id }, invoicer);
  const names = async (id = keikkaLaskuId) => (await read(id)).laskuRivit.map(({ riviSelite }) => riviSelite);
  const bill = () =>
    invoicing.dataSource.manager.update(KeikkaLasku, { keikkaLaskuId }, { keikkaLaskuStatusTypeId: 15 });

  it('are made with their sums, and those of the invoice follow [I-118] [I-079] [I-080] [I-082]', async () => {
    const rivi = await save({ hinta: '12.5', määrä: '3', aleProsentti: '10', riviSeliteKaava: 'Rivi' });
    expect(rivi).toMatchObject({
      netto: '33.75',
      alvSumma: '8.61',
      alv: '25.5',
      riviSeliteKaava: 'Rivi',
      sortNum: 10,
    });
    await save({ hinta: '50', määrä: '1', aktiivinen: false });
    const { laskuData } = await read();
    expect(laskuData).toMatchObject({ sumEur: '33.75', summat: { yhteensa: '42.36', riviCount: 1 } });
    const [listed] = await invoicing.ask(laskuCalls.listByAsiakas, { asiakasId: OWN }, invoicer);
    expect(listed).toMatchObject({ sumEur: '33.75', alvSumma: '8.61', yhteensa: '42.36', riviCount: 1 });
  });

  it('have the VAT rate of the day of delivery, and the other name of a discount is taken too', async () => {
    keikkaLaskuId = await made(4712, '2024-08-31T20:59:00.000Z');
    expect(await save({ alennus: '5' })).toMatchObject({ alv: '24', aleProsentti: '5' });
    keikkaLaskuId = await made(4713, '2024-08-31T21:00:00.000Z');
    expect((await save()).alv).toBe('25.5');
  });

  it.each<[string, string, LaskuRiviSave]>([
    ['both kinds', 'Rivi on tuntematon tyyppi', { keikkaLaskuPohjaId: 1 }],
    ['neither kind', 'Rivi on tuntematon tyyppi', { keikkaLaskuId: null }],
    [
      'no biller',
      'Laskuttaja-asiakastunnus puuttuu. Rivin tallennus ei onnistu.',
      { laskuttajaAsiakasId: 0, maksajaAsiakasId: 0 },
    ],
    ['no payer', 'Maksaja-asiakastunnus puuttuu. Rivin tallennus ei onnistu.', { maksajaAsiakasId: null }],
    ['invoice 0', 'Keikka lasku tai pohja ID puuttuu. Rivin tallennus ei onnistu.', { keikkaLaskuId: 0 }],
    ['invoice -1', 'Keikka lasku tai pohja ID puuttuu. Rivin tallennus ei onnistu.', { keikkaLaskuId: -1 }],
    [
      'an invoice that is not there',
      'Keikka lasku tai pohja ID puuttuu. Rivin tallennus ei onnistu.',
      { keikkaLaskuId: 999_999 },
    ],
  ])('are refused with %s: %s [I-058] [I-074] [I-075] [I-076] [I-077]', async (_, message, changes) => {
    await expect(save(changes)).rejects.toMatchObject({ message });
    expect(await names()).toEqual([]);
  });

  it('are refused beyond their limits, with a faulty formula or an unknown product', async () => {
    await expect(save({ hinta: '1000000.01' })).rejects.toMatchObject({
      code: 'LASKURIVI.HINTA_OUT_OF_RANGE',
    });
    await expect(save({ aleProsentti: '100.5' })).rejects.toMatchObject({
      code: 'LASKURIVI.ALE_OUT_OF_RANGE',
    });
    await expect(save({ hintaKaava: '{m3 *' })).rejects.toMatchObject({ code: 'LASKURIVI.KAAVA_INVALID' });
    await expect(save({ tuoteId: 999_999 })).rejects.toMatchObject({ code: 'TUOTE.NOT_FOUND' });
    expect(await names()).toEqual([]);
  });

  it('are merged where two invoicers change different fields, and in conflict where they meet', async () => {
    const { keikkaLaskuRiviId, varmenne } = await save({ hinta: '10', määrä: '1' });
    await save({ keikkaLaskuRiviId, varmenne, määrä: '2' });
    expect(await save({ keikkaLaskuRiviId, varmenne, hinta: '20' })).toMatchObject({
      määrä: '2',
      hinta: '20.00',
    });
    await expect(save({ keikkaLaskuRiviId, varmenne, määrä: '3' })).rejects.toMatchObject({
      code: 'SAVE.CONFLICT',
    });
  });

  it('are all counted when many come at once, up to two hundred, and one more is refused', async () => {
    const row = { keikkaLaskuId, laskuttajaAsiakasId: OWN, hinta: '0.01', määrä: '1', alv: '25.5' };
    const stored = Array.from({ length: 180 }, () => row);
    await invoicing.dataSource.manager.insert(KeikkaLaskuRivi, stored);
    await Promise.all(Array.from({ length: 20 }, () => save({ hinta: '0.01', määrä: '1' })));
    expect((await read()).laskuData).toMatchObject({ sumEur: '2.00', summat: { riviCount: 200 } });
    await expect(save()).rejects.toMatchObject({ code: 'LASKURIVI.TOO_MANY' });
  });

  it('are deleted, one by one on their own invoice, or all [I-119] [I-120]', async () => {
    const ids = [];
    for (const riviSelite of ['A', 'B', 'C'])
      ids.push((await save({ riviSelite, hinta: '1', määrä: '1' })).keikkaLaskuRiviId);
    const remove = (keikkaLaskuRiviId: number, on: number) =>
      invoicing.ask(laskuRiviCalls.delete, { keikkaLaskuRiviId, keikkaLaskuId: on }, invoicer);
    await remove(ids[0] ?? 0, keikkaLaskuId);
    await remove(ids[1] ?? 0, keikkaLaskuId);
    // Without an invoice it is a row of a template that is meant.
    await expect(remove(ids[2] ?? 0, 0)).rejects.toMatchObject({ code: 'LASKURIVI.NOT_FOUND' });
    await expect(remove(ids[2] ?? 0, keikkaLaskuId + 1)).rejects.toMatchObject({
      code: 'LASKURIVI.NOT_FOUND',
    });
    expect((await read()).laskuData.sumEur).toBe('1.00');
    await invoicing.ask(laskuRiviCalls.deleteAll, { keikkaLaskuId }, invoicer);
    expect((await read()).laskuData).toMatchObject({ sumEur: '0.00', summat: { riviCount: 0 } });
  });

  it('are copied to another invoice with ids of their own, after its rows [I-121]', async () => {
    const first = await save({ riviSelite: 'A', hinta: '3', määrä: '2' });
    const other = await made(4712);
    await save({ keikkaLaskuId: other, riviSelite: 'Oma' });
    const copy = (target: number, who = invoicer) =>
      invoicing.ask(
        laskuRiviCalls.copy,
        { sourceKeikkaLaskuId: keikkaLaskuId, targetKeikkaLaskuId: target },
        who,
      );
    expect(await copy(other)).toEqual({ copied: 1 });
    expect(await names(other)).toEqual(['Oma', 'A']);
    const { laskuRivit, laskuData } = await read(other);
    expect(laskuRivit[1]?.keikkaLaskuRiviId).not.toBe(first.keikkaLaskuRiviId);
    expect(laskuData.sumEur).toBe('6.00');
    await expect(copy(999_999)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    await expect(copy(other, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
  });

  it('are put into an order that names each of them', async () => {
    const ids = [];
    for (const riviSelite of ['A', 'B', 'C']) ids.push((await save({ riviSelite })).keikkaLaskuRiviId);
    const order = (keikkaLaskuRiviIds: number[]) =>
      invoicing.ask(laskuRiviCalls.order, { keikkaLaskuId, keikkaLaskuRiviIds }, invoicer);
    await order([...ids].reverse());
    expect(await names()).toEqual(['C', 'B', 'A']);
    for (const faulty of [ids.slice(1), [...ids, ids[0] ?? 0], [...ids.slice(1), 999_999]])
      await expect(order(faulty)).rejects.toMatchObject({ code: 'LASKURIVI.NOT_FOUND' });
    expect(await names()).toEqual(['C', 'B', 'A']);
  });

  it('of a billed invoice stand as they are, whatever comes [I-053]', async () => {
    const { keikkaLaskuRiviId } = await save({ hinta: '10', määrä: '1' });
    await bill();
    const frozen = { code: 'LASKU.LASKUTETTU' };
    const before = await read();
    const other = await made(4712);
    await expect(save({ keikkaLaskuRiviId, hinta: '1' })).rejects.toMatchObject(frozen);
    await expect(save()).rejects.toMatchObject(frozen);
    const aimed = { keikkaLaskuId, keikkaLaskuRiviId };
    await expect(invoicing.ask(laskuRiviCalls.delete, aimed, invoicer)).rejects.toMatchObject(frozen);
    await expect(invoicing.ask(laskuRiviCalls.deleteAll, aimed, invoicer)).rejects.toMatchObject(frozen);
    const onto = { sourceKeikkaLaskuId: other, targetKeikkaLaskuId: keikkaLaskuId };
    await expect(invoicing.ask(laskuRiviCalls.copy, onto, invoicer)).rejects.toMatchObject(frozen);
    expect(await read()).toEqual(before);
  });

  it('are changed by no other company and by nobody without the right', async () => {
    const { keikkaLaskuRiviId } = await save();
    for (const who of [handler, driver])
      await expect(save({ keikkaLaskuRiviId }, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    await expect(save({ keikkaLaskuRiviId }, rivalInvoicer)).rejects.toMatchObject({
      code: 'AUTH.FOREIGN_TENANT',
    });
    await expect(
      save({ keikkaLaskuRiviId, laskuttajaAsiakasId: RIVAL }, rivalInvoicer),
    ).rejects.toMatchObject({ code: 'LASKURIVI.NO_LASKU' });
    const aimed = { keikkaLaskuId, keikkaLaskuRiviId };
    await expect(invoicing.ask(laskuRiviCalls.delete, aimed, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKURIVI.NOT_FOUND',
    });
  });
});
