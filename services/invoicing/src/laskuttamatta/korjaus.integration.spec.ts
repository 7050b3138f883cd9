import {
  laskuCalls,
  laskupohjaCalls,
  laskuRiviCalls,
  laskuttamattaCalls,
  type Call,
} from '@keikka/contracts';
import { driver, handler, invoicer, OWN, rivalInvoicer } from '../../test/invoicing-company.js';
import { billingWithout, SOURCE, storedPohja } from '../../test/lasku-company.js';
import { KeikkaLasku } from '../lasku/keikka-lasku.entity.js';
import { Laskupohja } from '../laskupohja/laskupohja.entity.js';

describe('what mends unbilled work', () => {
  const { invoicing, neighbours } = billingWithout(KeikkaLasku, Laskupohja);

  beforeEach(() => neighbours.order(4711));

  const tilaus = { keikkaId: 4711, laskuttajaAsiakasId: OWN };
  const priced = { otsikko: 'Pumppaus', maaraEval: '{m3}', hintaEval: '2', yksikko: 'm³' };
  const { jatkaPohjaa, luoPohjalla, paivitaMaara, luoLisalasku } = laskuttamattaCalls;
  const list = async () => {
    const period = { first: '20261120', last: '20261120' };
    return (await invoicing.ask(laskuttamattaCalls.list, period, invoicer)).rivit;
  };
  const create = () => invoicing.ask(laskuCalls.create, { ...tilaus, maksajaAsiakasId: 0 }, invoicer);
  const get = async (keikkaLaskuId: number) => invoicing.ask(laskuCalls.get, { keikkaLaskuId }, invoicer);
  const setTila = (keikkaLaskuId: number, keikkaLaskuStatusTypeId: number) =>
    invoicing.ask(laskuCalls.save, { keikkaLaskuId, keikkaLaskuStatusTypeId }, invoicer);
  const delivered = (m3: number) =>
    neighbours.order(4711, {
      betonit: [{ ...neighbours.order(4711).betonit[0], toimitettuM3: m3 } as never],
    });
  const laskuCount = () => invoicing.dataSource.manager.countBy(KeikkaLasku, { keikkaId: 4711 });

  describe('a template that ended', () => {
    it('is named, goes on until the day that the person says, and makes the invoice', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, { endDate: '20261031' }, [priced]);
      expect(await list()).toMatchObject([
        {
          syy: 'eiPohjaa',
          korjaus: 'jatkaPohjaa',
          jatkettava: { laskupohjaId, laskupohjaNimi: 'Perus 36 m' },
        },
      ]);
      const input = { ...tilaus, laskupohjaId, endDate: '20261231' };
      const { keikkaLaskuId } = await invoicing.ask(jatkaPohjaa, input, invoicer);
      expect((await get(keikkaLaskuId)).laskuData).toMatchObject({ sumEur: '91.00', maksuEhtoPv: 21 });
      const pohja = await invoicing.ask(laskupohjaCalls.get, { laskupohjaId }, invoicer);
      expect(pohja).toMatchObject({ endDate: '20261231', varmenne: 2 });
      expect(await list()).toEqual([]);
    });

    it('stays as it is where the invoice is not made', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, { endDate: '20261031' }, [priced]);
      const tooShort = { ...tilaus, laskupohjaId, endDate: '20261119' };
      await expect(invoicing.ask(jatkaPohjaa, tooShort, invoicer)).rejects.toMatchObject({
        code: 'LASKUTTAMATTA.POHJA_DOES_NOT_FIT',
      });
      expect(await invoicing.ask(laskupohjaCalls.get, { laskupohjaId }, invoicer)).toMatchObject({
        endDate: '20261031',
        varmenne: 1,
      });
      expect(await laskuCount()).toBe(0);
    });

    it('is not made shorter than a colleague has made it meanwhile', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, { endDate: '20270630' }, [priced]);
      await invoicing.ask(jatkaPohjaa, { ...tilaus, laskupohjaId, endDate: '20261231' }, invoicer);
      expect(await invoicing.ask(laskupohjaCalls.get, { laskupohjaId }, invoicer)).toMatchObject({
        endDate: '20270630',
        varmenne: 1,
      });
    });
  });

  describe('a template that is chosen', () => {
    it('bills the order though it does not fit, and the log says so', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, { evalCriteria: '{m3 > 100}' }, [priced]);
      expect(await list()).toMatchObject([{ korjaus: 'valitsePohja', jatkettava: null }]);
      const { keikkaLaskuId } = await invoicing.ask(luoPohjalla, { ...tilaus, laskupohjaId }, invoicer);
      const { laskuData, laskuLog } = await get(keikkaLaskuId);
      expect(laskuData).toMatchObject({ sumEur: '91.00', maksajaAsiakasNimi: 'Lohjan Valmisbetoni Oy' });
      expect(laskuLog).toContainEqual(
        expect.objectContaining({
          title: 'Laskupohja valittu käsin: Perus 36 m',
          description: 'Ehto ei täyty: {m3 > 100}',
        }),
      );
      expect(await list()).toEqual([]);
    });

    it('is what the invoice is filled with anew, as it is then, and others that fit are not', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, { evalCriteria: '{m3 > 100}' }, [priced]);
      const { keikkaLaskuId } = await invoicing.ask(luoPohjalla, { ...tilaus, laskupohjaId }, invoicer);
      await storedPohja(invoicing, { laskupohjaNimi: 'Yleinen' }, [{ ...priced, otsikko: 'Muu' }]);
      neighbours.order(4711, { m3: 53.5 });
      await invoicing.dataSource.manager.update(Laskupohja, { laskupohjaId }, { maksuEhtoPv: 9 });
      const reload = () => invoicing.ask(laskuCalls.reload, { keikkaLaskuId }, invoicer);
      expect(await reload()).toMatchObject({ sumEur: '107.00', maksuEhtoPv: 9 });
      const { laskuRivit, laskuLog } = await get(keikkaLaskuId);
      expect(laskuRivit).toMatchObject([{ riviSelite: 'Pumppaus', määrä: '53.5' }]);
      const chosen = laskuLog.filter(({ title }) => title === 'Laskupohja valittu käsin: Perus 36 m');
      expect(chosen).toHaveLength(2);
      await invoicing.ask(laskupohjaCalls.delete, { laskupohjaId }, invoicer);
      await expect(reload()).rejects.toMatchObject({ code: 'LASKU.NO_POHJA' });
      expect((await get(keikkaLaskuId)).laskuRivit).toEqual(laskuRivit);
    });

    it('that makes no row is refused, and so is one of another company', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, {}, []);
      await expect(invoicing.ask(luoPohjalla, { ...tilaus, laskupohjaId }, invoicer)).rejects.toMatchObject({
        code: 'LASKUTTAMATTA.NO_RIVIT',
      });
      const foreign = await storedPohja(invoicing, { laskuttajaAsiakasId: 3 }, [priced]);
      for (const [call, more] of [
        [luoPohjalla, {}],
        [jatkaPohjaa, { endDate: '20261231' }],
      ] as const)
        await expect(
          invoicing.ask(
            call as never,
            { ...tilaus, laskupohjaId: foreign.laskupohjaId, ...more } as never,
            invoicer,
          ),
        ).rejects.toMatchObject({ code: 'LASKUPOHJA.NOT_FOUND' });
      expect(await laskuCount()).toBe(0);
    });

    it('makes one invoice, however many persons choose at once', async () => {
      const { laskupohjaId } = await storedPohja(invoicing, {}, [priced]);
      const both = await Promise.allSettled(
        [1, 2].map(() => invoicing.ask(luoPohjalla, { ...tilaus, laskupohjaId }, invoicer)),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both).toContainEqual(
        expect.objectContaining({ reason: expect.objectContaining({ code: 'LASKUTTAMATTA.MENDED' }) }),
      );
      expect(await laskuCount()).toBe(1);
    });
  });

  describe('another amount than was billed', () => {
    const other = { otsikko: 'Pesu', maaraEval: '1', hintaEval: '45', yksikko: 'kpl' };
    beforeEach(() => storedPohja(invoicing, {}, [priced, other]));

    it('is put onto the open invoice, whose other rows and prices stay', async () => {
      const { keikkaLaskuId } = await create();
      delivered(53.5);
      expect(await list()).toMatchObject([{ syy: 'eriM3', korjaus: 'paivitaMaara', rahaa: '16.00' }]);
      const paivitys = await invoicing.ask(paivitaMaara, tilaus, invoicer);
      const { laskuData, laskuRivit } = await get(keikkaLaskuId);
      const { keikkaLaskuRiviId } = laskuRivit[0] ?? {};
      expect(paivitys).toEqual({
        keikkaLaskuId,
        maksajaAsiakasId: SOURCE,
        rivit: [{ keikkaLaskuRiviId, ennen: '45.5', jalkeen: '53.5', varmenne: 2 }],
      });
      expect(laskuRivit).toMatchObject([
        { riviSelite: 'Pumppaus', määrä: '53.5', hinta: '2.00', määräKaava: '{m3}', varmenne: 2 },
        { riviSelite: 'Pesu', määrä: '1', varmenne: 1 },
      ]);
      expect(laskuData).toMatchObject({ sumEur: '152.00' });
      expect(await list()).toEqual([]);
      await expect(invoicing.ask(paivitaMaara, tilaus, invoicer)).rejects.toMatchObject({
        code: 'LASKUTTAMATTA.MENDED',
      });
    });

    it('is taken back by a save of the quantity that the row had before', async () => {
      const { keikkaLaskuId } = await create();
      delivered(53.5);
      const { maksajaAsiakasId, rivit } = await invoicing.ask(paivitaMaara, tilaus, invoicer);
      for (const { keikkaLaskuRiviId, ennen, varmenne } of rivit) {
        const row = { keikkaLaskuRiviId, keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId };
        await invoicing.ask(laskuRiviCalls.save, { ...row, määrä: ennen, varmenne }, invoicer);
      }
      const { laskuRivit } = await get(keikkaLaskuId);
      expect(laskuRivit[0]).toMatchObject({ määrä: '45.5', määräKaava: '{m3}', varmenne: 3 });
      expect(await list()).toMatchObject([{ syy: 'eriM3', korjaus: 'paivitaMaara', rahaa: '16.00' }]);
    });

    it.each([
      ['Lisälasku', 53.5, '8', '16.00'],
      ['Hyvityslasku', 43.5, '-2', '-4.00'],
    ])('is on a new invoice where the first was billed, which stays: %s', async (kind, m3, määrä, sumEur) => {
      const { keikkaLaskuId: billed } = await create();
      await setTila(billed, 15);
      const before = await get(billed);
      delivered(m3);
      expect(await list()).toMatchObject([{ syy: 'eriM3', korjaus: 'luoLisalasku', rahaa: sumEur }]);
      await expect(invoicing.ask(paivitaMaara, tilaus, invoicer)).rejects.toMatchObject({
        code: 'LASKU.LASKUTETTU',
      });
      const { keikkaLaskuId } = await invoicing.ask(luoLisalasku, tilaus, invoicer);
      const { laskuData, laskuRivit, laskuLog } = await get(keikkaLaskuId);
      expect(laskuRivit).toMatchObject([{ riviSelite: 'Pumppaus', määrä, hinta: '2.00', määräKaava: '' }]);
      expect(laskuData).toMatchObject({ sumEur, maksuEhtoPv: 21, keikkaLaskuStatusTypeId: 5 });
      const titles = laskuLog.map(({ title }) => title).join();
      expect(titles).toContain(`${kind} lasku`);
      const after = await get(billed);
      expect({ ...after, laskuLog: before.laskuLog }).toEqual(before);
      // A credit names what it corrects; what was missing is billed by an invoice of its own.
      const isHyvitys = kind === 'Hyvityslasku';
      expect(laskuData.hyvitettyKeikkaLaskuId).toBe(isHyvitys ? billed : null);
      expect(after.laskuLog).toHaveLength(before.laskuLog.length + (isHyvitys ? 1 : 0));
      expect(await list()).toEqual([]);
      await expect(invoicing.ask(luoLisalasku, tilaus, invoicer)).rejects.toMatchObject({
        code: 'LASKUTTAMATTA.MENDED',
      });
    });

    it('goes onto the second invoice while that is open', async () => {
      const { keikkaLaskuId: billed } = await create();
      await setTila(billed, 15);
      delivered(53.5);
      const { keikkaLaskuId } = await invoicing.ask(luoLisalasku, tilaus, invoicer);
      delivered(55.5);
      await expect(invoicing.ask(luoLisalasku, tilaus, invoicer)).rejects.toMatchObject({
        code: 'LASKUTTAMATTA.MENDED',
      });
      expect(await invoicing.ask(paivitaMaara, tilaus, invoicer)).toMatchObject({ keikkaLaskuId });
      expect((await get(keikkaLaskuId)).laskuRivit).toMatchObject([{ määrä: '10' }]);
      expect(await list()).toEqual([]);
    });
  });

  it('is done by invoicers of the company that bills', async () => {
    const { laskupohjaId } = await storedPohja(invoicing, {}, [priced]);
    const inputs: [Call, object][] = [
      [jatkaPohjaa, { ...tilaus, laskupohjaId, endDate: '20261231' }],
      [luoPohjalla, { ...tilaus, laskupohjaId }],
      [paivitaMaara, tilaus],
      [luoLisalasku, tilaus],
    ];
    for (const [call, input] of inputs) {
      for (const who of [handler, driver])
        await expect(invoicing.ask(call as never, input as never, who)).rejects.toMatchObject({
          code: 'AUTH.FORBIDDEN',
        });
      await expect(invoicing.ask(call as never, input as never, rivalInvoicer)).rejects.toMatchObject({
        code: 'AUTH.FOREIGN_TENANT',
      });
    }
    expect(await laskuCount()).toBe(0);
  });

  it('names the rows that lack a price, and the order leaves the list once they have one', async () => {
    await storedPohja(invoicing, {}, [{ ...priced, hintaEval: '0' }]);
    const { keikkaLaskuId } = await create();
    const [found] = await list();
    const [hinnaton] = found?.hinnattomat ?? [];
    expect(found).toMatchObject({ syy: 'hinta0', korjaus: 'korjaaHinta', keikkaLaskuId });
    expect(hinnaton).toMatchObject({ riviSelite: 'Pumppaus', ehdotus: null, varmenne: 1 });
    const { keikkaLaskuRiviId = 0, varmenne = 0 } = hinnaton ?? {};
    const { maksajaAsiakasId } = found ?? {};
    const owned = { keikkaLaskuId, laskuttajaAsiakasId: OWN, maksajaAsiakasId };
    const hinta = { ...owned, keikkaLaskuRiviId, varmenne, hinta: '2', hintaKaava: '' };
    await invoicing.ask(laskuRiviCalls.save, hinta, invoicer);
    expect((await get(keikkaLaskuId)).laskuData.sumEur).toBe('91.00');
    expect(await list()).toEqual([]);
  });
});
