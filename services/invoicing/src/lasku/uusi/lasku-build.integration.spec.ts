import { laskuCalls, laskuFields, laskuRiviCalls, laskuRiviFields, type InputOf } from '@keikka/contracts';
import {
  companyAdmin,
  driver,
  handler,
  invoicer,
  OWN,
  rivalInvoicer,
  RIVAL,
} from '../../../test/invoicing-company.js';
import {
  billingWithout,
  CUSTOMER,
  OTHER_CUSTOMER,
  SOURCE,
  storedPohja,
} from '../../../test/lasku-company.js';
import { KeikkaLaskuRivi } from '../keikka-lasku-rivi.entity.js';
import { Laskupohja } from '../../laskupohja/laskupohja.entity.js';
import { KeikkaLasku } from '../keikka-lasku.entity.js';

describe('the invoice of an order', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);

  const create = (changes: Partial<InputOf<typeof laskuCalls.create>> = {}, who = invoicer, key?: string) =>
    invoicing.ask(
      laskuCalls.create,
      { keikkaId: 4711, laskuttajaAsiakasId: OWN, maksajaAsiakasId: 0, ...changes },
      who,
      key,
    );
  const read = (keikkaLaskuId: number, who = invoicer) =>
    invoicing.ask(laskuCalls.get, { keikkaLaskuId }, who);

  it('has a column for every declared field', () => {
    const declared = [
      { entity: KeikkaLasku, fields: laskuFields },
      { entity: KeikkaLaskuRivi, fields: laskuRiviFields },
    ];
    expect(declared.flatMap((one) => invoicing.fieldFaults(one))).toEqual([]);
  });

  it('is built from a template: pumping hours and concrete by formula [I-002] [I-061] [I-062] [I-063] [I-064]', async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, { viitteemme: '{tyomaaNimi}' }, [
      { otsikko: 'Pumppausaika', maaraEval: '{kesto}', hintaEval: '124', yksikko: 'h' },
      { otsikko: 'Betonia {m3} m³', maaraEval: '{m3}', hintaEval: '{8,40 + 2 * 0,15 + 0,20}', yksikko: 'm³' },
      { otsikko: 'Suuri valu', evalCriteria: '{m3 > 100}', maaraEval: '1', hintaEval: '50' },
    ]);
    const { keikkaLaskuId } = await create();
    const { laskuData, laskuRivit, laskuLog } = await read(keikkaLaskuId);
    expect(laskuData).toMatchObject({
      keikkaId: 4711,
      laskuttajaType: 'pumppu',
      maksajaAsiakasId: SOURCE,
      maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy',
      keikkaLaskuStatusTypeId: 5,
      keikkaLaskuStatusTypeName: 'Odottaa',
      maksuEhtoPv: 21,
      viitteemme: neighbours.keikat.get(4711)?.tyomaaNimi,
      sumEur: '838.95',
      summat: { netto: '838.95', alvSumma: '213.93', yhteensa: '1052.88', riviCount: 2 },
      isLaskutettu: false,
      isDeleted: false,
    });
    expect(laskuRivit).toMatchObject([
      {
        riviSelite: 'Pumppausaika',
        määrä: '3.5',
        hinta: '124.00',
        netto: '434.00',
        alvSumma: '110.67',
        alv: '25.5',
      },
      { riviSelite: 'Betonia 45,5 m³', määrä: '45.5', hinta: '8.90', netto: '404.95', alvSumma: '103.26' },
    ]);
    expect(laskuLog).toMatchObject([
      { keikkaLaskuLogTypeId: 3, title: 'Uusi lasku luotu', entryByPersonId: invoicer.personId },
    ]);
  });

  it('has no rows, status 5 and 15 days without a template [I-059] [I-029] [I-052] [I-028]', async () => {
    neighbours.order(4711);
    const { keikkaLaskuId } = await create();
    const { laskuData, laskuRivit } = await read(keikkaLaskuId);
    expect(laskuRivit).toEqual([]);
    expect(laskuData).toMatchObject({
      maksuEhtoPv: 15,
      keikkaLaskuStatusTypeId: 5,
      laskuttajaType: 'pumppu',
    });
  });

  it.each<[string, Partial<Laskupohja>]>([
    ['not active', { laskupohjaTilaId: 2 }],
    ['of another company', { laskuttajaAsiakasId: RIVAL }],
    ['not begun', { startDate: '20261121' }],
    ['over', { endDate: '20261119' }],
    ['of another customer', { asiakasId: OTHER_CUSTOMER }],
    ['of another source', { sourceAsiakasId: OWN }],
    ['with a false condition', { evalCriteria: '{m3 > 45.5}' }],
  ])('has no rows of a template that is %s [I-070]', async (_, changes) => {
    neighbours.order(4711);
    await storedPohja(invoicing, changes, [{ otsikko: 'Rivi', hintaEval: '1' }]);
    const { keikkaLaskuId } = await create();
    expect((await read(keikkaLaskuId)).laskuRivit).toEqual([]);
  });

  it.each<[string, Partial<Laskupohja>]>([
    ['on its first and last day', { startDate: '20261120', endDate: '20261120' }],
    ['of the payer', { asiakasId: SOURCE }],
    ['of the customer', { asiakasId: CUSTOMER }],
    ['of the source', { sourceAsiakasId: SOURCE }],
    ['with a true condition', { evalCriteria: '{m3 >= 45.5}' }],
  ])('has the rows of a template %s [I-070]', async (_, changes) => {
    neighbours.order(4711);
    await storedPohja(invoicing, changes, [{ otsikko: 'Rivi', hintaEval: '1' }]);
    const { keikkaLaskuId } = await create();
    expect((await read(keikkaLaskuId)).laskuRivit).toMatchObject([{ riviSelite: 'Rivi', määrä: '1' }]);
  });

  it('has the headers of the customer’s own template before those of a global one', async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, { viitteenne: 'yleinen', sellerName: 'Myyjä', maksuEhtoPv: 7 }, [
      { otsikko: 'A' },
    ]);
    await storedPohja(invoicing, { asiakasId: SOURCE, viitteenne: 'oma', maksuEhtoPv: 30 }, [
      { otsikko: 'B' },
    ]);
    const { keikkaLaskuId } = await create();
    const { laskuData, laskuRivit } = await read(keikkaLaskuId);
    expect(laskuData).toMatchObject({ viitteenne: 'oma', maksuEhtoPv: 30, sellerName: 'Myyjä' });
    expect(laskuRivit.map(({ riviSelite }) => riviSelite)).toEqual(['B', 'A']);
  });

  it('names what is wrong with a formula, and makes no price up [I-085]', async () => {
    neighbours.order(4711);
    await storedPohja(invoicing, {}, [
      { otsikko: 'Hinta', hintaEval: '{"abc"}' },
      { otsikko: 'Ehto', evalCriteria: '{m3 >', hintaEval: '10' },
    ]);
    await storedPohja(invoicing, { laskupohjaNimi: 'Rikki', evalCriteria: '{olematon > 1}' }, [
      { otsikko: 'C' },
    ]);
    const { keikkaLaskuId } = await create();
    const { laskuRivit, laskuLog, laskuData } = await read(keikkaLaskuId);
    expect(laskuRivit).toMatchObject([
      { riviSelite: 'Hinta', hinta: '0.00', virhe: 'Hinta ei kelpaa: abc' },
      { riviSelite: 'Ehto', ehtoTäyttyy: false, virhe: expect.stringMatching(/^Ehto ei kelpaa: .+/) },
    ]);
    expect(laskuData.sumEur).toBe('0.00');
    expect(laskuLog.map(({ title }) => title)).toContain('Laskupohjan ehto ei kelpaa: Rikki');
  });

  it('is paid by who is named, by the customer when the order is the company’s own, and by nobody else', async () => {
    neighbours.order(4711);
    neighbours.order(4712, { sourceAsiakasId: OWN });
    neighbours.order(4713, { sourceAsiakasId: OWN, asiakasId: null });
    const payerOf = async (changes: object) => (await read((await create(changes)).keikkaLaskuId)).laskuData;
    expect(await payerOf({ maksajaAsiakasId: OTHER_CUSTOMER })).toMatchObject({
      maksajaAsiakasNimi: 'Muu Asiakas Oy',
    });
    expect(await payerOf({ keikkaId: 4712 })).toMatchObject({ maksajaAsiakasId: CUSTOMER });
    const noPayer = { code: 'LASKU.NO_MAKSAJA' };
    await expect(create({ maksajaAsiakasId: 999 })).rejects.toMatchObject(noPayer);
    await expect(create({ keikkaId: 4713 })).rejects.toMatchObject(noPayer);
  });

  it('is made once by a call that is repeated [I-112]', async () => {
    neighbours.order(4711);
    const first = await create({}, invoicer, 'key-1');
    expect(await create({}, invoicer, 'key-1')).toEqual(first);
    const laskut = await invoicing.ask(
      laskuCalls.listForKeikka,
      { keikkaId: 4711, laskuttajaAsiakasId: OWN },
      invoicer,
    );
    expect(laskut).toMatchObject([{ ...first, yhteensa: '0.00', riviCount: 0 }]);
  });

  it('is filled anew as order and templates are now, and its rows so far go [I-060] [I-065]', async () => {
    neighbours.order(4711);
    const pohja = await storedPohja(invoicing, {}, [
      { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2' },
    ]);
    const { keikkaLaskuId } = await create();
    const own = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE, riviSelite: 'Oma' };
    await invoicing.ask(laskuRiviCalls.save, own, invoicer);
    neighbours.order(4711, { m3: 10 });
    const { laskupohjaId } = pohja;
    await invoicing.dataSource.manager.update(
      Laskupohja,
      { laskupohjaId },
      { viitteemme: 'Uusi', maksuEhtoPv: 9 },
    );
    const reload = (who = invoicer) => invoicing.ask(laskuCalls.reload, { keikkaLaskuId }, who);
    expect(await reload()).toMatchObject({
      sumEur: '20.00',
      viitteemme: 'Uusi',
      maksuEhtoPv: 9,
      varmenne: 2,
    });
    const { laskuRivit, laskuLog } = await read(keikkaLaskuId);
    expect(laskuRivit.map(({ riviSelite }) => riviSelite)).toEqual(['Pumppaus']);
    expect(laskuLog[0]).toMatchObject({
      keikkaLaskuLogTypeId: 3,
      title: 'Laskun tiedot haettu uudestaan laskupohjasta',
    });
    await expect(reload(rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    neighbours.keikat.clear();
    await expect(reload()).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
    expect((await read(keikkaLaskuId)).laskuRivit).toEqual(laskuRivit);
    neighbours.order(4711);
    await invoicing.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId: 15 }, invoicer);
    const { laskuRivit: billed } = await read(keikkaLaskuId);
    expect(billed).toMatchObject([{ riviSelite: 'Pumppaus', isLaskutettu: true }]);
    await expect(reload()).rejects.toMatchObject({ code: 'LASKU.LASKUTETTU' });
    expect((await read(keikkaLaskuId)).laskuRivit).toEqual(billed);
  });

  it('is neither made nor seen without the right, and by no other company', async () => {
    neighbours.order(4711);
    neighbours.order(4714, { ownerAsiakasId: RIVAL, pumppuAsiakasId: RIVAL, betoniAsiakasId: RIVAL });
    const { keikkaLaskuId } = await create({}, companyAdmin);
    for (const who of [handler, driver]) {
      await expect(create({}, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
      await expect(read(keikkaLaskuId, who)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
    }
    await expect(create({}, rivalInvoicer)).rejects.toMatchObject({ code: 'AUTH.FOREIGN_TENANT' });
    await expect(read(keikkaLaskuId, rivalInvoicer)).rejects.toMatchObject({ code: 'LASKU.NOT_FOUND' });
    await expect(create({ keikkaId: 4714 })).rejects.toMatchObject({ code: 'LASKU.NOT_BILLER' });
    await expect(create({ keikkaId: 1 })).rejects.toMatchObject({ code: 'KEIKKA.NOT_FOUND' });
  });

  it('tells why a row has its price, and what was changed in it since', async () => {
    neighbours.order(4711);
    const rivi = { hintaEval: '{m3 > 50 ? 5.4 : 5.9}', maaraEval: '{m3}', hintaSelite: 'Sovittu 12.3.' };
    const { laskupohjaId } = await storedPohja(invoicing, {}, [rivi]);
    const { keikkaLaskuId } = await create();
    const { laskuRivit } = await read(keikkaLaskuId);
    const [{ keikkaLaskuRiviId } = { keikkaLaskuRiviId: 0 }] = laskuRivit;
    const ask = (id = keikkaLaskuRiviId, who = invoicer) =>
      invoicing.ask(laskuRiviCalls.selvitys, { keikkaLaskuRiviId: id }, who);
    const why = await ask();
    expect(why).toMatchObject({
      selvitys: {
        laskupohjaId,
        laskupohjaNimi: 'Perus 36 m',
        riviNro: 1,
        hinta: { kaava: rivi.hintaEval, lahde: 'laskupohja', perustelu: 'Sovittu 12.3.' },
        maara: { vaiheet: [{ osa: 'm3', arvo: '45,5' }] },
      },
      muutokset: [],
    });
    const save = { keikkaLaskuRiviId, keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId: SOURCE };
    await invoicing.ask(laskuRiviCalls.save, { ...save, hinta: '6.5', hintaKaava: '' }, invoicer);
    const later = await ask();
    expect(later).toMatchObject({ selvitys: why.selvitys, laskettu: why.laskettu });
    expect(later.muutokset).toContainEqual(
      expect.objectContaining({
        fieldName: 'hinta',
        oldValue: '5.90',
        newValue: '6.50',
        personId: invoicer.personId,
      }),
    );
    await expect(ask(999_999)).rejects.toMatchObject({ code: 'LASKURIVI.NOT_FOUND' });
    await expect(ask(keikkaLaskuRiviId, rivalInvoicer)).rejects.toMatchObject({
      code: 'LASKURIVI.NOT_FOUND',
    });
    await expect(ask(keikkaLaskuRiviId, handler)).rejects.toMatchObject({ code: 'AUTH.FORBIDDEN' });
  });

  it('is listed among those of its payer, and of the days asked for [I-114]', async () => {
    neighbours.order(4711);
    neighbours.order(4712, { sourceAsiakasId: OWN, pumppuAika: '2026-11-20T22:30:00.000Z' });
    const [{ keikkaLaskuId: one }, { keikkaLaskuId: other }] = [
      await create(),
      await create({ keikkaId: 4712 }),
    ];
    const ids = async (input: InputOf<typeof laskuCalls.listByAsiakas>, who = invoicer) =>
      (await invoicing.ask(laskuCalls.listByAsiakas, input, who)).map(({ keikkaLaskuId }) => keikkaLaskuId);
    expect(await ids({ asiakasId: 0 })).toEqual([other, one]);
    expect(await ids({ asiakasId: SOURCE })).toEqual([one]);
    // The second order begins at half past midnight in Helsinki.
    expect(await ids({ asiakasId: 0, last: '20261120' })).toEqual([one]);
    expect(await ids({ asiakasId: OWN, first: '20261121', last: '20261121' })).toEqual([other]);
    expect(await ids({ asiakasId: OWN }, rivalInvoicer)).toEqual([]);
  });
});
