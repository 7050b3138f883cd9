import { hyvitysCalls, laskuCalls, laskuRiviCalls, type InputOf, type LaskuRivi } from '@keikka/contracts';
import { helsinkiDay, numericDate } from '@keikka/domain';
import { driver, handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, OTHER_CUSTOMER, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLaskuRivi } from '../lasku/keikka-lasku-rivi.entity.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja, LaskupohjaRivi } from '../laskupohja/laskupohja.entity.js';

describe('a credit of a billed invoice', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);
  let billed: number;
  let rivit: LaskuRivi[];

  beforeEach(async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, {}, [
      { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '8,90', yksikko: 'm³' },
      { otsikko: 'Odotusaika', maaraEval: '2', hintaEval: '118', yksikko: 'h' },
    ]);
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    billed = (await invoicing.ask(laskuCalls.create, input, invoicer)).keikkaLaskuId;
    rivit = (await read(billed)).laskuRivit;
    await saveRivi({ keikkaLaskuRiviId: rivit[0]?.keikkaLaskuRiviId, aleProsentti: '10', alv: '14' });
    await setTila(billed, 15);
    ({ laskuRivit: rivit } = await read(billed));
  });

  const manager = () => invoicing.dataSource.manager;
  const read = (keikkaLaskuId: number) => invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
  const setTila = (keikkaLaskuId: number, keikkaLaskuStatusTypeId: number, who = invoicer) =>
    invoicing.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId }, who);
  const saveRivi = (changes: InputOf<typeof laskuRiviCalls.save>, keikkaLaskuId = billed) =>
    invoicing.ask(
      laskuRiviCalls.save,
      { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE, ...changes },
      invoicer,
    );
  const luo = (changes: Partial<InputOf<typeof hyvitysCalls.luo>> = {}, who = invoicer, key?: string) =>
    invoicing.ask(hyvitysCalls.luo, { keikkaLaskuId: billed, ...changes }, who, key);
  const rivi = (index: number, määrä: string) => ({
    keikkaLaskuRiviId: rivit[index]?.keikkaLaskuRiviId ?? 0,
    määrä,
  });
  const refused = (code: string) => expect.objectContaining({ code }) as Error;
  const stored = async () => ({
    lasku: await manager().findOneBy(KeikkaLasku, { keikkaLaskuId: billed }),
    rivit: await manager().find(KeikkaLaskuRivi, {
      where: { keikkaLaskuId: billed },
      order: { sortNum: 'ASC' },
    }),
  });

  it('of the whole names it and takes back each row at its own price, discount and VAT', async () => {
    await manager().deleteAll(Laskupohja);
    const { keikkaLaskuId } = await luo({ syy: 'Tilaus peruttiin' });
    const { laskuData, laskuRivit, laskuLog } = await read(keikkaLaskuId);
    const { laskuCreated } = (await read(billed)).laskuData;
    const day = numericDate(helsinkiDay(new Date(laskuCreated)));
    expect(laskuData).toMatchObject({
      hyvitettyKeikkaLaskuId: billed,
      keikkaId: 4711,
      maksajaAsiakasId: SOURCE,
      maksuEhtoPv: 21,
      keikkaLaskuStatusTypeId: 5,
      txtBeforeLines: `Hyvityslasku laskuun ${billed} (${day})`,
      txtAfterLines: 'Tilaus peruttiin',
      summat: { netto: '-600.46', yhteensa: '-711.66' },
      sumEur: '-600.46',
    });
    expect(laskuRivit).toMatchObject([
      { määrä: '-45.5', hinta: '8.90', aleProsentti: '10', alv: '14', määräKaava: '', hintaKaava: '' },
      { määrä: '-2', hinta: '118.00', alv: '25.5', yksikkö: 'h', netto: '-236.00' },
    ]);
    expect(laskuRivit.map((one) => one.hyvitettyKeikkaLaskuRiviId)).toEqual(
      rivit.map((one) => one.keikkaLaskuRiviId),
    );
    expect(laskuLog).toContainEqual(
      expect.objectContaining({ title: laskuData.txtBeforeLines, keikkaLaskuLogTypeId: 3 }),
    );
    expect((await read(billed)).laskuLog[0]).toMatchObject({
      title: 'Hyvityslasku luotu',
      description: '−711,66\u00a0€. Tilaus peruttiin',
      keikkaLaskuLogTypeId: 3,
    });
  });

  it('taxes a row as it was billed, whatever its payer has become since', async () => {
    const [first] = rivit.map(({ keikkaLaskuRiviId }) => ({ keikkaLaskuRiviId }));
    await manager().update(KeikkaLaskuRivi, first ?? {}, { kaannetty: true });
    const { keikkaLaskuId } = await luo();
    await saveRivi({ ...(await firstOf(keikkaLaskuId)), määrä: '-2' }, keikkaLaskuId);
    expect((await read(keikkaLaskuId)).laskuRivit).toMatchObject([
      { määrä: '-2', kaannetty: true, netto: '-16.02', alvSumma: '0.00' },
      { kaannetty: false, netto: '-236.00', alvSumma: '-60.18' },
    ]);
  });

  it('leaves the original byte by byte as it was, which never leaves its status again [I-053]', async () => {
    const before = JSON.stringify(await stored());
    const { keikkaLaskuId } = await luo({ rivit: [rivi(0, '2')] });
    await saveRivi({ ...(await firstOf(keikkaLaskuId)), määrä: '-3' }, keikkaLaskuId);
    expect(JSON.stringify(await stored())).toBe(before);
    const systemAdmin = { ...invoicer, settingTypes: [1] };
    await expect(setTila(billed, 10, systemAdmin)).rejects.toThrow(refused('LASKU.HYVITETTY'));
  });

  it('by row takes amounts with either sign, up to what earlier credits leave', async () => {
    await luo({ rivit: [rivi(0, '-2'), rivi(1, '0.5')] });
    for (const [index, over] of [
      [0, '43.5001'],
      [1, '-1.5001'],
    ] as const)
      await expect(luo({ rivit: [rivi(index, over)] })).rejects.toThrow(refused('HYVITYS.YLI'));
    const why = { riviSelite2: 'Toimitettu vähemmän' };
    const { keikkaLaskuId } = await luo({ rivit: [{ ...rivi(0, '43.5'), ...why }] });
    expect((await read(keikkaLaskuId)).laskuRivit).toMatchObject([{ määrä: '-43.5', sortNum: 10, ...why }]);
    const rest = await luo();
    expect((await read(rest.keikkaLaskuId)).laskuRivit).toMatchObject([{ määrä: '-1.5' }]);
    await expect(luo()).rejects.toThrow(refused('HYVITYS.EI_JALJELLA'));
    expect(await invoicing.ask(hyvitysCalls.get, { keikkaLaskuId: billed }, invoicer)).toMatchObject({
      laskuNo: String(billed),
      rivit: [{ hyvitetty: '-45.5' }, { hyvitetty: '-2' }],
      hyvitykset: [{}, { keikkaLaskuId }, { keikkaLaskuId: rest.keikkaLaskuId }],
    });
  });

  const firstOf = async (keikkaLaskuId: number) => {
    const [first] = (await read(keikkaLaskuId)).laskuRivit;
    return { keikkaLaskuRiviId: first?.keikkaLaskuRiviId };
  };

  it('is considered beside what the order and its templates make now', async () => {
    const nyt = (who = invoicer) => invoicing.ask(hyvitysCalls.nyt, { keikkaLaskuId: billed }, who);
    expect(await nyt()).toEqual({ onTilaus: true, muutokset: [] });
    const pohjat = manager().getRepository(LaskupohjaRivi);
    await pohjat.update({ otsikko: 'Pumppaus' }, { hintaEval: '9,20' });
    await pohjat.delete({ otsikko: 'Odotusaika' });
    expect((await nyt()).muutokset).toMatchObject([
      { laji: 'hinta', selite: 'Pumppaus', nyt: '9.2' },
      { laji: 'pois', selite: 'Odotusaika', nyt: null },
    ]);
    await expect(nyt(rivalInvoicer)).rejects.toThrow(refused('LASKU.NOT_FOUND'));
    neighbours.keikat.delete(4711);
    expect(await nyt()).toEqual({ onTilaus: false, muutokset: [] });
  });

  it('may change within what is left, and lose rows; nothing else', async () => {
    await luo({ rivit: [rivi(0, '5')] });
    const { keikkaLaskuId } = await luo({ rivit: [rivi(0, '2'), rivi(1, '1')] });
    const first = await firstOf(keikkaLaskuId);
    expect(
      await saveRivi({ ...first, määrä: '40.5', riviSelite2: 'Laskettu väärin' }, keikkaLaskuId),
    ).toMatchObject({ määrä: '-40.5', riviSelite2: 'Laskettu väärin' });
    for (const [changes, code] of [
      [{ määrä: '40.5001' }, 'HYVITYS.YLI'],
      [{ määrä: '0' }, 'HYVITYS.EI_MAARAA'],
      [{ hinta: '1' }, 'HYVITYS.ALKUPERAISESTA'],
      [{ alv: '0' }, 'HYVITYS.ALKUPERAISESTA'],
      [{ aktiivinen: false }, 'HYVITYS.ALKUPERAISESTA'],
      [{ määräKaava: '{m3}' }, 'HYVITYS.ALKUPERAISESTA'],
      [{ keikkaLaskuRiviId: 0, riviSelite: 'Lisä' }, 'HYVITYS.ALKUPERAISESTA'],
    ] as const)
      await expect(saveRivi({ ...first, ...changes }, keikkaLaskuId)).rejects.toThrow(refused(code));
    const copy = { sourceKeikkaLaskuId: billed, targetKeikkaLaskuId: keikkaLaskuId };
    const other = { keikkaLaskuId, maksajaAsiakasId: OTHER_CUSTOMER };
    for (const refusedAct of [
      invoicing.ask(laskuRiviCalls.copy, copy, invoicer),
      invoicing.ask(laskuCalls.reload, { keikkaLaskuId }, invoicer),
      invoicing.ask(laskuCalls.save, other, invoicer),
    ])
      await expect(refusedAct).rejects.toThrow(refused('HYVITYS.ALKUPERAISESTA'));
    await invoicing.ask(
      laskuRiviCalls.delete,
      { keikkaLaskuRiviId: first.keikkaLaskuRiviId ?? 0, keikkaLaskuId },
      invoicer,
    );
    expect((await read(keikkaLaskuId)).laskuData).toMatchObject({ sumEur: '-118.00' });
    await invoicing.ask(laskuCalls.delete, { keikkaLaskuId }, invoicer);
    expect(await luo({ rivit: [rivi(0, '40.5'), rivi(1, '2')] })).toEqual({
      keikkaLaskuId: expect.any(Number),
    });
  });

  it('is of a billed invoice, of rows of it, and of no credit', async () => {
    const { keikkaLaskuId } = await luo({ rivit: [rivi(1, '1')] });
    await expect(luo({ keikkaLaskuId })).rejects.toThrow(refused('HYVITYS.ON_HYVITYS'));
    for (const [asked, code] of [
      [[], 'HYVITYS.EI_MAARAA'],
      [[rivi(1, '0')], 'HYVITYS.EI_MAARAA'],
      [[{ keikkaLaskuRiviId: 999_999, määrä: '1' }], 'LASKURIVI.NOT_FOUND'],
    ] as const)
      await expect(luo({ rivit: [...asked] })).rejects.toThrow(refused(code));
    const input = { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0 };
    const open = await invoicing.ask(laskuCalls.create, input, invoicer);
    await expect(luo(open)).rejects.toThrow(refused('HYVITYS.EI_LASKUTETTU'));
    expect(await manager().countBy(KeikkaLasku, { hyvitettyKeikkaLaskuId: billed })).toBe(1);
  });

  it('is made by invoicers of the company that billed, and once for a key', async () => {
    for (const who of [handler, driver])
      await expect(luo({}, who)).rejects.toThrow(refused('AUTH.FORBIDDEN'));
    await expect(luo({}, rivalInvoicer)).rejects.toThrow(refused('LASKU.NOT_FOUND'));
    await expect(invoicing.ask(hyvitysCalls.get, { keikkaLaskuId: billed }, rivalInvoicer)).rejects.toThrow(
      refused('LASKU.NOT_FOUND'),
    );
    const half = { rivit: [rivi(1, '1')] };
    const twice = [await luo(half, invoicer, 'sama'), await luo(half, invoicer, 'sama')];
    expect(twice[1]).toEqual(twice[0]);
    expect(await manager().countBy(KeikkaLasku, { hyvitettyKeikkaLaskuId: billed })).toBe(1);
  });

  it('takes no more than there is, however many persons credit at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => luo()));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await manager().findBy(KeikkaLaskuRivi, {
      hyvitettyKeikkaLaskuRiviId: rivit[0]?.keikkaLaskuRiviId ?? 0,
    });
    expect(rows).toMatchObject([{ määrä: '-45.5' }]);
  });
});
